import { type Bounds, MOST_DEPTH, readUntrusted } from '@stolik/kernel/untrusted';
import type { FastifyInstance } from 'fastify';

/** A custom scenario is the largest body. */
export const MOST_BODY = 64 * 1024;
const BOUNDS: Bounds = { length: MOST_BODY, depth: MOST_DEPTH, values: 20_000 };

/** A body that is refused before any handler sees it. */
class BadBody extends Error {
  readonly statusCode = 400;
}

/** JSON bodies come in by the same reader as messages of sockets. */
export function addBodyReader(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    const read = readUntrusted(String(text), BOUNDS);
    if (read.ok) done(null, read.value);
    else done(new BadBody(read.problem.says));
  });
}
