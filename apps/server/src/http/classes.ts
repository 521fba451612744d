import { presentPupils } from '@stolik/class/classroom';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Classes, Entered } from '../classes/classes.ts';
import { addressKey } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import { TOO_MANY } from '../limits/misses.ts';
import { refuse, refuseGuessing, tokenIn, within } from './api.ts';
import type { BySchema } from './checking.ts';
import {
  ENTER_BY_CARD,
  ENTER_BY_PICTURES,
  ENTER_BY_PIN,
  LIST_ANIMALS,
  OPEN_CLASS,
  RECOVER_CLASS,
  REMOVE_CLASS,
} from './class-routes.ts';

interface ClassApiPlan {
  readonly classes: Classes;
  readonly limits: Limits;
}

const NO_CLASS = { at: 'code', says: 'there is no such class' };
const WRONG_PICTURES = { at: 'pictures', says: 'these are other pictures' };

/** Opening a class, coming into it, and wiping it away. Everything else goes over `/api/class`. */
export function addClassApi(server: FastifyInstance, { classes, limits }: ClassApiPlan): void {
  const app = server.withTypeProvider<BySchema>();

  app.route({
    ...OPEN_CLASS,
    onRequest: within(limits.opening),
    handler: async ({ body }, reply) => {
      const opened = await classes.open(body.label, body.language, body.teacher);
      if (!opened.ok) return refuse(reply, 503, opened.problem);
      return reply.code(201).send({ class: opened.value.room.id, code: opened.value.code });
    },
  });

  app.route({
    ...RECOVER_CLASS,
    onRequest: within(limits.entering),
    handler: async (request, reply) => {
      const { class: id, key } = request.body;
      const member = await limits.misses.look(addressKey(request.ip), () => classes.findMember(`teacher.${id}.${key}`));
      if (member === TOO_MANY) return refuseGuessing(reply);
      if (member) return { class: id, label: member.room.room.label, language: member.room.room.language };
      return refuse(reply, 403, { at: 'key', says: 'there is no such class, or this is not its key' });
    },
  });

  app.route({
    ...ENTER_BY_CARD,
    onRequest: within(limits.entering),
    handler: async (request, reply) => {
      const { class: id, pupil, card } = request.body;
      const entered = await limits.misses.look(addressKey(request.ip), () => classes.enterByCard(id, pupil, card));
      if (entered === TOO_MANY) return refuseGuessing(reply);
      if (entered) return welcome(reply, entered);
      return refuse(reply, 403, { at: 'card', says: 'this card is no good any more' });
    },
  });

  app.route({
    ...LIST_ANIMALS,
    onRequest: within(limits.entering),
    handler: async (request, reply) => {
      const live = await limits.misses.look(addressKey(request.ip), () => classes.findByCode(request.body.code));
      if (live === TOO_MANY) return refuseGuessing(reply);
      if (!live) return refuse(reply, 404, NO_CLASS);
      const { id, label, language } = live.room;
      const pupils = presentPupils(live.room).filter(({ pictures }) => pictures !== '');
      return {
        class: id,
        label,
        language,
        pupils: pupils.map(({ index, name }) => ({ pupil: index, name, isHere: live.isHere(index) })),
      };
    },
  });

  app.route({
    ...ENTER_BY_PICTURES,
    onRequest: within(limits.entering),
    handler: async (request, reply) => {
      const address = addressKey(request.ip);
      const { code, pupil, pictures } = request.body;
      const live = await limits.misses.look(address, () => classes.findByCode(code));
      if (live === TOO_MANY) return refuseGuessing(reply);
      if (!live) return refuse(reply, 404, NO_CLASS);
      const early = classes.waits(live, pupil, address);
      if (early > 0) return slower(reply, early);
      const entered = classes.enterByPictures(live, pupil, pictures, address);
      if (entered) return welcome(reply, entered);
      const wait = classes.waits(live, pupil, address);
      return reply.code(403).send({ problem: WRONG_PICTURES, wait });
    },
  });

  app.route({
    ...ENTER_BY_PIN,
    onRequest: within(limits.entering),
    handler: async (request, reply) => {
      const entered = await limits.misses.look(addressKey(request.ip), async () => {
        const found = await classes.enterByPin(request.body.pin);
        return found.ok || found.problem === 'full' ? found : undefined;
      });
      if (entered === TOO_MANY) return refuseGuessing(reply);
      if (entered?.ok) return welcome(reply, entered.value);
      if (entered) return refuse(reply, 409, { at: 'class', says: 'no animal is left in this class' });
      return refuse(reply, 404, { at: 'pin', says: 'no lesson has this number' });
    },
  });

  app.route({
    ...REMOVE_CLASS,
    onRequest: within(limits.asking),
    handler: async (request, reply) => {
      const member = await classes.findMember(tokenIn(request));
      const isTheirs = member?.who.kind === 'teacher' && member.room.room.id === request.params.class;
      if (!isTheirs) return refuse(reply, 403, { at: 'token', says: 'only the teacher may' });
      await classes.remove(member.room);
      return reply.code(204).send();
    },
  });
}

const welcome = (reply: FastifyReply, { room, pupil, token }: Entered): FastifyReply =>
  reply.code(201).send({ class: room.room.id, pupil, name: room.room.pupils[pupil]!.name, token });

/** Never shut out, only slowed: how long is said in milliseconds too. */
const slower = (reply: FastifyReply, wait: number): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', String(Math.ceil(wait / 1000)))
    .send({ problem: { at: 'pictures', says: 'a little slower' }, wait });
