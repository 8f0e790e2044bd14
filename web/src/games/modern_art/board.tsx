import type { Components, View } from '../../generated/modern-art';
import type { Phrasebook } from '../../texts/format';
import { ArtistGlyph } from './art/glyphs';
import { artists } from './count';
import { CardBack } from './painting';

interface BoardProps {
  view: View;
  components: Components;
  say: Phrasebook;
}

// The value board: five artists, four rounds, and how the running round would end now.
export function ValueBoard({ view, components, say }: BoardProps) {
  return (
    <section class="ma-board" data-anchor="board" aria-label={say.say('label.values')}>
      <table>
        <thead>
          <tr>
            <td class="ma-piles">
              <Pile view={view} name="deck" say={say} />
              {view.mystery > 0 && <Pile view={view} name="mystery" say={say} />}
            </td>
            {artists.map((artist) => (
              <th key={artist} scope="col" data-artist={artist} data-thing={`artist:${artist}`}>
                <ArtistGlyph artist={artist} />
                <span class="ma-artist">{say.say(`artist.${artist}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.board.map((row, round) => (
            <tr
              key={round}
              data-now={round + 1 === view.round && view.phase !== 'over'}
              data-later={round >= view.round}
            >
              <th scope="row">
                <span class="unseen">{say.say('label.round')} </span>
                {round + 1}
              </th>
              {row.map((prize, i) => {
                const artist = artists[i]!;
                const place = view.ranking.indexOf(artist);
                const running = round + 1 === view.round && prize === 0 && place >= 0;
                return (
                  <td key={artist} data-prize={prize || undefined} data-place={running ? place + 1 : undefined}>
                    {prize > 0 ? (
                      <b class="ma-chip number" data-number={`board.${round}.${i}`}>
                        {prize}
                      </b>
                    ) : running ? (
                      <i class="ma-ghost number">{components.prizes.value[place]}</i>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span class="ma-foot">{say.say('label.shown')}</span>
            </th>
            {view.shown.map((count, i) => (
              <td key={i} aria-label={String(count)}>
                <span class="ma-pips" aria-hidden="true" data-number={`shown.${i}`} data-of="[data-full=true]">
                  {Array.from({ length: components.last_painting.value }, (_, n) => (
                    <span key={n} data-full={n < count} data-artist={artists[i]} />
                  ))}
                </span>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <span class="ma-foot">{say.say('label.worth_now')}</span>
            </th>
            {view.values.map((value, i) => (
              <td
                key={i}
                class="ma-worth number"
                data-none={value === 0}
                data-number={`values.${i}`}
                data-explain={say.say('hint.worth_now')}
              >
                {value}
              </td>
            ))}
          </tr>
          <tr class="ma-in-all">
            <th scope="row">
              <span class="ma-foot">{say.say('label.in_all')}</span>
            </th>
            {artists.map((artist, i) => {
              const { risen, path } = inAll(view, i);
              return (
                <td key={artist} class="number" data-number={path} data-explain={say.say('hint.in_all')}>
                  {risen}
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

// What an artist has risen by in all if the round ends now: of those among the three it is what a painting brings.
function inAll({ ranking, values, board }: View, artist: number): { risen: number; path: string } {
  if (ranking.includes(artists[artist]!)) return { risen: values[artist] ?? 0, path: `values.${artist}` };
  return {
    risen: board.reduce((sum, row) => sum + (row[artist] ?? 0), 0),
    path: board.map((_, round) => `board.${round}.${artist}`).join('+'),
  };
}

// Cards that lie face down for everybody.
function Pile({ view, name, say }: { view: View; name: 'deck' | 'mystery'; say: Phrasebook }) {
  return (
    <span class="ma-pile" data-at={name} data-thing={`pile:${name}`}>
      <CardBack />
      <span class="ma-label">{say.say(`label.${name}`)}</span>{' '}
      <b class="number" data-number={name}>
        {view[name]}
      </b>
    </span>
  );
}
