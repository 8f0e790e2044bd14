import { useState } from 'preact/hooks';
import { type GameOnOffer, useGamesOnOffer } from '../games/on_offer';
import { type Chosen, optionWords } from '../games/options';
import type { Table } from '../generated/protocol';
import type { AnyGameClient } from '../kit/game';
import { levelsOf, usualLevel } from '../kit/levels';
import { NameField } from '../shell/fields';
import type { SeatFace } from '../shell/seats';
import { SeatGlyph, SeatName } from '../shell/seats';
import type { Phrasebook } from '../texts/format';
import { Chat } from './chat';
import { SpokenTalk } from './notes';
import { ShareLink } from './share';
import type { Chair } from './sitting';

interface WaitingProps {
  chair: Chair;
  client: AnyGameClient;
  table: Table;
  faces: readonly SeatFace[];
  say: Phrasebook;
  refusal: string | null;
}

// Before the start: people arrive by the link, sit down, and fill the rest with bots.
export function Waiting({ chair, client, table, faces, say, refusal }: WaitingProps) {
  const game = useGamesOnOffer()?.find((each) => each.id === table.game);
  const empty = table.seats.filter((seat) => seat.sitter === 'nobody').length;
  const seated = table.you !== null;
  const usual = usualLevel(game?.bots ?? []);
  const fill = (bot: string) =>
    table.seats.forEach((seat, i) => {
      if (seat.sitter === 'nobody') chair.seatBot(i, bot);
    });
  const variants = game ? optionWords(game.options, table.options as Chosen, say) : [];
  return (
    <main id="main" class="page waiting">
      <h1 tabIndex={-1}>{say.say(seated ? 'waiting.title.seated' : 'waiting.title')}</h1>
      {variants.length > 0 && (
        <p class="quiet">
          {say.say('waiting.variants')} {variants.join(' · ')}
        </p>
      )}
      <section class="sheet panel" aria-labelledby="share-title">
        <h2 id="share-title">{say.say('waiting.invite')}</h2>
        <ShareLink table={table.table} />
      </section>
      {!seated && <NameField />}
      <section class="sheet panel" aria-labelledby="seats-title">
        <h2 id="seats-title">{say.say('waiting.seats')}</h2>
        <ol class="seat-rows">
          {faces.map((face) => (
            <SeatRow key={face.seat} chair={chair} table={table} face={face} game={game} say={say} />
          ))}
        </ol>
        {seated && empty > 1 && usual && (
          <button type="button" class="button wide" onClick={() => fill(usual)}>
            {say.say('waiting.fill')}
          </button>
        )}
      </section>
      <div class="start-row">
        <p class="prompt" role="status">
          {refusal ?? say.say(startWords(seated, empty), { empty })}
        </p>
        {seated && (
          <button type="button" class="button primary wide" disabled={empty > 0} onClick={() => chair.start()}>
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

function startWords(seated: boolean, empty: number): string {
  if (!seated) return empty > 0 ? 'waiting.sit_hint' : 'waiting.full';
  return empty > 0 ? 'waiting.empty_left' : 'waiting.ready';
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
          <BotChooser bots={game?.bots ?? []} say={say} seat={seat} place={(bot) => chair.seatBot(seat, bot)} />
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
      <span class="quiet">{mine ? say.say('seat.you') : say.say(presence(face))}</span>
      {(mine || (face.bot && seated)) && (
        <button type="button" class="button small" onClick={() => chair.unseat(seat)}>
          {say.say(mine ? 'waiting.stand_up' : 'waiting.send_away')}
          {!mine && <span class="unseen"> {face.name}</span>}
        </button>
      )}
    </li>
  );
}

export function presence(face: SeatFace): string {
  if (face.bot) return 'seat.bot';
  return face.present ? 'seat.present' : 'seat.away';
}

interface BotChooserProps {
  bots: readonly string[];
  say: Phrasebook;
  seat: number;
  place: (bot: string) => void;
}

function BotChooser({ bots, say, seat, place }: BotChooserProps) {
  const [kind, setKind] = useState<string | null>(null);
  const chosen = kind ?? usualLevel(bots);
  if (!chosen) return null;
  const word = (bot: string) => (say.has(`bot.${bot}`) ? say.say(`bot.${bot}`) : bot);
  return (
    <span class="bot-chooser">
      <select
        class="field"
        aria-label={say.say('waiting.bot_kind', { number: seat + 1 })}
        value={chosen}
        onChange={(change) => setKind(change.currentTarget.value)}
      >
        {levelsOf(bots).map((bot) => (
          <option key={bot} value={bot}>
            {word(bot)}
          </option>
        ))}
      </select>
      <button type="button" class="button small" onClick={() => place(chosen)}>
        {say.say('waiting.add_bot')}
        <span class="unseen"> {say.say('seat.number', { number: seat + 1 })}</span>
      </button>
    </span>
  );
}
