import type { Components, View } from '../../generated/fresco';
import type { Phrasebook } from '../../texts/format';
import { Pigments } from './art/pigments';
import { useWhy } from './choices';
import { PlacePanel } from './place';
import type { FrescoScene } from './stage';

export function Market(scene: FrescoScene & { open: boolean }) {
  const { view, say } = scene;
  const price = view.offer?.price ?? 0;
  const shopping = view.offer !== null && view.place === 'market' && price > 0;
  const hint = shopping ? say.say('label.each_costs', { price }) : say.say('place.market.hint');
  return (
    <PlacePanel {...scene} stop="market" hint={hint}>
      <ul class="fr-stalls" data-count={scene.view.stalls.length}>
        {scene.view.stalls.map((slots, stall) => (
          <Stall key={stall} {...scene} stall={stall} slots={slots} />
        ))}
      </ul>
    </PlacePanel>
  );
}

interface StallProps extends FrescoScene {
  stall: number;
  slots: readonly number[];
}

function Stall({ stall, slots, ...scene }: StallProps) {
  const { view, say, components, live, play } = scene;
  const [, explain] = useWhy(view);
  const shopper = view.phase === 'visiting' && view.place === 'market' && view.visit.stall === stall + 1;
  const closed = shopper && view.visit.closed > 0;
  const closing = view.offer?.closes.includes(stall) ?? false;
  return (
    <li
      class="fr-stall"
      data-thing={`stall:${stall}`}
      data-chosen={shopper}
      data-closed={closed}
      data-empty={slots.every((tile) => tile < 0)}
      style={{ '--slots': slots.length }}
    >
      <Awning stall={stall} />
      <span class="fr-stall-name">{say.say(`stall.${stall}`)}</span>
      <ul class="fr-wares">
        {slots.map((tile, slot) => (
          <li key={slot}>
            <Ware
              {...{ stall, slot, tile, say, components }}
              may={live && (view.offer?.buys.some((buy) => buy.stall === stall && buy.slot === slot) ?? false)}
              press={(may) => (may ? play({ type: 'buy', stall, slot }) : explain(whyNot(view, stall, say)))}
            />
          </li>
        ))}
      </ul>
      {closing && (
        <button
          type="button"
          class="button small fr-close"
          aria-disabled={!live}
          onClick={() => live && play({ type: 'close_stall', stall })}
        >
          {say.say('action.close')}
          <span class="unseen"> {say.say(`stall.${stall}`)}</span>
        </button>
      )}
    </li>
  );
}

function whyNot(view: View, stall: number, say: Phrasebook): string {
  if (!view.offer || view.place !== 'market' || view.phase !== 'visiting') return say.say('refusal.not_your_turn');
  const { visit } = view;
  if (visit.stall > 0 && visit.stall !== stall + 1)
    return say.say('refusal.one_stall', { value: say.say(`stall_number.${visit.stall - 1}`) });
  if (visit.used >= visit.sent || visit.closed) return say.say('refusal.no_apprentice');
  if (view.own && view.own.thalers < view.offer.price) return say.say('refusal.too_dear', { value: view.offer.price });
  return say.say('refusal.not_offered');
}

interface WareProps {
  stall: number;
  slot: number;
  tile: number;
  may: boolean;
  say: Phrasebook;
  components: Components;
  press: (may: boolean) => void;
}

function Ware({ stall, slot, tile, may, say, components, press }: WareProps) {
  if (tile < 0) {
    return (
      <span class="fr-ware" data-sold="true">
        <span class="unseen">{say.say('label.sold')}</span>
      </span>
    );
  }
  const { paints } = components.market[tile]!;
  return (
    <button
      type="button"
      class="fr-ware"
      data-at={`stall-${stall}-${slot}`}
      data-thing={`ware:${stall}-${slot}`}
      aria-disabled={!may}
      aria-label={say.say(may ? 'action.buy' : 'label.market_tile', { paints })}
      onClick={() => press(may)}
    >
      <Pigments paints={paints} />
    </button>
  );
}

const cloths = ['#b8432f', '#2f6f73', '#c98a2c', '#6d4b93'];

// A striped awning; each stall has cloth of its own colour and its numeral.
function Awning({ stall }: { stall: number }) {
  const strips = Array.from({ length: 6 }, (_, i) => i);
  return (
    <svg class="fr-awning" viewBox="0 0 60 26" preserveAspectRatio="none" aria-hidden="true">
      {strips.map((i) => (
        <path
          key={i}
          d={`M${4 + i * 8.7} 1H${4 + (i + 1) * 8.7}L${(i + 1) * 10} 17A5 6 0 0 1 ${i * 10} 17Z`}
          fill={i % 2 ? '#f3e6c8' : cloths[stall]}
        />
      ))}
      <path d="M4 1H56.2" stroke="#5c4326" stroke-width="2" />
    </svg>
  );
}
