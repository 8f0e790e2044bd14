import { SeatName } from '../../shell/seats';
import { AuctionGlyph } from './art/glyphs';
import { bidding, type ModernArtScene, stanceOf, worthNow, worthPath } from './count';
import { Hammer } from './hammer';
import { Card } from './painting';

// What is under the hammer, who has said what, and how long silence still counts.
export function Lot(scene: ModernArtScene) {
  const { view, seats, components, options, say, deadline } = scene;
  const how = view.lot[view.lot.length - 1]?.auction;
  const price = view.phase === 'buying';
  return (
    <section class="ma-lot" data-anchor="lot" data-empty={view.lot.length === 0} aria-label={say.say('label.lot')}>
      <div class="ma-easel" data-number="lot.length" data-of=".ma-card">
        {view.lot.length === 0 && <span class="ma-empty" data-at="lot-0" />}
        {view.lot.map((painting, i) => (
          <Card key={i} painting={painting} components={components} say={say} at={`lot-${i}`} open />
        ))}
      </div>
      <div class="ma-bids">
        <h2 class="ma-how-line">
          {how && <AuctionGlyph auction={how} />}
          <span>{how ? say.say(`auction.${how}`) : say.say(`phase.${view.phase}`)}</span>
        </h2>
        {how && <p class="ma-hint">{say.say(`auction.${how}.hint`)}</p>}
        {bidding(view) && view.lot.length > 0 && (
          <p class="ma-amount" data-none={view.amount === 0}>
            <span class="ma-label">{say.say(price ? 'label.price' : 'label.bid')}</span>
            <b class="number" data-number={view.amount > 0 ? 'amount' : undefined}>
              {view.amount > 0 ? view.amount : '–'}
            </b>
            {view.leader !== null && seats[view.leader] && <SeatName face={seats[view.leader]!} />}
          </p>
        )}
        {view.lot.length > 0 && (
          <p class="ma-brings" data-number={worthPath(view)}>
            {say.say('label.would_bring', { value: worthNow(view) })}
          </p>
        )}
        {view.lot.length > 0 && (bidding(view) || view.phase === 'doubling') && (
          <ul class="ma-stances">
            {seats.map((face) => {
              const stance = stanceOf(view, face.seat);
              return (
                <li key={face.seat} data-stance={stance}>
                  <SeatName face={face} />
                  {stance === 'passed' && <span>{say.say('label.passed')}</span>}
                  {stance === 'fist' && <span>{say.say('label.fist')}</span>}
                  {stance === 'thinks' && <span>…</span>}
                  {view.auctioneer === face.seat && <span class="ma-seller">{say.say('label.auctioneer')}</span>}
                </li>
              );
            })}
          </ul>
        )}
        {deadline !== null && view.phase === 'open' && (
          <Hammer deadline={deadline} seconds={options.hammer} say={say} />
        )}
      </div>
    </section>
  );
}
