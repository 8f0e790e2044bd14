import { SeatName } from '../../seats';
import { AuctionGlyph } from './art/glyphs';
import { bidding, type ModernArtScene, stanceOf } from './count';
import { Hammer } from './hammer';
import { Card } from './painting';

// What is under the hammer, who has said what, and how long silence still counts.
export function Lot(scene: ModernArtScene) {
  const { shown, now, seats, components, options, say, deadline } = scene;
  const how = shown.lot[shown.lot.length - 1]?.auction;
  const price = shown.phase === 'buying';
  return (
    <section class="ma-lot" data-anchor="lot" data-empty={shown.lot.length === 0} aria-label={say.say('label.lot')}>
      <div class="ma-easel">
        {shown.lot.length === 0 && <span class="ma-empty" data-at="lot-0" />}
        {shown.lot.map((painting, i) => (
          <Card key={i} painting={painting} components={components} say={say} at={`lot-${i}`} />
        ))}
      </div>
      <div class="ma-bids">
        <h2 class="ma-how-line">
          {how && <AuctionGlyph auction={how} />}
          <span>{how ? say.say(`auction.${how}`) : say.say(`phase.${shown.phase}`)}</span>
        </h2>
        {how && <p class="ma-hint">{say.say(`auction.${how}.hint`)}</p>}
        {bidding(shown) && shown.lot.length > 0 && (
          <p class="ma-amount" data-none={shown.amount === 0}>
            <span class="ma-label">{say.say(price ? 'label.price' : 'label.bid')}</span>
            <b class="number">{shown.amount > 0 ? shown.amount : '–'}</b>
            {shown.leader !== null && seats[shown.leader] && <SeatName face={seats[shown.leader]!} />}
          </p>
        )}
        {shown.lot.length > 0 && (bidding(shown) || shown.phase === 'doubling') && (
          <ul class="ma-stances">
            {seats.map((face) => {
              const stance = stanceOf(shown, face.seat);
              return (
                <li key={face.seat} data-stance={stance}>
                  <SeatName face={face} />
                  {stance === 'passed' && <span>{say.say('label.passed')}</span>}
                  {stance === 'fist' && <span>{say.say('label.fist')}</span>}
                  {stance === 'thinks' && <span>…</span>}
                  {shown.auctioneer === face.seat && <span class="ma-seller">{say.say('label.auctioneer')}</span>}
                </li>
              );
            })}
          </ul>
        )}
        {deadline !== null && now.phase === 'open' && <Hammer deadline={deadline} seconds={options.hammer} say={say} />}
      </div>
    </section>
  );
}
