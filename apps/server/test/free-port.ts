import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: one of those keeps its port for a minute after it has ended, and may take
 * the port of a server that is down and is to come again at its address.
 */
const LOWEST = 11_000;
const BELOW = 32_768;

/** A port of this machine that nobody has. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, BELOW);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
      .on('error', () => done(false))
      .listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
