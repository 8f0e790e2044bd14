import { useEffect, useState } from 'preact/hooks';
import type { Painting } from '../../generated/modern-art';
import { useKeys } from '../../shell/keys';
import { AmountField, useAmount } from './amount';
import { keyOf, type ModernArtScene, same, worthNow } from './count';
import { OrderButton, StandingOrder } from './order';
import { Card } from './painting';

export function Desk(scene: ModernArtScene) {
  if (scene.me === null || scene.view.phase === 'over') return null;
  return <MyDesk {...scene} me={scene.me} />;
}

type MyScene = ModernArtScene & { me: number };

function MyDesk(scene: MyScene) {
  const { view, me, say, components, live, play } = scene;
  const { offer, phase } = view;
  const [chosen, setChosen] = useState<Painting | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const lot = view.lot.map(keyOf).join();
  useEffect(() => {
    setChosen(null);
    setWhy(null);
  }, [phase, lot, view.auctioneer]);

  const choosing = live && offer !== null && (phase === 'putting_up' || phase === 'doubling');
  const fits = (painting: Painting) => choosing && (offer?.paintings.some((each) => same(each, painting)) ?? false);
  const put = (painting: Painting) => play({ type: phase === 'doubling' ? 'add' : 'put_up', ...painting });
  const choose = (painting: Painting) => {
    if (!fits(painting)) {
      setWhy(
        say.say(phase === 'doubling' && offer ? 'hint.no_match' : 'hint.not_now', { artist: view.lot[0]?.artist }),
      );
      return;
    }
    setWhy(null);
    if (chosen && same(chosen, painting)) put(painting);
    else setChosen(painting);
  };
  const hand = view.players[me]?.hand ?? [];
  const orders = phase === 'open' ? scene.orders : undefined;
  const ordered = orders !== undefined && orders.limit !== null;

  return (
    <div class="ma-desk" data-bidding={offer?.amount != null}>
      <ul
        class="ma-hand"
        data-many={hand.length > 6}
        data-anchor="hand"
        aria-label={say.say('label.hand')}
        data-number={`players.${me}.cards`}
        data-of=".ma-mine"
      >
        {hand.map((painting) => (
          <li key={keyOf(painting)}>
            <button
              type="button"
              class="ma-mine"
              data-may={fits(painting)}
              aria-disabled={!fits(painting)}
              aria-pressed={chosen !== null && same(chosen, painting)}
              onClick={() => choose(painting)}
            >
              <Card painting={painting} components={components} say={say} at={`mine-${keyOf(painting)}`} />
            </button>
          </li>
        ))}
      </ul>
      <div class="ma-action" data-anchor="action">
        <p class="ma-purse" data-anchor="money">
          <span>{say.say('label.money')}</span>
          <span>
            <b class="number" data-number={`players.${me}.money`}>
              {view.players[me]?.money ?? 0}
            </b>{' '}
            {say.say('label.thousand')}
          </span>
        </p>
        {why && (
          <p class="ma-why" role="status">
            {why}
          </p>
        )}
        {ordered ? (
          <StandingOrder {...scene} orders={orders} />
        ) : offer?.amount ? (
          <Bidding key={`${phase} ${lot}`} {...scene} range={offer.amount} />
        ) : (
          <Answers {...scene} chosen={chosen} put={put} disabled={!live} />
        )}
        {orders && !ordered && <OrderButton key={lot} {...scene} orders={orders} />}
      </div>
    </div>
  );
}

// Bids, prices and closed fists: a number, and the word that says it.
function Bidding({ view, say, live, play, range }: MyScene & { range: { low: number; high: number } }) {
  const { phase, offer } = view;
  const [amount, set] = useAmount(
    range,
    phase === 'open' || phase === 'once_around' ? range.low : Math.min(range.high, Math.floor(worthNow(view) / 2)),
  );
  const word = phase === 'sealed' ? 'action.close' : phase === 'pricing' ? 'action.price' : 'action.bid';
  const enter = () => {
    if (live) play({ type: phase === 'pricing' ? 'price' : 'bid', amount });
  };
  const pass = () => {
    if (live && offer?.no) play({ type: 'pass' });
  };
  useKeys((key) => {
    if (key === 'Enter') enter();
    else if (key === 'ArrowUp') set(amount + 1);
    else if (key === 'ArrowDown') set(amount - 1);
    else if (key === 'PageUp') set(amount + 10);
    else if (key === 'PageDown') set(amount - 10);
    else if (key === '0') pass();
    else return false;
    return true;
  });
  return (
    <>
      <AmountField range={range} amount={amount} set={set} enter={enter} say={say} />
      <div class="ma-words">
        {(phase === 'open' || phase === 'once_around') && (
          <button
            type="button"
            class="button"
            data-action="pass"
            aria-keyshortcuts="0"
            disabled={!offer?.no || !live}
            onClick={pass}
          >
            {say.say('action.pass')}
          </button>
        )}
        <button type="button" class="button primary" data-action="bid" disabled={!live} onClick={enter}>
          {say.say(word, { amount })}
        </button>
      </div>
      <p class="ma-keys">{say.say('hint.keys')}</p>
    </>
  );
}

interface AnswersProps {
  chosen: Painting | null;
  put: (painting: Painting) => void;
  disabled: boolean;
}

// Everything that is said without a number.
function Answers({ view, say, play, chosen, put, disabled }: MyScene & AnswersProps) {
  const { phase, offer, amount } = view;
  const no = (type: string, word: string) => (
    <button
      type="button"
      class="button"
      data-action="no"
      aria-keyshortcuts="0"
      disabled={disabled || !offer?.no}
      onClick={() => play({ type })}
    >
      {say.say(word)}
    </button>
  );
  const yes = (type: string, word: string) => (
    <button
      type="button"
      class="button primary"
      data-action="yes"
      disabled={disabled || !offer?.yes}
      onClick={() => play({ type })}
    >
      {say.say(word, { amount })}
    </button>
  );
  const place = (word: string) => (
    <button
      type="button"
      class="button primary"
      data-action="put"
      disabled={disabled || chosen === null}
      onClick={() => chosen && put(chosen)}
    >
      {say.say(chosen ? word : 'action.put_up_none', { artist: chosen?.artist })}
    </button>
  );
  useKeys((key) => {
    if (key !== '0' || !offer?.no || disabled) return false;
    play({ type: phase === 'flipping' ? 'leave' : phase === 'doubling' || phase === 'buying' ? 'decline' : 'pass' });
    return true;
  });
  if (!offer) return <div class="ma-words ma-quiet" />;
  return (
    <div class="ma-words">
      {phase === 'putting_up' && place('action.put_up')}
      {phase === 'doubling' && no('decline', 'action.nothing')}
      {phase === 'doubling' && offer.paintings.length > 0 && place('action.add')}
      {(phase === 'open' || phase === 'once_around') && no('pass', 'action.pass')}
      {phase === 'buying' && no('decline', 'action.decline')}
      {phase === 'buying' && yes('take', 'action.take')}
      {phase === 'flipping' && no('leave', 'action.leave')}
      {phase === 'flipping' && yes('flip', 'action.flip')}
    </div>
  );
}
