// A finished game in a moment: somebody sits down and leaves at once, bots play it to the end. The same words deal the same game.

// Runs in a page of the server, because a browser has a WebSocket.
async function playedByBots({ game, options, deal, bot, seated }) {
  const offered = (await (await fetch('/api/games')).json()).find((each) => each.id === game).options;
  const usual = Object.fromEntries(offered.map((option) => [option.name, option.default]));
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const ask = (type, more = {}) => socket.send(JSON.stringify({ type, ...more }));
  const told = new Promise((resolve, reject) => {
    const replies = {
      opened: ({ table }) => ask('watch', { table, token: null, seen: 0 }),
      seated: ({ table }) => {
        ask('watch', { table, token: 'a guest', seen: 0 });
        for (let seat = 0; seat < usual.seats; ++seat) if (seat !== seated) ask('seat_bot', { seat, bot });
        ask('start');
        ask('leave');
      },
      table: ({ table, stage, you, result }) => {
        if (you === null) ask('sit', { seat: seated, name: 'Ola', key: keyOf, sealed: keyOf });
        else if (stage === 'over') resolve({ table, result });
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
  return told.finally(() => socket.close());
}

// Its table and its result. `token` is that of the seat.
export async function ended(
  browser,
  server,
  game,
  options,
  { deal = `the end of ${game}`, bot = 'novice', seated = 0 } = {},
) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.address}/healthz`);
  const { table, result } = await page.evaluate(playedByBots, { game, options, deal, bot, seated });
  await context.close();
  return { table, result, token: 'a guest' };
}
