import type { FastifyInstance } from 'fastify';
import type { SendPage } from '../app.ts';
import { type Hosting, hostPage, stoppedPage } from '../pages/host.ts';
import { notFoundPage } from '../pages/problem.ts';
import { isOwnMachine } from './addresses.ts';

/** `/host`: only for the user of the serving machine. The gate refuses forms of other pages. */
export function addHostPage(app: FastifyInstance, sendPage: SendPage, hosting: () => Hosting, stop: () => void): void {
  app.get('/host', (request, reply) =>
    isOwnMachine(request)
      ? sendPage(reply.header('cache-control', 'no-store'), hostPage(hosting()))
      : sendPage(reply, notFoundPage, 404),
  );
  void app.register(async (scope) => {
    // The form has no fields: whatever comes with it is not looked at.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.post('/host/stop', (request, reply) => {
      if (!isOwnMachine(request)) return sendPage(reply, notFoundPage, 404);
      reply.raw.once('finish', stop);
      return sendPage(reply.headers({ 'cache-control': 'no-store', connection: 'close' }), stoppedPage);
    });
  });
}
