import { Master } from './art/pieces';
import { raisedOf, trackLength } from './count';
import { painterName } from './painters';
import type { FrescoScene } from './stage';

// The score track as one line: round numbers are written, masters stand above it. Start spaces lie before the first one.
export function ScoreTrack({ view, say, me }: FrescoScene) {
  const length = trackLength(view);
  const step = length > 100 ? 20 : 10;
  const tens = Array.from({ length: length / step + 1 }, (_, i) => i * step);
  const along = (space: number) => `${(space / length) * 100}%`;
  // Behind the others stand those who come first in the list: the leader is always seen whole.
  const standing = view.players
    .map((player, painter) => ({ player, painter }))
    .sort((a, b) => a.player.score - b.player.score);
  const onTrack = standing.filter(({ player }) => player.start_space === 0);
  const raised = raisedOf(onTrack.map(({ player }) => player.score / length));
  return (
    <section class="fr-track" aria-label={say.say('label.score_track')} data-anchor="track">
      <ul class="fr-start" aria-label={say.say('label.start')}>
        {standing
          .filter(({ player }) => player.start_space > 0)
          .sort((a, b) => b.player.start_space - a.player.start_space)
          .map(({ player, painter }) => (
            <li key={painter}>
              <Master painter={painter} leonardo={player.leonardo} at={`score-${painter}`} />
              <span class="unseen">{painterName(view, painter, say)}</span>
              <span class="fr-start-space number" data-number={`players.${painter}.start_space`}>
                S{player.start_space}
              </span>
            </li>
          ))}
      </ul>
      <div class="fr-line">
        <span class="fr-tens number" aria-hidden="true" data-scale>
          {tens.map((ten) => (
            <span key={ten} style={{ left: along(ten) }}>
              {ten}
            </span>
          ))}
        </span>
        <ul>
          {onTrack.map(({ player, painter }, i) => (
            <li
              key={painter}
              class="fr-stand"
              style={{ left: along(player.score) }}
              data-mine={painter === me}
              data-raised={raised[i]}
            >
              <Master painter={painter} leonardo={player.leonardo} at={`score-${painter}`} />
              <b class="number" data-number={`players.${painter}.score`}>
                {player.score}
              </b>
              <span class="unseen">{painterName(view, painter, say)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
