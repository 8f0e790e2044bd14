import type { ResultInfo } from '../generated/protocol';
import { type SeatFace, SeatName } from '../shell/seats';

interface RankingProps {
  result: ResultInfo;
  together: boolean; // they played as one
  faces: readonly SeatFace[];
  me: number | null;
}

// Everyone in the order of their ranks, with their points; a team in one line, with what it has in common.
export function Ranking({ result, together, faces, me }: RankingProps) {
  if (together)
    return (
      <ul class="result-team">
        {faces.map((face) => (
          <li key={face.seat}>
            <SeatName face={face} />
          </li>
        ))}
      </ul>
    );
  const won = result.ranks.includes(1); // together against the game, nobody may have
  const order = faces.map((face) => face.seat).sort((a, b) => result.ranks[a]! - result.ranks[b]!);
  return (
    <ol class="result-rows">
      {order.map((seat) => (
        <li key={seat} data-won={result.ranks[seat] === 1} data-mine={seat === me}>
          <span class="result-rank number">{won ? result.ranks[seat] : '–'}</span>
          <SeatName face={faces[seat]!} />
          <span class="result-points number">{result.points[seat]}</span>
        </li>
      ))}
    </ol>
  );
}
