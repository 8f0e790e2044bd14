import { useState } from 'preact/hooks';
import { type Chosen, optionWords } from '../games/chosen';
import { type GameOnOffer, useGamesOnOffer } from '../games/on_offer';
import type { Table } from '../generated/protocol';
import type { AnyGameClient } from '../kit/game';
import { type Character, characterOf, levelsOf, usualCompany } from '../kit/levels';
import type { SeatFace } from '../shell/seats';
import { presence, SeatGlyph, SeatName } from '../shell/seats';
import { OriginNote } from '../story/origin';
import type { Phrasebook } from '../texts/format';
import { Chat } from './chat';
import { Invitation } from './invitation';
import { SpokenTalk } from './notes';
import { ShareCode, ShareLink } from './share';
import type { Chair } from './sitting';

interface WaitingProps {
  chair: Chair;
  client: AnyGameClient;
  table: Table;
  faces: readonly SeatFace[];
  say: Phrasebook;
  refusal: string | null;
  silent: readonly string[];
}

// Before the start: people arrive by the link, sit down, and fill the rest with bots.
export function Waiting({ chair, client, table, faces, say, refusal, silent }: WaitingProps) {
  const game = useGamesOnOffer()?.find((each) => each.id === table.game);
  const empty = table.seats.filter((seat) => seat.sitter === 'nobody').length;
  const seated = table.you !== null;
  const company = game ? usualCompany(game, empty, seatedAt(table)) : [];
  const fill = () => {
    const coming = company[Symbol.iterator]();
    table.seats.forEach((seat, i) => {
      if (seat.sitter === 'nobody') chair.seatBot(i, coming.next().value!);
    });
  };
  const variants = game ? optionWords(game.options, table.options as Chosen, say) : [];
  return (
    <main id="main" class="page waiting">
      {seated ? (
        <Inviting table={table.table} variants={variants} say={say} />
      ) : (
        <Invitation {...{ table, faces, variants, say }} sit={(seat) => chair.sit(seat)} />
      )}
      <OriginNote from={table.from} say={say} />
      <section class="sheet panel" aria-labelledby="seats-title">
        <h2 id="seats-title">{say.say('waiting.seats')}</h2>
        <ol class="seat-rows">
          {faces.map((face) => (
            <SeatRow key={face.seat} chair={chair} table={table} face={face} game={game} say={say} />
          ))}
        </ol>
        {seated && empty > 1 && company.length > 0 && (
          <button type="button" class="button wide" onClick={fill}>
            {say.say('waiting.fill')}
          </button>
        )}
      </section>
      <div class="start-row">
        <p class="prompt" role="status">
          {refusal ?? startWords(table, faces, silent, say)}
        </p>
        {seated && table.you === table.host && (
          <button
            type="button"
            class="button primary wide"
            disabled={empty > 0 || table.awaited !== null}
            onClick={() => chair.start()}
          >
            {say.say('waiting.start')}
          </button>
        )}
      </div>
      <section class="sheet panel" aria-labelledby="chat-title">
        <h2 id="chat-title">{say.say('talk.title')}</h2>
        <Chat chair={chair} client={client} table={table} faces={faces} say={say} />
        <SpokenTalk chair={chair} client={client} table={table} faces={faces} say={say} />
      </section>
    </main>
  );
}

// Who sits at the table, by the names under which they were seated: no bot is offered that is called like any of them.
function seatedAt(table: Table): string[] {
  return table.seats.filter((seat) => seat.sitter !== 'nobody').map((seat) => seat.name);
}

// For those who sit here: the link and the picture of it that bring the others.
function Inviting({ table, variants, say }: { table: string; variants: readonly string[]; say: Phrasebook }) {
  return (
    <>
      <h1 tabIndex={-1}>{say.say('waiting.title.seated')}</h1>
      {variants.length > 0 && (
        <p class="quiet">
          {say.say('waiting.variants')} {variants.join(' · ')}
        </p>
      )}
      <section class="sheet panel" aria-labelledby="share-title">
        <h2 id="share-title">{say.say('waiting.invite')}</h2>
        <ShareLink table={table} />
        <ShareCode table={table} />
      </section>
    </>
  );
}

function startWords(table: Table, faces: readonly SeatFace[], silent: readonly string[], say: Phrasebook): string {
  const { you, host, awaited } = table;
  const empty = table.seats.filter((seat) => seat.sitter === 'nobody').length;
  if (awaited !== null && awaited.length > 0) return say.say('waiting.awaited', { seats: awaited });
  if (silent.length > 0) return say.say('waiting.silent', { names: silent });
  if (you === null) return say.say(empty > 0 ? 'waiting.sit_hint' : 'waiting.full');
  if (empty > 0) return say.say('waiting.empty_left', { empty });
  if (you === host || host === null) return say.say('waiting.ready');
  return say.say('waiting.host_starts', { name: faces[host]!.name });
}

interface SeatRowProps {
  chair: Chair;
  table: Table;
  face: SeatFace;
  game: GameOnOffer | undefined;
  say: Phrasebook;
}

function SeatRow({ chair, table, face, game, say }: SeatRowProps) {
  const { seat } = face;
  const info = table.seats[seat]!;
  const seated = table.you !== null;
  const mine = table.you === seat;
  if (info.sitter === 'nobody') {
    return (
      <li class="seat-row" data-empty="true">
        <SeatGlyph seat={seat} />
        <span class="seat-word quiet">{say.say('seat.empty', { number: seat + 1 })}</span>
        {seated ? (
          game && (
            <BotChooser
              game={game}
              seated={seatedAt(table)}
              say={say}
              seat={seat}
              place={(bot) => chair.seatBot(seat, bot)}
            />
          )
        ) : (
          <button type="button" class="button small" onClick={() => chair.sit(seat)}>
            {say.say('waiting.sit')}
            <span class="unseen"> {say.say('seat.number', { number: seat + 1 })}</span>
          </button>
        )}
      </li>
    );
  }
  return (
    <li class="seat-row">
      <SeatName face={face} />
      <span class="quiet">
        {mine ? say.say('seat.you') : say.say(presence(face))}
        {face.bot && <BotWords game={game} bot={info.name} say={say} />}
        {table.host === seat && ` · ${say.say('seat.host')}`}
      </span>
      {(mine || (seated && (face.bot || table.you === table.host))) && (
        <button
          type="button"
          class="button small"
          aria-label={mine ? undefined : `${say.say('waiting.send_away')}: ${face.name}`}
          onClick={() => chair.unseat(seat)}
        >
          {say.say(mine ? 'waiting.stand_up' : 'waiting.send_away')}
        </button>
      )}
    </li>
  );
}

// What is said of a bot besides its name: at its seat how well and in what manner it plays.
function BotWords({ game, bot, say }: { game: GameOnOffer | undefined; bot: string; say: Phrasebook }) {
  const character = characterOf(game, bot);
  if (!character) return null;
  return <> · {[say.say(`bot.${character.level}`), ...mannerWords(character, say)].join(' · ')}</>;
}

function mannerWords(character: Character, say: Phrasebook): string[] {
  return character.manner === 'even' ? [] : [say.say(`bot.manner.${character.manner}`)];
}

interface BotChooserProps {
  game: GameOnOffer;
  seated: readonly string[];
  say: Phrasebook;
  seat: number;
  place: (bot: string) => void;
}

function BotChooser({ game, seated, say, seat, place }: BotChooserProps) {
  const [wish, setWish] = useState<string | null>(null);
  const free = wish !== null && (!characterOf(game, wish) || !seated.includes(wish));
  const chosen = free ? wish : usualCompany(game, 1, seated)[0];
  if (!chosen) return null;
  const word = (bot: string) => (say.has(`bot.${bot}`) ? say.say(`bot.${bot}`) : bot);
  return (
    <span class="bot-chooser">
      <select
        class="field"
        aria-label={say.say('waiting.bot_kind', { number: seat + 1 })}
        aria-describedby={`bot-${seat}-words`}
        value={chosen}
        onChange={(change) => setWish(change.currentTarget.value)}
      >
        {levelsOf(game, seated).map(({ level, people }) => (
          <optgroup key={level} label={word(level)}>
            {people.map((each) => (
              <option key={each.name} value={each.name}>
                {[each.name, ...mannerWords(each, say)].join(', ')}
              </option>
            ))}
            <option value={level}>{word(level)}</option>
          </optgroup>
        ))}
      </select>
      <button type="button" class="button small" onClick={() => place(chosen)}>
        {say.say('waiting.add_bot')}
        <span class="unseen"> {say.say('seat.number', { number: seat + 1 })}</span>
      </button>
      <span class="bot-words quiet" id={`bot-${seat}-words`}>
        {sentences(game, chosen, say)}
      </span>
    </span>
  );
}

// How a bot of this level thinks in this game, and what one of this manner does differently.
function sentences(game: GameOnOffer, bot: string, say: Phrasebook): string {
  const character = characterOf(game, bot);
  const keys = [`bot.${character?.level ?? bot}.hint`, `manner.${character?.manner ?? 'even'}`];
  return keys
    .filter((key) => say.has(key))
    .map((key) => `${say.say(key)}.`)
    .join(' ');
}
