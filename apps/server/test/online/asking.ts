import { Agent, request } from 'node:http';
import type { Answered } from './house.ts';

export type Ask = (method: string, path: string, body?: unknown, key?: string) => Promise<Answered>;

/** Requests from an address of one's own; a body that is text is sent as it is. */
export function askFrom(url: string, localAddress: string): Ask {
  const { hostname: host, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  return (method, path, body, key = '') => {
    const text = body === undefined || typeof body === 'string' ? (body as string | undefined) : JSON.stringify(body);
    const headers = { authorization: `Bearer ${key}`, ...(text !== undefined && { 'content-type': 'application/json' }) };
    return new Promise((done, fail) => {
      const asked = request({ host, port, path, method, agent, localAddress, headers }, (answer) => {
        let heard = '';
        answer.on('data', (chunk) => {
          heard += chunk;
          // Of a stream the first line is enough.
          if (path.endsWith('/stream')) answer.destroy();
        });
        answer.on('error', () => {});
        answer.on('close', () => {
          const isJson = heard.startsWith('{') && !path.endsWith('/stream');
          done({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(heard) : undefined });
        });
      });
      asked.on('error', fail);
      asked.end(text);
    });
  };
}

/** Without end, so many at a time. */
export function again(atOnce: number, what: (turn: number) => Promise<unknown>): void {
  let turn = 0;
  const go = async (): Promise<void> => {
    for (;;) await what(turn++).catch(() => new Promise((done) => setTimeout(done, 20)));
  };
  for (let i = 0; i < atOnce; i++) void go();
}
