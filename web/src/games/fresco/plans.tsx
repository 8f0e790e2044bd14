import type { Player } from '../../generated/fresco';
import { SeatName } from '../../shell/seats';
import { Apprentice, Coin, Master, painterColour, TileBack } from './art/pieces';
import { Pigment, pigments } from './art/pigments';
import { PlaceMark } from './art/places';
import { places, spacesInPlace } from './count';
import { PlacePanel } from './place';
import type { FrescoScene } from './stage';

// Every painter with what lies before them: the action sheet, tiles, portraits, requests.
export function Plans(scene: FrescoScene & { open: boolean }) {
  const { view, say, seats, me, components } = scene;
  return (
    <PlacePanel {...scene} stop="plan" hint={say.say('label.order')}>
      <ul class="fr-painters">
        {view.order.map((painter) => {
          const player = view.players[painter]!;
          const face = seats[painter];
          const line = player.hour === null ? null : components.hostel[player.hour];
          return (
            <li
              key={painter}
              class="fr-painter"
              data-mine={painter === me}
              data-turn={view.painter === painter}
              data-seat={painter}
            >
              <p class="fr-painter-head">
                {player.leonardo || !face ? (
                  <span class="seat-name" style={{ color: painterColour(painter, true) }}>
                    <Master painter={painter} leonardo />
                    <span>{say.say('label.leonardo')}</span>
                  </span>
                ) : (
                  <SeatName face={face} />
                )}
                <span class="fr-painter-facts number">
                  {line && <span>{line.hour}:00</span>}
                  <span data-number={`players.${painter}.score`}>
                    {say.say('label.points_count', { points: player.score })}
                  </span>
                </span>
              </p>
              <SheetPicture player={player} colour={painterColour(painter, player.leonardo)} />
              <Belongings {...scene} painter={painter} />
            </li>
          );
        })}
      </ul>
    </PlacePanel>
  );
}

function SheetPicture({ player, colour }: { player: Player; colour: string }) {
  return (
    <span class="fr-sheet" style={{ color: colour }} data-hidden={player.sheet === null} aria-hidden="true">
      {places.map((place, i) => (
        <span key={place} class="fr-sheet-column">
          <PlaceMark stop={place} />
          {Array.from({ length: spacesInPlace }, (_, space) => (
            <span key={space} class="fr-space">
              {space < (player.sheet?.[i] ?? 0) && <Apprentice />}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

// What lies open before a painter, and behind the screen where the table plays with open screens.
export function Belongings({ view, say, painter }: Pick<FrescoScene, 'view' | 'say'> & { painter: number }) {
  const player = view.players[painter]!;
  const purse = player.leonardo ? undefined : view.memory?.holdings?.[painter];
  const requests = player.requests.reduce((sum, count) => sum + count, 0);
  return (
    <span class="fr-belongings number">
      <span title={say.say('label.tiles')} data-number={`players.${painter}.tiles.length`}>
        <TileBack />
        <span class="unseen">{say.say('label.tiles')} </span>
        {player.tiles.length}
      </span>
      {!player.leonardo && (
        <span title={say.say('label.income')} data-number={`players.${painter}.income`}>
          <Coin />
          <span class="unseen">{say.say('label.income')} </span>+{player.income}
        </span>
      )}
      {requests > 0 && (
        <span data-number={`players.${painter}.requests`}>
          {say.say('label.requests')} {requests}
        </span>
      )}
      {player.portraits.map((sitter) => (
        <span key={sitter} class="fr-tag" title={say.say(`sitter.${sitter}.hint`)}>
          {say.say(`sitter.${sitter}`)}
        </span>
      ))}
      {purse && (
        <span class="fr-purse" data-number={`memory.holdings.${painter}.thalers`}>
          <Coin />
          <span class="unseen">{say.say('label.thalers')} </span>
          {purse.thalers}
          {pigments.map((paint, i) =>
            purse.paints[i] ? (
              <span key={paint} data-number={`memory.holdings.${painter}.paints.${i}`}>
                <Pigment paint={paint} />
                <span class="unseen">{say.say(`paint.${paint}`)} </span>
                {purse.paints[i]}
              </span>
            ) : null,
          )}
        </span>
      )}
    </span>
  );
}
