// What runs in the peer's own folder: Connect Four as boardgame.io's tutorial would write it, and clients by its own library.

const GAME = `
const INVALID = require('boardgame.io/core').INVALID_MOVE;
const LINES = [[1, 0], [0, 1], [1, 1], [1, -1]];
function hasFour(cells, column, row, player) {
  return LINES.some(([dx, dy]) => {
    let count = 1;
    for (const way of [1, -1]) {
      for (let i = 1; i < 4; i++) {
        const x = column + dx * i * way, y = row + dy * i * way;
        if (x < 0 || x > 6 || y < 0 || y > 5 || cells[x * 6 + y] !== player) break;
        count++;
      }
    }
    return count >= 4;
  });
}
const Game = {
  name: 'connect-four',
  setup: () => ({ cells: Array(42).fill(null), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      let row = 0;
      while (row < 6 && G.cells[column * 6 + row] !== null) row++;
      if (row === 6) return INVALID;
      G.cells[column * 6 + row] = playerID;
      G.last = [column, row];
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.last && hasFour(G.cells, G.last[0], G.last[1], ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
`;

export const PEER_SERVER = `${GAME}
const { Server } = require('boardgame.io/server');
const server = Server({ games: [Game], origins: ['*'] });
console.log = () => {};
let closed = 0;
const open = new Set();
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  appServer.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => { closed += socket.bytesWritten; open.delete(socket); });
  });
  process.send({ port: appServer.address().port });
});
process.on('message', () => {
  if (global.gc) global.gc();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  let bytes = closed;
  for (const socket of open) bytes += socket.bytesWritten;
  process.send({ cpu: user + system, used: heapUsed + external + arrayBuffers, bytes });
});
process.on('disconnect', () => process.exit(0));
`;

export const PEER_CLIENTS = `${GAME}
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
let tables = [];
// A match that is not there is made when the first client comes.
let count = 0;
function sit(port, matchID, playerID) {
  const client = Client({ game: Game, debug: false, matchID, playerID,
    multiplayer: SocketIO({ server: 'http://127.0.0.1:' + port, socketOpts: { transports: ['websocket'] } }) });
  return new Promise((done) => {
    let isIn = false;
    client.subscribe((state) => { if (state && state.isConnected && !isIn) { isIn = true; done(client); } });
    client.start();
  });
}
async function openTable(port) {
  const matchID = 'match' + count++;
  const table = { clients: [], sentAt: 0, isDone: false };
  for (const playerID of ['0', '1']) table.clients.push(await sit(port, matchID, playerID));
  tables.push(table);
}
async function openIdle(port) {
  (await sit(port, 'idle' + count++, '0')).stop();
}
let moves = 0, left = 0, finish = null;
const latencies = [];
function start(table) {
  table.clients.forEach((client, seat) => {
    let seen = -1;
    const act = (state) => {
      if (!state || table.isDone) return;
      if (state.ctx.gameover) { table.isDone = true; if (--left === 0) finish(); return; }
      if (state.ctx.turn === seen || state.ctx.currentPlayer !== String(seat)) return;
      seen = state.ctx.turn;
      if (table.sentAt) latencies.push(performance.now() - table.sentAt);
      const free = [0, 1, 2, 3, 4, 5, 6].filter((column) => state.G.cells[column * 6 + 5] === null);
      table.sentAt = performance.now();
      moves++;
      client.moves.drop(free[Math.floor(Math.random() * free.length)]);
    };
    client.subscribe(act);
  });
}
async function work({ what, port, tables: many }) {
  if (what === 'open' || what === 'idle') {
    if (what === 'idle') {
      for (const { clients } of tables) for (const client of clients) client.stop();
      tables = [];
      for (let i = 0; i < many; i += 20) await Promise.all(Array.from({ length: 20 }, () => openIdle(port)));
    } else {
      for (const { clients } of tables) for (const client of clients) client.stop();
      tables = [];
      for (let i = 0; i < many; i += 25) await Promise.all(Array.from({ length: Math.min(25, many - i) }, () => openTable(port)));
    }
    return process.send('ready');
  }
  moves = 0;
  latencies.length = 0;
  left = tables.length;
  const done = new Promise((all) => { finish = all; });
  const began = performance.now();
  for (const table of tables) start(table);
  await done;
  const seconds = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(latencies.length * share)] || 0;
  process.send({ moves, seconds, p50: at(0.5), p99: at(0.99) });
}
process.on('message', (message) => void work(message));
process.on('disconnect', () => process.exit(0));
`;
