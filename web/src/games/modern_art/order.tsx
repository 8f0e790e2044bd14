import { useEffect, useRef, useState } from 'preact/hooks';
import type { Orders } from '../../kit/game';
import { Clock, Cross } from '../../shell/icons';
import { AmountField, useAmount } from './amount';
import { type ModernArtScene, moneyOf, worthNow } from './count';

type OrderScene = ModernArtScene & { me: number; orders: Orders };

// What to do with this lot, said before one is asked: the server does it, and tells nobody.
export function OrderButton(scene: OrderScene) {
  const { say, live } = scene;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button ma-order-button"
        data-action="order"
        aria-expanded={open}
        disabled={!live}
        onClick={() => setOpen(!open)}
      >
        <Clock />
        <span>{say.say('order.open')}</span>
      </button>
      {open && <OrderForm {...scene} close={close} />}
    </>
  );
}

function OrderForm({ view, me, say, orders, close, live }: OrderScene & { close: () => void }) {
  const money = moneyOf(view, me) ?? 0;
  const range = view.offer?.amount ?? { low: view.amount + 1, high: money };
  const possible = range.low <= range.high;
  const [amount, set] = useAmount(possible ? range : null, Math.max(range.low, Math.floor(worthNow(view) / 2)));
  const form = useRef<HTMLElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, .ma-order-out')?.focus(), []);
  const give = (limit: number) => {
    if (!live) return;
    orders.give(limit);
    close();
  };
  return (
    <section
      ref={form}
      class="ma-order-form"
      aria-label={say.say('order.open')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <p>{say.say('order.hint')}</p>
      {possible && (
        <>
          <AmountField range={range} amount={amount} set={set} enter={() => give(amount)} say={say} />
          <button type="button" class="button primary" data-action="order-up-to" onClick={() => give(amount)}>
            {say.say('order.up_to', { limit: amount })}
          </button>
        </>
      )}
      <button type="button" class="button ma-order-out" data-action="order-out" onClick={() => give(0)}>
        {say.say('order.out')}
      </button>
      <button type="button" class="icon-button ma-order-close" aria-label={say.say('shell.close')} onClick={close}>
        <Cross />
      </button>
    </section>
  );
}

// While an order stands, it speaks; to speak otherwise one takes it back.
export function StandingOrder({ say, orders, live }: OrderScene) {
  const { limit } = orders;
  return (
    <>
      <p class="ma-order" role="status">
        {say.say(limit === 0 ? 'order.stands_out' : 'order.stands', { limit })}
      </p>
      <div class="ma-words">
        <button
          type="button"
          class="button"
          data-action="order-back"
          disabled={!live}
          onClick={() => orders.give(null)}
        >
          {say.say('order.back')}
        </button>
      </div>
    </>
  );
}
