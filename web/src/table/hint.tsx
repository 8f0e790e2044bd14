import type { HintedMove } from '../generated/protocol';
import type { AnyGameClient, AnyScene } from '../kit/game';
import type { Advice } from './hint_button';
import type { Chair } from './sitting';
import './hint.css';

interface HintProps {
  chair: Chair;
  client: AnyGameClient;
  scene: AnyScene;
  advice: Advice;
}

// What a master would do, how well that goes, and what else is worth a thought. It lies over the board and moves nothing.
export function Hint({ chair, client, scene, advice }: HintProps) {
  if (advice === null) return null;
  const { say } = scene;
  return (
    <div class="hint" role="status">
      {advice === 'asked' ? <p>{say.say('hint.thinking')}</p> : <Weighed {...{ client, scene }} moves={advice.moves} />}
      <button type="button" class="button small plain" data-action="hint-away" onClick={() => chair.putHintAway()}>
        {say.say('hint.away')}
      </button>
    </div>
  );
}

function Weighed({ client, scene, moves }: { client: AnyGameClient; scene: AnyScene; moves: readonly HintedMove[] }) {
  const { say } = scene;
  const [best, ...others] = moves;
  const close = others.some((each) => isAsGood(best!, each));
  return (
    <>
      <p>{say.say('hint.best')}</p>
      <ol>
        {moves.map((each) => (
          <li key={JSON.stringify(each.move)}>
            <span>{deedIn(each, client, scene)}</span>
            {others.length > 0 && <span class="number">{percent(each.chance)}</span>}
          </li>
        ))}
      </ol>
      <p class="quiet">{say.say(others.length === 0 ? 'hint.only' : close ? 'hint.close' : 'hint.how')}</p>
    </>
  );
}

// The game's own words for a move where those of its button would not say which one is meant.
function deedIn({ move }: HintedMove, client: AnyGameClient, { view, say, components }: AnyScene): string {
  const deed = move as { type: string };
  return client.deed?.(deed, view, say, components) ?? say.say(`action.${deed.type}`, deed);
}

// No further apart than playing them out so often can tell.
const isAsGood = (best: HintedMove, other: HintedMove): boolean => best.chance - other.chance <= 2 * other.error;

const percent = (thousandths: number): string => `${Math.round(thousandths / 10)} %`;
