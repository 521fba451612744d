import { presentPupils } from '@stolik/class/classroom';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Classes, Entered } from '../classes/classes.ts';
import type { LiveClass } from '../classes/live-class.ts';
import type { Wait } from '../classes/picture-guard.ts';
import { isPassword, type WhoOpens } from '../classes/who-opens.ts';
import { readCode } from '../guests/tokens.ts';
import type { Limits } from '../limits/limits.ts';
import { type Caller, TooMany } from '../limits/misses.ts';
import { isOwnMachine } from './addresses.ts';
import { isTooFast, tokenIn, within } from './api.ts';
import type { Callers } from './callers.ts';
import type { BySchema } from './checking.ts';
import {
  ASK_CLASSES,
  BRING_CLASS,
  ENTER_BY_CARD,
  ENTER_BY_PICTURES,
  ENTER_BY_PIN,
  LIST_ANIMALS,
  OPEN_CLASS,
  READ_CLASS,
  RECOVER_CLASS,
  REMOVE_CLASS,
} from './class-routes.ts';
import { refuse, refuseFast, refuseGuessing } from './refusals.ts';

interface ClassApiPlan {
  readonly classes: Classes;
  readonly limits: Limits;
  readonly callers: Callers;
  readonly whoOpens: WhoOpens;
}

/** Beyond the last one: only their number is asked for. */
const MOST_LINES = 1_000_000;

const NO_CLASS = { at: 'code', says: 'there is no such class' };
const WRONG_PICTURES = { at: 'pictures', says: 'these are other pictures' };
const ELSEWHERE = { at: 'machine', says: 'a saved class is opened at the machine of the server' };
const NO_CLASSES = { at: 'classes', says: 'this server opens no classes' };
const WRONG_PASSWORD = { at: 'password', says: 'a class is opened with a password, and this is not it' };

/** Opening a class, coming into it, and wiping it away. Everything else goes over `/api/class`. */
export function addClassApi(server: FastifyInstance, plan: ClassApiPlan): void {
  addTeachers(server, plan);
  addMoving(server, plan);
  addCards(server, plan);
  addPictures(server, plan);
  addGuests(server, plan);
}

function addTeachers(server: FastifyInstance, { classes, limits, callers, whoOpens }: ClassApiPlan): void {
  const app = server.withTypeProvider<BySchema>();

  app.route({ ...ASK_CLASSES, onRequest: within(limits.asking), handler: async () => ({ who: whoOpens.who }) });

  app.route({
    ...OPEN_CLASS,
    onRequest: within(limits.opening),
    handler: async (request, reply) => {
      const { label, language, teacher, password = '' } = request.body;
      if (whoOpens.who === 'nobody') return refuse(reply, 403, NO_CLASSES);
      if (whoOpens.who === 'password') {
        const isRight = await limits.misses.look(callers.of(request), async () => isPassword(password, whoOpens) || undefined);
        if (isRight instanceof TooMany) return refuseGuessing(reply, isRight);
        if (!isRight) return refuse(reply, 403, WRONG_PASSWORD);
      }
      if (isTooFast(request, reply, limits.openingClasses)) return reply;
      const opened = await classes.open(label, language, teacher);
      if (!opened.ok) return refuse(reply, 503, opened.problem);
      return reply.code(201).send({ class: opened.value.room.id, code: opened.value.code });
    },
  });

  app.route({
    ...RECOVER_CLASS,
    onRequest: callers.within(limits.entering),
    handler: async (request, reply) => {
      const { class: id, key } = request.body;
      const member = await classes.findMember(`teacher.${id}.${key}`);
      if (member) return { class: id, label: member.room.room.label, language: member.room.room.language };
      return refuse(reply, 403, { at: 'key', says: 'there is no such class, or this is not its key' });
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

/** What refuses a piece of a class, by what was wrong with it. */
const STATUS_OF: ReadonlyMap<string, number> = new Map([
  ['classes', 403],
  ['key', 403],
  ['class', 409],
  ['server', 503],
]);

/**
 * A class is saved and opened elsewhere, see `Moving`. A log from outside was checked by no rule of a class, and its id may be another's: only the
 * machine of the server brings one. That is the teacher's laptop.
 */
function addMoving(server: FastifyInstance, { classes, limits, callers }: ClassApiPlan): void {
  const app = server.withTypeProvider<BySchema>();

  app.route({
    ...READ_CLASS,
    onRequest: within(limits.asking),
    handler: async (request, reply) => {
      const member = await classes.findMember(tokenIn(request));
      const isTheirs = member?.who.kind === 'teacher' && member.room.room.id === request.params.class;
      if (!isTheirs) return refuse(reply, 403, { at: 'token', says: 'only the teacher may' });
      const { from = '' } = request.query;
      const piece = await classes.moving.read(request.params.class, /^\d{1,6}$/.test(from) ? Number(from) : 0);
      const size = piece?.lines.reduce((sum, { length }) => sum + length, 0) ?? 0;
      return isTooFast(request, reply, limits.viewing, size) ? reply : piece;
    },
  });

  app.route({
    ...BRING_CLASS,
    onRequest: callers.within(limits.entering),
    handler: async (request, reply) => {
      if (!isOwnMachine(request)) return refuse(reply, 403, ELSEWHERE);
      const { class: id, from, ...piece } = request.body;
      if (from === 0 && isTooFast(request, reply, limits.opening)) return reply;
      const brought = await classes.bring({ ...piece, id, from });
      if (brought.ok) return reply.code(201).send({ version: brought.value });
      const { problem } = brought;
      const version = problem.at === 'class' ? (await classes.moving.read(id, MOST_LINES))?.version : undefined;
      return reply.code(STATUS_OF.get(problem.at) ?? 400).send({ problem, ...(version !== undefined && { version }) });
    },
  });
}

/** Nobody guesses a card: it is looked at, whatever others at the same address do. */
function addCards(server: FastifyInstance, { classes, limits, callers }: ClassApiPlan): void {
  server.withTypeProvider<BySchema>().route({
    ...ENTER_BY_CARD,
    onRequest: callers.within(limits.entering),
    handler: async (request, reply) => {
      const { class: id, pupil, card } = request.body;
      const entered = await classes.enterByCard(id, pupil, card);
      if (entered) return welcome(reply, callers, callers.of(request), entered);
      return refuse(reply, 403, { at: 'card', says: 'this card is no good any more' });
    },
  });
}

function addPictures(server: FastifyInstance, { classes, limits, callers }: ClassApiPlan): void {
  const app = server.withTypeProvider<BySchema>();
  const find = async (caller: Caller, raw: string): Promise<LiveClass | undefined | TooMany> => {
    const found = await limits.misses.look(caller, () => classes.findByCode(raw));
    if (!(found instanceof TooMany)) return found;
    const code = readCode(raw);
    return (await classes.findKnown(caller, (room) => room.code === code)) ?? found;
  };

  app.route({
    ...LIST_ANIMALS,
    onRequest: callers.within(limits.entering),
    handler: async (request, reply) => {
      const live = await find(callers.of(request), request.body.code);
      if (live instanceof TooMany) return refuseGuessing(reply, live);
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
    onRequest: callers.within(limits.entering),
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const { code, pupil, pictures } = request.body;
      const live = await find(caller, code);
      if (live instanceof TooMany) return refuseGuessing(reply, live);
      if (!live) return refuse(reply, 404, NO_CLASS);
      const early = classes.waitFor(live, pupil, caller);
      if (early.wait > 0) return slower(reply, early);
      const entered = classes.enterByPictures(live, pupil, pictures, caller);
      if (entered) return welcome(reply, callers, caller, entered);
      const { wait } = classes.waitFor(live, pupil, caller);
      return reply.code(403).send({ problem: WRONG_PICTURES, wait });
    },
  });
}

function addGuests(server: FastifyInstance, { classes, limits, callers }: ClassApiPlan): void {
  const find = async (caller: Caller, pin: string): Promise<LiveClass | undefined | TooMany> => {
    const found = await limits.misses.look(caller, () => classes.findByPin(pin));
    if (!(found instanceof TooMany)) return found;
    return (await classes.findKnown(caller, (room) => room.room.pin === pin)) ?? found;
  };
  /**
   * One person must not fill the class, so all devices of an address count together in one lesson, or until the teacher draws another
   * number. In the room of the teacher a whole class may come without cards: there, too, passes don't multiply guests.
   */
  const mayCome = (room: LiveClass, { address, pass, isOwn }: Caller): boolean => {
    const { id, lessonAt, pin } = room.room;
    const lesson = `${id} ${lessonAt} ${pin}`;
    const place = `${lesson} ${address}`;
    if (!classes.isAtDesk(room, address)) return limits.guestsElsewhere.allows(place);
    if (!pass || !isOwn) return limits.guests.allows(place);
    const device = `${lesson} ${pass.id}`;
    return limits.guestsEach.has(device) && limits.guestsByPass.allows(place) && limits.guestsEach.allows(device);
  };

  server.withTypeProvider<BySchema>().route({
    ...ENTER_BY_PIN,
    onRequest: callers.within(limits.entering),
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const room = await find(caller, request.body.pin);
      if (room instanceof TooMany) return refuseGuessing(reply, room);
      if (room && !mayCome(room, caller)) return refuseFast(reply, !caller.isOwn && classes.isAtDesk(room, caller.address));
      const entered = room && (await classes.addGuest(room));
      if (entered?.ok) return welcome(reply, callers, caller, entered.value);
      if (entered?.problem === 'full') return refuse(reply, 409, { at: 'class', says: 'no animal is left in this class' });
      return refuse(reply, 404, { at: 'pin', says: 'no lesson has this number' });
    },
  });
}

function welcome(reply: FastifyReply, callers: Callers, caller: Caller, { room, been, token }: Entered): FastifyReply {
  const { pupil } = been;
  const { name } = room.room.pupils[pupil]!;
  return reply.code(201).send({ class: been.room, pupil, name, token, pass: callers.admit(caller, been) });
}

/** Never shut out, only slowed: how long is said in milliseconds too. */
const slower = (reply: FastifyReply, { wait, isShared }: Wait): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', String(Math.ceil(wait / 1000)))
    .send({ problem: { at: 'pictures', says: 'a little slower' }, wait, ...(isShared && { shared: true }) });
