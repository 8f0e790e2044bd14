import { coverOf } from '../games/covers';
import type { Table } from '../generated/protocol';
import { NameField } from '../shell/fields';
import { Link } from '../shell/router';
import { type SeatFace, SeatName } from '../shell/seats';
import type { Phrasebook } from '../texts/format';

interface InvitationProps {
  table: Table;
  faces: readonly SeatFace[];
  variants: readonly string[];
  say: Phrasebook;
  sit: (seat: number) => void;
}

// What a friend sees who followed a link: the game's picture, what it is, who is there, and one button.
export function Invitation({ table, faces, variants, say, sit }: InvitationProps) {
  const free = table.seats.findIndex((seat) => seat.sitter === 'nobody');
  const there = faces.filter((face) => table.seats[face.seat]?.sitter !== 'nobody');
  return (
    <section class="invitation sheet">
      <img src={coverOf(table.game)} width={512} height={269} alt="" />
      <div class="invitation-words">
        <p class="quiet">{say.say('waiting.title')}</p>
        <h1 tabIndex={-1}>{say.say('title')}</h1>
        <p>{say.say('tagline')}</p>
        <p class="card-facts">
          <span>{say.say('players')}</span> <span>{say.say('minutes')}</span> <span>{say.say('weight')}</span>
        </p>
        {variants.length > 0 && (
          <p class="quiet">
            {say.say('waiting.variants')} {variants.join(' · ')}
          </p>
        )}
        <p class="invitation-people">
          <span class="quiet">{say.say(there.length > 0 ? 'waiting.there' : 'waiting.nobody_there')}</span>
          {there.map((face) => (
            <SeatName key={face.seat} face={face} />
          ))}
        </p>
        {free >= 0 && (
          <form
            class="invitation-form"
            onSubmit={(submit) => {
              submit.preventDefault();
              sit(free);
            }}
          >
            <NameField />
            <button type="submit" class="button primary">
              {say.say('waiting.join')}
            </button>
          </form>
        )}
        <p class="invitation-more">
          <Link to={`/help/${table.game}`}>{say.say('lobby.rules')}</Link>
        </p>
      </div>
    </section>
  );
}
