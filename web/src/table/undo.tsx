import { useEffect, useRef } from 'preact/hooks';
import type { MayUndo, Table, UndoQuestion } from '../generated/protocol';
import { Back } from '../shell/icons';
import { useKeys } from '../shell/keys';
import type { Phrasebook } from '../texts/format';
import type { Chair } from './sitting';

// What is pressed here is gone after it: whoever pressed it by keyboard goes on from the board's title.
function usePassingOn<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(
    () => () => {
      if (part.current?.contains(document.activeElement))
        document.querySelector<HTMLElement>('.table-main h1')?.focus({ preventScroll: true });
    },
    [],
  );
  return part;
}

// Takes one's own last decision back, or asks whether one may.
export function UndoButton({ chair, undo, say }: { chair: Chair; undo: MayUndo; say: Phrasebook }) {
  useKeys((key, { shiftKey }) => {
    if (key.toLowerCase() !== 'u' || shiftKey) return false;
    chair.undo();
    return true;
  });
  const button = usePassingOn<HTMLButtonElement>();
  const label = say.say(undo === 'at_once' ? 'undo.take_back' : 'undo.ask');
  return (
    <button
      ref={button}
      type="button"
      class="icon-button"
      data-action="undo"
      aria-label={label}
      data-explain={say.say('undo.key')}
      aria-keyshortcuts="U"
      onClick={() => chair.undo()}
    >
      <Back />
    </button>
  );
}

interface AskedProps {
  chair: Chair;
  table: Table;
  question: UndoQuestion;
  say: Phrasebook;
}

// Somebody wants to take back what others have answered already: each of them agrees or refuses. Everybody sees who is still to answer.
export function UndoAsked({ chair, table, question, say }: AskedProps) {
  const { number, seat, awaited } = question;
  const { you } = table;
  const mine = you !== null && awaited.includes(you);
  return (
    <div class="stand-in undo-asked" role="status">
      <p>
        {say.say(you === seat ? 'undo.asking' : 'undo.asked', { seat })}{' '}
        {!mine && say.say('undo.awaited', { seats: awaited })}
      </p>
      {mine && <Answers answer={(agree) => chair.answerUndo(number, agree)} say={say} />}
    </div>
  );
}

function Answers({ answer, say }: { answer: (agree: boolean) => void; say: Phrasebook }) {
  const part = usePassingOn<HTMLDivElement>();
  return (
    <div ref={part} class="undo-answers">
      <button type="button" class="button small" data-action="undo-agree" onClick={() => answer(true)}>
        {say.say('undo.agree')}
      </button>
      <button type="button" class="button small" data-action="undo-refuse" onClick={() => answer(false)}>
        {say.say('undo.refuse')}
      </button>
    </div>
  );
}
