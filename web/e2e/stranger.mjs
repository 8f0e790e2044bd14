// A client written from docs/protocol.md and docs/offers.md alone. It shares no code with the page: what it cannot do, the documents do not say.
// It runs in an empty page of the server, because a browser has a WebSocket.
import assert from 'node:assert/strict';
import { watchAgain } from './replay.mjs';
import { patience } from './visitor.mjs';

async function playsToTheEnd({ game, options, bots, colours, several, patience }) {
  const paints = (offer, name) => offer[name].flatMap((most, i) => (most > 0 ? [[i, most]] : []));

  // A game's offer as one move: `pick(list)` chooses. Each function is a table of docs/offers.md.
  const moves = {
    'czary-mary': ({ offer }, pick) => {
      const calls = [];
      for (let spell = offer.mistakes ? 1 : offer.lowest; spell <= 8; ++spell) calls.push({ type: 'call', spell });
      return pick(offer.may_stop ? [...calls, { type: 'stop' }] : calls);
    },
    'final-touch': ({ offer }, pick, colours) => {
      const touches = paints(offer, 'retouch').map(([i, most]) => ({
        type: 'retouch',
        cards: Array(most).fill(colours[i]),
      }));
      const smears = paints(offer, 'smear').map(([i]) => ({ type: 'smear', paint: colours[i] }));
      return pick([...touches, ...smears]);
    },
    'modern-art': ({ phase, offer }, pick) => {
      const amount = offer.amount && pick([offer.amount.low, Math.min(offer.amount.low + 2, offer.amount.high)]);
      const { put, no, yes } =
        {
          putting_up: { put: 'put_up' },
          doubling: { put: 'add', no: 'decline' },
          open: { no: 'pass' },
          once_around: { no: 'pass' },
          buying: { yes: 'take', no: 'decline' },
          flipping: { yes: 'flip', no: 'leave' },
        }[phase] ?? {};
      return pick([
        ...offer.paintings.map((painting) => ({ type: put, ...painting })),
        ...(offer.amount ? [{ type: phase === 'pricing' ? 'price' : 'bid', amount }] : []),
        ...(offer.no ? [{ type: no }] : []),
        ...(offer.yes ? [{ type: yes }] : []),
      ]);
    },
    fresco: ({ offer }, pick) => {
      const each = (list, move) => list.map(move);
      if (offer.plan) {
        const plan = { market: 0, cathedral: 0, studio: 0, workshop: 0, theatre: 0 };
        for (let left = offer.plan.apprentices; left > 0; --left)
          plan[pick(Object.keys(plan).filter((place) => plan[place] < 3))] += 1;
        return { type: 'plan', ...plan };
      }
      return pick([
        ...each(offer.hours, (hour) => ({ type: 'wake_up', hour })),
        ...each(offer.buys, ({ stall, slot }) => ({ type: 'buy', stall, slot })),
        ...each(offer.closes, (stall) => ({ type: 'close_stall', stall })),
        ...each(offer.steps, (segment) => ({ type: 'step_bishop', segment })),
        ...each(offer.restores, ({ segment }) => ({ type: 'restore', segment })),
        ...each(offer.altars, ({ paints: altar }) => ({ type: 'restore_altar', paints: altar })),
        ...each(offer.portraits, (slot) => ({ type: 'take_portrait', slot })),
        ...each(offer.mixes, (paint) => ({ type: 'mix', paint })),
        ...each(offer.requests, ({ request }) => ({ type: 'fulfil', request })),
        ...each(offer.stacks, (tile) => ({ type: 'stack', tile })),
        ...each(offer.picks, (paint) => ({ type: 'pick_paint', paint })),
        ...(offer.land
          ? [
              { type: 'land', ahead: true },
              { type: 'land', ahead: false },
            ]
          : []),
        ...(offer.done ? [{ type: 'done' }] : []),
      ]);
    },
    'projekt-art': ({ offer }, pick) =>
      pick([
        ...offer.put.map((site) => ({ type: 'put_agent', site })),
        ...(offer.draw ? [{ type: 'draw' }] : []),
        ...offer.play.map(({ card }) => ({ type: 'play_card', card })),
        ...(offer.wait ? [{ type: 'wait' }] : []),
        ...offer.heal.map((seat) => ({ type: 'heal', seat })),
        ...offer.find.map((art) => ({ type: 'find', art })),
        ...offer.lay.map((site) => ({ type: 'lay_art', site })),
        ...offer.steps.map(({ companion, site, carry }) => ({ type: 'step', companion, site, carry })),
        ...(offer.ready ? [{ type: 'ready' }] : []),
        ...offer.collect.map((site) => ({ type: 'collect', site })),
        ...offer.give_up.map((resource) => ({ type: 'give_up', resource })),
        ...offer.suffer.map((seat) => ({ type: 'suffer', seat })),
        ...offer.drop.map((card) => ({ type: 'drop_clue', card })),
        ...(offer.fight ? [{ type: 'fight' }] : []),
        ...offer.reroll.map(({ card }) => ({ type: 'reroll', card, dice: [offer.dice[0]] })),
        ...(offer.weapon ? [{ type: 'use_weapon' }] : []),
        ...(offer.accept ? [{ type: 'accept_defeat' }] : []),
      ]),
  };

  let luck = 7;
  const pick = (list) => {
    luck = (luck * 1103515245 + 12345) % 2147483648;
    return list[Math.floor((luck / 2147483648) * list.length)];
  };
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const merge = (old, change) => {
    if (!isObject(change) || typeof old !== 'object' || old === null) return change;
    const merged = Array.isArray(old) ? [...old] : { ...old };
    for (const [name, value] of Object.entries(change)) merged[name] = merge(old[name], value);
    return merged;
  };

  // SHA-256 of "atelier PURPOSE SECRET". This table's deal is fixed, so nobody asks for the part.
  const seal = async (purpose, secret) => {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`atelier ${purpose} ${secret}`));
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  const [token, part] = ['a token of my own', '0'.repeat(64)];
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  const tell = (request) => socket.send(JSON.stringify(request));
  const seen = { view: null, number: 0, answered: 0, played: 0, refused: [], numbers: [], times: [] };

  function update({ number, steps }) {
    for (const step of steps) {
      if (step.view) seen.view = step.view;
      else if (step.change) seen.view = merge(seen.view, step.change);
      seen.numbers.push(step.number);
      seen.times.push(step.time);
    }
    seen.number = number;
    if (!seen.view.offer || seen.answered === number) return;
    seen.answered = number;
    seen.played += 1;
    tell({ type: 'play', seen: number, move: moves[game](seen.view, pick, colours) });
  }

  return new Promise((resolve, reject) => {
    // A move refused that no newer update follows is one nobody waits for.
    setTimeout(() => reject(new Error(`It came to a stop: ${JSON.stringify(seen)}`)), patience);
    socket.onerror = () => reject(new Error('the line broke'));
    socket.onopen = () => tell({ type: 'open_table', game, options, listed: false, deal: `a stranger plays ${game}` });
    socket.onmessage = async ({ data }) => {
      const reply = JSON.parse(data);
      if (reply.type === 'opened') {
        tell({ type: 'watch', table: reply.table, token: null, seen: 0 });
        tell({
          type: 'sit',
          seat: 0,
          name: 'Stranger',
          key: await seal('key', token),
          sealed: await seal('part', part),
        });
      } else if (reply.type === 'seated') {
        bots.forEach((bot, i) => {
          tell({ type: 'seat_bot', seat: i + 1, bot });
        });
        tell({ type: 'start' });
      } else if (reply.type === 'update') {
        update(reply);
      } else if (reply.type === 'refused') {
        seen.refused.push(reply);
        // Where several may speak at once, what crosses on the wire is judged by the rules: another update says how it stands.
        const crossed = reply.code === 'stale' || (several && reply.request === 'play');
        if (!crossed) reject(new Error(`${reply.text} (${JSON.stringify(reply)})`));
      } else if (reply.type === 'table' && reply.stage === 'over') {
        socket.close();
        resolve({ ...seen, view: undefined, table: reply.table, result: reply.result, fair: reply.fair });
      }
    };
  });
}

const evenings = [
  { game: 'czary-mary', options: { seats: 3 }, bots: 2 },
  { game: 'final-touch', options: { seats: 3 }, bots: 2 },
  { game: 'modern-art', options: { seats: 3 }, bots: 2, several: true },
  { game: 'fresco', options: { seats: 2 }, bots: 1 },
  { game: 'projekt-art', options: { seats: 2 }, bots: 1, several: true, together: true },
];

export async function stranger(story) {
  const { server, browser, check } = story;
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${server.address}/api/health`);
  for (const { game, options, bots, several = false, together = false } of evenings) {
    let seen;
    await check(`a client that knows only the documents plays ${game} to its end`, async () => {
      seen = await page.evaluate(playsToTheEnd, {
        game,
        options,
        several,
        bots: Array(bots).fill('random'),
        patience,
        colours: ['yellow', 'green', 'blue', 'brown', 'pink'],
      });
      assert.ok(seen.played >= 3, `it played ${seen.played} moves`);
      assert.equal(seen.result.ranks.length, bots + 1);
      assert.equal(seen.fair, false, 'a fixed deal is not a fair one');
      assert.deepEqual(
        seen.numbers,
        seen.numbers.toSorted((a, b) => a - b),
        'numbers only grow',
      );
      assert.deepEqual(
        seen.times,
        seen.times.toSorted((a, b) => a - b),
        'time only goes on',
      );
    });
    await watchAgain(story, game, { ...seen, together });
  }
  await page.close();
}
