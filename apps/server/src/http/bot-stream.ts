import { randomInt } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { ActionList, type AnyGame, type Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import type { Session } from '@stolik/table/session';
import { seenBy } from '@stolik/table/sight';
import { decisionOf } from '@stolik/table/table';
import type { ServerMessage } from '@stolik/wire/messages';
import type { Room } from '@stolik/wire/room';
import type { FastifyReply } from 'fastify';
import type { LiveTable } from '../tables/live.ts';
import { roomOf } from '../tables/room.ts';
import type { Subscriber } from '../tables/subscriber.ts';
import type { News } from '../tables/telling.ts';
import { fromOne } from './bot-seats.ts';

/** More moves than this are not listed; a bot then makes its own, or takes one of some that are. */
const MOST_LISTED = 2000;
const SOME = 20;
const ALIVE_EVERY = 10_000;
const MOST_UNREAD = 1024 * 1024;
/** 1 counted seats from 0. */
const BOT_INTERFACE = 2;

/** Sends what the bot may see, line by line, until it is over or the bot hangs up. */
export async function stream(
  reply: FastifyReply,
  table: LiveTable,
  seat: number,
  onOpen: (out: PassThrough) => void,
): Promise<FastifyReply> {
  const out = new PassThrough();
  onOpen(out);
  const subscriber = new BotSubscriber(table, seat, out);
  const timer = setInterval(() => out.writableEnded || out.write('\n'), ALIVE_EVERY).unref();
  out.on('close', () => {
    clearInterval(timer);
    table.leave(subscriber);
  });
  reply.type('application/x-ndjson').header('cache-control', 'no-store');
  await table.watch(subscriber);
  subscriber.begin();
  return reply.send(out);
}

class BotSubscriber implements Subscriber {
  readonly viewer: Seat;
  readonly satAt: number;
  shapes = 0;
  private readonly table: LiveTable;
  private readonly out: PassThrough;
  private askedFor = -1;
  private question = '';

  constructor(table: LiveTable, seat: Seat, out: PassThrough) {
    this.table = table;
    this.viewer = seat;
    this.satAt = table.session.satAt[seat] ?? -1;
    this.out = out;
  }

  begin(): void {
    const { session } = this.table;
    this.write({
      type: 'table',
      interface: BOT_INTERFACE,
      table: session.id,
      game: session.opening.game,
      options: session.table.options,
      seat: this.viewer,
    });
    const room = roomOf(session, Date.now());
    this.write({ type: 'room', room });
    this.tellQuestion(room);
    this.ask(session);
  }

  see({ after, made, undo }: News): void {
    const steps = made.map((one) => {
      const { actor, text, events } = seenBy(after.game, one, this.viewer);
      return { actor: actor < 0 ? 'chance' : actor, move: text ?? null, events };
    });
    if (steps.length > 0) this.write({ type: 'steps', version: after.version, steps });
    if (undo) {
      this.askedFor = -1;
      this.write({ type: 'undone', version: after.version, seat: undo.seat });
    }
    this.ask(after);
  }

  /** Of the other messages only who is at the table, what they ask and the clock concern a bot. */
  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message[0] === 'clock') this.write({ type: 'clock', left: message[1], running: message[2] });
    if (message[0] !== 'room') return;
    this.write({ type: 'room', room: message[2] });
    this.tellQuestion(message[2]);
  }

  /** What the others are asked, once. */
  private tellQuestion({ question }: Room): void {
    if (!question || question.id === this.question) return;
    this.question = question.id;
    const { id, kind, by, seat } = question;
    // A seat that is to be carried away asks for itself.
    if (by !== this.viewer || kind === 'carry') this.write({ type: 'question', question: id, kind, by, seat });
  }

  bye(): void {
    this.out.end();
  }

  private ask(session: Session): void {
    const { next, table, game } = session;
    if (next.kind === 'over') {
      this.write({ type: 'over', outcome: next.outcome, view: game.view(table.state, this.viewer) });
      this.out.end();
      return;
    }
    const decision = decisionOf(table, this.viewer);
    const sitter = session.seats[this.viewer];
    const isMine = sitter?.kind === 'person' && sitter.standIn === undefined && next.seats.includes(this.viewer);
    // Not now; the request is repeated when the game resumes or the seat is the bot's again.
    if (session.phase !== 'playing' || session.isPaused || !isMine) this.askedFor = -1;
    else if (this.askedFor !== decision) {
      this.askedFor = decision;
      const view: unknown = game.view(table.state, this.viewer);
      this.write({ type: 'asked', version: session.version, decision, view, ...offered(game, table.state, this.viewer) });
    }
  }

  private write(line: object): void {
    // The end of the game ends the stream; later updates for others do not matter to it.
    if (this.out.writableEnded) return;
    if (this.out.writableLength > MOST_UNREAD) this.out.destroy();
    else this.out.write(`${JSON.stringify(fromOne(line))}\n`);
  }
}

/** All moves, or where there are too many a few of them at random. */
function offered(
  game: AnyGame,
  state: unknown,
  seat: Seat,
): { readonly moves: readonly string[] | null; readonly some?: readonly string[] } {
  if ((game.count?.(state, seat) ?? 0) > MOST_LISTED) {
    const rng = new SeededRng(randomInt(2 ** 31));
    const some = Array.from({ length: SOME }, () => game.write(state, seat, game.sample(state, seat, rng)));
    return { moves: null, some: [...new Set(some)] };
  }
  const list = new ActionList();
  game.legal(state, seat, list);
  return { moves: list.toArray().map((action) => game.write(state, seat, action)) };
}
