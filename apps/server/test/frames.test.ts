import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../src/http/frames.ts';

/** Sends frames of ours to a client of ws, which checks every one of them. */
async function receive(texts: readonly string[]): Promise<string[]> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, socket: Duplex, head) =>
    sockets.handleUpgrade(request, socket, head, (client) => {
      socket.write(texts.map(textFrame).join(''), 'latin1');
      client.close(1000);
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const received: string[] = [];
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data, isBinary) => received.push(isBinary ? 'binary' : (data as Buffer).toString()));
  const [code] = await once(client, 'close');
  server.close();
  expect(code).toBe(1000);
  return received;
}

test('frames of every length arrive as they were, many in one piece', async () => {
  const texts = [
    '',
    'x',
    ...[125, 126, 127, 255, 256, 65_535, 65_536, 70_001, 16_777_216].map((length) => 'a'.repeat(length)),
    'end',
  ];
  const received = await receive(texts);
  expect(received.map((text) => text.length)).toEqual(texts.map((text) => text.length));
  expect(received.every((text, index) => text === texts[index])).toBe(true);
});

test('so do letters beyond ASCII', async () => {
  const texts = ['é', 'żółw', 'Привет', '👋🏽', 'ж'.repeat(63), 'ж'.repeat(40_000), '\u0000\u007f\u0080ÿ'];
  expect(await receive(texts)).toEqual(texts);
});
