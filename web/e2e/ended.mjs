// A finished game in a moment: somebody sits down and leaves at once, bots play it to the end. The same words deal the same game. Or one that begins when
// it is told to, for pages that look on.

// Runs in a page of the server, because a browser has a WebSocket.
async function playedByBots({ game, options, deal, bot, seated, held }) {
  const offered = (await (await fetch('/api/games')).json()).find((each) => each.id === game).options;
  const usual = Object.fromEntries(offered.map((option) => [option.name, option.default]));
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const ask = (type, more = {}) => socket.send(JSON.stringify({ type, ...more }));
  const told = new Promise((resolve, reject) => {
    window.ready = (table) => resolve({ table, result: null });
    const replies = {
      opened: ({ table }) => ask('watch', { table, token: null, seen: 0 }),
      seated: ({ table }) => {
        ask('watch', { table, token: 'a guest', seen: 0 });
        for (let seat = 0; seat < usual.seats; ++seat) if (seat !== seated) ask('seat_bot', { seat, bot });
        window.begin = () => {
          ask('start');
          ask('leave');
        };
        if (held) window.ready(table);
        else window.begin();
      },
      table: ({ table, stage, you, result }) => {
        if (you === null) ask('sit', { seat: seated, name: 'Ola', key: keyOf, sealed: keyOf });
        else if (stage === 'over') {
          window.result = result;
          resolve({ table, result });
        }
      },
      refused: (reply) => reject(new Error(JSON.stringify(reply))),
    };
    socket.onmessage = ({ data }) => {
      const reply = JSON.parse(data);
      replies[reply.type]?.(reply);
    };
  });
  Object.assign(usual, options);
  const words = new TextEncoder().encode('atelier key a guest');
  const keyOf = [...new Uint8Array(await crypto.subtle.digest('SHA-256', words))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  socket.onopen = () => ask('open_table', { game, options: usual, listed: false, deal, stand_in: bot });
  return told.finally(() => held || socket.close());
}

async function played(browser, server, asked) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.address}/healthz`);
  return { context, page, ...(await page.evaluate(playedByBots, asked)) };
}

// Its table and its result. `token` is that of the seat.
export async function ended(browser, server, game, options, more = {}) {
  const asked = { game, options, deal: `the end of ${game}`, bot: 'novice', seated: 0, held: false, ...more };
  const { context, table, result } = await played(browser, server, asked);
  await context.close();
  return { table, result, token: 'a guest' };
}

// A table of bots that has not begun: `begin` lets it, `isOver` says whether it has come to its end.
export async function held(browser, server, game, options, more = {}) {
  const asked = { game, options, deal: `looking on at ${game}`, bot: 'novice', seated: 0, ...more, held: true };
  const { context, page, table } = await played(browser, server, asked);
  return {
    table,
    begin: () => page.evaluate(() => window.begin()),
    isOver: () => page.evaluate(() => Boolean(window.result)),
    close: () => context.close(),
  };
}
