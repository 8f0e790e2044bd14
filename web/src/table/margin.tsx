import { useEffect, useRef } from 'preact/hooks';
import { type Chosen, optionWords } from '../games/chosen';
import { useGamesOnOffer } from '../games/on_offer';
import type { Table } from '../generated/protocol';
import type { AnyGameClient, AnyScene } from '../kit/game';
import { useFold } from '../shell/fold';
import { presence, type SeatFace, SeatName } from '../shell/seats';
import { OriginNote } from '../story/origin';
import type { Phrasebook } from '../texts/format';
import { Chat } from './chat';
import { Fairness } from './fairness';
import { Log } from './log';
import type { Chair } from './sitting';

// Somebody away, in the eyes of somebody who plays.
function mayReplace({ stage, you }: Table, face: SeatFace): boolean {
  return stage === 'playing' && you !== null && you !== face.seat && !face.bot && !face.present && !face.standIn;
}

// Two presses: a bot moves at once, and its moves stand.
function Leaving({ chair, say }: { chair: Chair; say: Phrasebook }) {
  return (
    <details class="fold leaving">
      <summary>{say.say('table.leave')}</summary>
      <p class="quiet">{say.say('table.leave.hint')}</p>
      <button type="button" class="button small" onClick={() => chair.leaveGame()}>
        {say.say('table.leave.sure')}
      </button>
    </details>
  );
}

interface MarginProps {
  chair: Chair;
  client: AnyGameClient;
  table: Table;
  scene: AnyScene;
  told: readonly unknown[]; // whatever became of it
  offer: () => void;
  askPoint: () => void;
  toChat: boolean; // opened because of what was said
}

export function Margin({ chair, client, table, scene, told, offer, askPoint, toChat }: MarginProps) {
  const { say, seats, me, view, components } = scene;
  const game = useGamesOnOffer()?.find((each) => each.id === table.game);
  const variants = game ? optionWords(game.options, table.options as Chosen, say) : [];
  const chat = useRef<HTMLElement>(null);
  const crib = useFold();
  useEffect(() => {
    // The drawer that holds this opens a moment later.
    if (toChat) requestAnimationFrame(() => chat.current?.scrollIntoView({ block: 'end' }));
  }, []);
  const acting = client.acting(view);
  return (
    <div class="margin-sheet">
      <section aria-labelledby="players-title">
        <h2 id="players-title" class="margin-title">
          {say.say('table.players')}
        </h2>
        <ul class="player-rows">
          {seats.map((face) => (
            <li key={face.seat} data-acting={acting === face.seat} data-thing={`seat:${face.seat}`}>
              <SeatName face={face} />
              <span class="player-presence" data-away={!face.present}>
                {me === face.seat ? say.say('seat.you') : say.say(presence(face))}
              </span>
              <client.Standing view={view} seat={face.seat} components={components} say={say} />
              {mayReplace(table, face) && (
                <button type="button" class="button small" onClick={() => chair.replace(face.seat)}>
                  {say.say('table.replace')}
                  <span class="unseen"> {face.name}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        {table.stage === 'playing' && me !== null && !seats[me]!.standIn && <Leaving chair={chair} say={say} />}
        {me === null && <p class="quiet">{say.say('table.spectator')}</p>}
        {variants.length > 0 && (
          <p class="quiet">
            {say.say('waiting.variants')} {variants.join(' · ')}
          </p>
        )}
      </section>
      {client.Crib && (
        <details class="fold crib" ref={crib}>
          <summary>{say.say('table.crib')}</summary>
          <div class="crib-sheet">
            <client.Crib components={components} say={say} />
          </div>
        </details>
      )}
      <section class="log-section" aria-labelledby="log-title">
        <h2 id="log-title" class="margin-title">
          {say.say('table.log')}
        </h2>
        <Log client={client} past={told} me={me} say={say} />
      </section>
      <section ref={chat} class="chat-section" aria-labelledby="chat-title">
        <h2 id="chat-title" class="margin-title">
          {say.say('talk.title')}
        </h2>
        <Chat chair={chair} client={client} table={table} faces={seats} say={say} offer={offer} askPoint={askPoint} />
      </section>
      <OriginNote from={table.from} say={say} />
      <Fairness table={table} say={say} />
    </div>
  );
}
