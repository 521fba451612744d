import { type Classroom, isAgreed, isDealOver, openTables, pupilOf, tableOf } from '@stolik/class/classroom';
import { MOST_TABLES, type Who } from '@stolik/class/commands';
import type { Whom } from '@stolik/class/entry';
import type { ClassTable, Deal, GamePlan, Groups, TableStand } from '@stolik/class/things';
import { shortHash } from '@stolik/kernel/json';
import { isSalting } from '@stolik/table/choices';
import type { SeatPlan } from '@stolik/table/entry';
import type { Session } from '@stolik/table/session';
import type { ClassRequest, TeacherRequest } from '@stolik/wire/class';
import type { BusMessage } from '../bus/bus.ts';
import { takenLevels } from '../games.ts';
import { freshId, freshSeed } from '../guests/tokens.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import { Turns } from '../turns.ts';
import { GRANTED, type Granted, no } from './granted.ts';
import type { LiveClass } from './live-class.ts';
import { isLeft, isRematch } from './rematches.ts';

const HOUSE: Who = { kind: 'house' };
const TEACHER: Who = { kind: 'teacher' };

type RequestOf<Kind extends TeacherRequest['kind']> = Extract<TeacherRequest, { readonly kind: Kind }>;

type Stand = Extract<BusMessage, { kind: 'stand' }>;

/** The standing of a class's table, as sent to other processes. */
export const standMessage = ({ session }: LiveTable): Stand => ({
  kind: 'stand',
  table: session.id,
  satAt: session.satAt,
  stand: standOf(session),
  by: session.table.steps.findLast(({ actor }) => actor >= 0)?.actor ?? -1,
  isOver: session.phase === 'over',
  isHeld: session.isHeld,
});

const standOf = ({ seats, next, opening }: Session): TableStand => ({
  bots: seats.flatMap((seat, index) => (seat.kind === 'person' && seat.standIn !== undefined ? [index] : [])),
  asked: next.kind === 'over' ? [] : next.seats.filter((seat) => seat >= 0),
  hasClock: opening.pace.kind === 'clock',
});

const groupsFor = ({ groups }: Classroom, whom: Whom): Groups =>
  groups.filter((group) => whom === 'all' || group.some((pupil) => whom.includes(pupil)));

/** Approximate size, in characters, of the entries that hold a table. */
export const TABLE_COSTS = 100;

/** How many tables this request changes beside the class, as far as the class knows them: rematches are not among them. */
export function touchedBy(room: Classroom, { kind }: ClassRequest): number {
  return kind === 'eyes' || kind === 'lesson' || kind === 'guests' ? openTables(room).length : 0;
}

/** How many tables this request opens. */
export function tablesFor(room: Classroom, request: ClassRequest): number {
  if (request.kind === 'play') return Math.max(1, groupsFor(room, request.whom).length);
  return request.kind === 'restart' ? 1 : 0;
}

/** Under which id the table of a group is remembered: short enough for an entry. */
const grantFor = (id: string, group: readonly number[]): string => `${id}_${shortHash(group.join())}`;

interface Laying {
  readonly plan: GamePlan;
  /** Pupils by seat. */
  readonly group: readonly number[];
  readonly seed: string;
  /** Where other tables have this seed too. */
  readonly deal?: Deal | undefined;
}

/** Of so many rematches it is remembered that everybody there belongs to the class. */
const MOST_RIGHT = 2000;

/** The tables of classes: ordinary ones, laid by the server, at which pupils sit without typing anything. */
export class ClassTables {
  private readonly tables: Tables;
  /** What is being laid for a request: who sends it again waits for the same. */
  private readonly underWay = new Map<string, Promise<Granted>>();
  private readonly dismissing = new Turns();
  /** Rematches that were put right, by who sat there then. */
  private readonly right = new Map<string, string>();

  constructor(tables: Tables) {
    this.tables = tables;
  }

  /** A table for every group. */
  play(room: LiveClass, request: RequestOf<'play'>, id: string): Promise<Granted> {
    return this.once(room, id, () => this.layAll(room, request, id));
  }

  /** A request that is sent again waits for what is under way, or was done before. */
  private once(room: LiveClass, id: string, work: () => Promise<Granted>): Promise<Granted> {
    const key = `${room.room.id} ${id}`;
    const known = this.underWay.get(key);
    if (known) return known;
    if (room.room.granted.includes(id)) return Promise.resolve(GRANTED);
    const laying = work().finally(() => this.underWay.delete(key));
    this.underWay.set(key, laying);
    return laying;
  }

  private async layAll(room: LiveClass, { plan, whom }: RequestOf<'play'>, id: string): Promise<Granted> {
    const offer = this.tables.offers.get(plan.game);
    if (!offer || !takenLevels(offer).includes(plan.level)) return no('unknown');
    const groups = groupsFor(room.room, whom);
    if (groups.length === 0) return no('not-now');
    if (groups.some(({ length }) => length > offer.game.seats.max)) return no('full');
    const isStaying = ({ seats }: ClassTable): boolean => !groups.flat().some((pupil) => seats.includes(pupil));
    if (room.tables().filter(isStaying).length + groups.length > MOST_TABLES) return no('full');
    // A server that died in the middle of it has laid some of them, and people may play there.
    const isLaid = (group: readonly number[]): boolean => room.room.granted.includes(grantFor(id, group));
    const { seed, deal } = (await this.dealOf(room, groups.find(isLaid))) ?? {
      seed: freshSeed(),
      deal: plan.isSameDeal ? { id: freshId(), tables: groups.length } : undefined,
    };
    for (const group of groups) {
      if (isLaid(group)) continue;
      const laid = await this.lay(room, { plan, group, seed: deal ? seed : freshSeed(), deal }, grantFor(id, group));
      if (!laid.ok) return laid;
    }
    // The teacher may have asked for attention meanwhile.
    await this.hold(room);
    const { game, options } = plan;
    // Last, and with the id of the request: a server that dies before it lays what is missing when it is asked again.
    const changed = await room.change({ kind: 'task', whom, task: { kind: 'game', game, options } }, TEACHER, id);
    return changed.ok ? GRANTED : changed;
  }

  /** What the table of a group shares with others. */
  private async dealOf(room: LiveClass, group: readonly number[] = []): Promise<Pick<Laying, 'seed' | 'deal'> | undefined> {
    const own = group[0] === undefined ? undefined : tableOf(room.room, group[0]);
    const table = own?.deal && (await this.tables.findFresh(own.id));
    return table && { seed: table.session.seed, deal: own.deal };
  }

  private async lay(room: LiveClass, { plan, group, seed, deal }: Laying, requestId?: string): Promise<Granted> {
    const { game, options, level, clock } = plan;
    const least = Math.max(2, this.tables.findGame(game)?.seats.min ?? 2);
    const bots = Math.max(0, least - group.length);
    const seats: SeatPlan[] = [
      ...group.map((pupil): SeatPlan => ({ kind: 'open', of: { pupil, drawn: pupilOf(room.room, pupil)?.drawn ?? 0 } })),
      ...Array.from({ length: bots }, (): SeatPlan => ({ kind: 'bot', level })),
    ];
    const pace = clock ? ({ kind: 'clock', ...clock } as const) : ({ kind: 'free' } as const);
    const shared = deal && { isSameDeal: true as const, deal: { class: room.room.id, id: deal.id } };
    const request = { game, options, seats, pace, isOpen: false, class: room.room.id, ...shared };
    const opened = await this.tables.open(request, room.room.id, () => seed);
    if (!opened.ok) return no(opened.problem.at === 'server' ? 'broken' : 'unknown');
    const table = opened.value;
    const { id } = table.session;
    for (const [seat, pupil] of group.entries())
      await this.tables.sit(table, seat, { name: pupilOf(room.room, pupil)?.name ?? '', salt: '' });
    await holdAs(room, table);
    this.seated(room, table);
    const formers = group.flatMap((pupil) => tableOf(room.room, pupil)?.id ?? []);
    const isKnown = group.every((pupil) => pupilOf(room.room, pupil));
    const laid = {
      id,
      game,
      seats: [...group, ...Array.from({ length: bots }, () => null)],
      isSameDeal: deal !== undefined,
      deal,
    };
    const granted = isKnown
      ? await this.putAway(room, formers, async () => {
          const changed = await room.change({ kind: 'table', table: laid }, HOUSE, requestId);
          return changed.ok ? GRANTED : changed;
        })
      : no('unknown');
    // Nobody of the class knows it, or the class is being deleted; or another server has laid one for this request.
    if (!granted.ok || !room.room.tables.some((own) => own.id === id)) await this.tables.remove(id);
    return granted;
  }

  /**
   * Puts tables away by `write`. Nobody goes on there with a deal, whatever token they have kept: its seed is public when the other
   * tables of it are over. So the table is held before it is put away, and nobody lets it go on later. It is held again afterwards:
   * another desk may have laid it or let it go on meanwhile.
   */
  async putAway(room: LiveClass, ids: readonly string[], write: () => Promise<Granted>): Promise<Granted> {
    const before = new Set(room.room.tables.filter(({ isAway }) => isAway).map(({ id }) => id));
    await this.stop(room.tables().filter(({ id }) => ids.includes(id)));
    const granted = await write();
    if (granted.ok) await this.stop(room.room.tables.filter(({ id, isAway }) => isAway && !before.has(id)));
    else await this.hold(room);
    return granted;
  }

  /** Holds those of these tables that have a deal, whatever the class does. */
  private async stop(tables: readonly ClassTable[]): Promise<void> {
    for (const { id, deal, isOver } of tables) {
      // As it is in the store: another process may have held or released it.
      const table = deal && !isOver ? await this.tables.findFresh(id) : undefined;
      await table?.change(() => ({ kind: 'eyes', on: true }));
    }
  }

  /** The same people and the same game from the start; with the same deal where all have the same. */
  restart(room: LiveClass, { table }: RequestOf<'restart'>, id: string): Promise<Granted> {
    return this.once(room, id, () => this.layAgain(room, table, id));
  }

  /**
   * Pupils have said that they play again: as soon as all who are here have, everybody moves on by one seat and gets another deal. `now`:
   * the class as the last of them has left it, so that of several servers one lays the table.
   */
  playAgain(room: LiveClass, id: string, now: Classroom): Promise<Granted> {
    const own = openTables(now).find((table) => table.id === id);
    if (!own || !isAgreed(now, own, (pupil) => room.isHere(pupil))) return Promise.resolve(GRANTED);
    return this.once(room, `again ${id}`, () => this.layAgain(room, id));
  }

  /** `requestId`: that of the teacher; undefined where pupils play again. */
  private async layAgain(room: LiveClass, id: string, requestId?: string): Promise<Granted> {
    const own = room.tables().find((table) => table.id === id);
    const table = own && (await this.tables.findFresh(id));
    if (!own || !table) return no('unknown');
    const { opening, seed, seats } = table.session;
    const bot = seats.find((seat) => seat.kind === 'bot');
    const level = bot?.kind === 'bot' ? bot.level : (this.tables.offers.get(own.game)?.levels[1] ?? '');
    const { pace, options, game } = opening;
    const clock = pace.kind === 'clock' ? { minutes: pace.minutes, seconds: pace.seconds } : undefined;
    // A deal that is over is public: then they get another, as they do where the table shares its chance with nobody.
    const deal = requestId !== undefined && own.deal && !isDealOver(room.room, own.deal.id) ? own.deal : undefined;
    const plan: GamePlan = { game, options, isSameDeal: deal !== undefined, level, clock };
    const sitting = own.seats.filter((pupil): pupil is number => pupil !== null && pupilOf(room.room, pupil) !== undefined);
    if (sitting.length === 0) return no('unknown');
    const group = requestId === undefined ? [...sitting.slice(-1), ...sitting.slice(0, -1)] : sitting;
    const laid = await this.lay(room, { plan, group, seed: deal ? seed : freshSeed(), deal }, requestId);
    if (laid.ok) await this.hold(room);
    return laid;
  }

  /** Puts a bot at an absent pupil's seat, or the pupil back; adds time. */
  async help(room: LiveClass, request: RequestOf<'bot' | 'time'>): Promise<Granted> {
    const own = room.tables().find(({ id }) => id === request.table);
    const table = own && (await this.tables.findFresh(request.table));
    if (!table || typeof own.seats[request.seat] !== 'number') return no('unknown');
    const { seat } = request;
    const changed = await table.change(() => {
      if (request.kind === 'time') return { kind: 'time', seat, milliseconds: request.seconds * 1000 };
      return { kind: request.on ? 'leave' : 'back', seat };
    });
    return changed.ok ? GRANTED : no('not-now');
  }

  /**
   * Holds or releases all tables of a class with the class. Another process may already have done so. Returns the number of
   * rematches changed.
   */
  async hold(room: LiveClass): Promise<number> {
    await Promise.all(
      room.tables().map(async ({ id, isOver }) => {
        const table = isOver ? undefined : await this.tables.findFresh(id);
        // One after the other, and others in between: many classes may do this at once.
        if (table) await this.tables.slices.once(() => holdAs(room, table), room.askers);
      }),
    );
    let rematches = 0;
    for (const table of await this.rematchesOf(room)) if (await holdAs(room, table)) rematches++;
    return rematches;
  }

  /** Rematches that are not over. */
  private async rematchesOf({ room, askers }: LiveClass): Promise<readonly LiveTable[]> {
    const laid = new Set(room.tables.map(({ id }) => id));
    const found: LiveTable[] = [];
    for (const { id, phase } of await this.tables.ofClass(room.id, askers)) {
      const table = phase === 'over' || laid.has(id) ? undefined : await this.tables.findFresh(id);
      // One that is just being laid is in the log in a moment.
      if (table && isRematch(table.session)) found.push(table);
    }
    return found;
  }

  /** A rematch stands still while the class does, and pupils who left the class leave it too. */
  async putRematchRight(room: LiveClass, table: LiveTable): Promise<void> {
    if (!isRematch(table.session) || table.session.phase === 'over') return;
    const { id, satAt } = table.session;
    await this.dismiss(room, table);
    await holdAs(room, table);
    // Nothing else happens while salts are revealed: it is checked again when the game begins.
    if (isSalting(table.session)) return;
    this.right.set(id, satAt.join());
    if (this.right.size > MOST_RIGHT) this.right.delete(this.right.keys().next().value!);
  }

  /** Where a pupil plays now, or has played last. */
  private seatOf(room: LiveClass, pupil: number): TakenSeat | undefined {
    const own = pupilOf(room.room, pupil) && tableOf(room.room, pupil);
    return own && { id: own.id, seat: own.seats.indexOf(pupil) };
  }

  /** A pupil has got other secrets: the device that plays with the old ones has nothing to do with the seat any more. */
  async redrawn(room: LiveClass, pupil: number, before: Classroom): Promise<void> {
    const taken = this.seatOf(room, pupil);
    const table = taken && (await this.tables.findFresh(taken.id));
    if (table) await this.reseat(room, table, taken.seat, false);
    // The new device would not hear of a rematch: a bot plays on there.
    for (const rematch of await this.rematchesOf(room)) await this.dismiss(room, rematch, before);
  }

  /** Whatever device had the seat is out; `isGone`: a bot goes on, or the seat is free where the game has not begun. */
  private async reseat(room: LiveClass, table: LiveTable, seat: number, isGone: boolean): Promise<void> {
    await table.change(() => ({ kind: 'resit', seat }));
    if (isGone) await table.change(() => ({ kind: 'leave', seat }));
    if (!isRematch(table.session)) this.seated(room, table);
  }

  /** Tells the class with which tokens its seats are played now, and by whom. */
  seated(room: LiveClass, table: LiveTable): void {
    const { id, seats, satAt } = table.session;
    const tokens = seats.map(({ kind }, seat) => (kind === 'person' ? this.tables.tokenOf(table, seat) : ''));
    const { observed } = room;
    observed.stands(id, standOf(table.session), room.room.tables.find((own) => own.id === id)?.seats ?? []);
    observed.seated(id, satAt, tokens, standOf(table.session));
    room.tellSoon();
  }

  /** Finds the seats of tables that this process has not heard of yet: another one has laid them. */
  async findSeats(room: LiveClass): Promise<void> {
    for (const { id } of room.tables()) {
      if (room.observed.stand(id)) continue;
      const table = await this.tables.findFresh(id);
      if (table) this.seated(room, table);
    }
  }

  /** How a table of the class stands now, here or at the process that says so. */
  async stands(room: LiveClass, { table: id, satAt, stand, by, isOver, isHeld }: Stand): Promise<void> {
    const own = room.room.tables.find((table) => table.id === id);
    if (!own) {
      if (isOver || (isHeld === room.room.isHeld && this.right.get(id) === satAt.join())) return;
      const rematch = await this.tables.findFresh(id);
      if (rematch) await this.putRematchRight(room, rematch);
      return;
    }
    const pupil = own.seats[by] ?? null;
    if (pupil !== null) room.observed.moved(pupil);
    if (room.observed.isSeated(id, satAt)) {
      room.observed.stands(id, stand, own.seats);
      room.tellSoon();
    } else {
      const table = await this.tables.findFresh(id);
      if (table) this.seated(room, table);
    }
    if (!isOver || own.isOver) return;
    // Only the store says that a game is over: with the last of a deal its seed becomes public.
    const table = await this.tables.findFresh(id);
    if (table?.session.phase === 'over') await room.change({ kind: 'over', table: id }, HOUSE);
  }

  /**
   * People who have left the class lose their seats, at rematches too. Called after it was written: another desk may have laid their table
   * meanwhile. `before`: the class when they were still in it.
   */
  async dismissGone(room: LiveClass, before: Classroom): Promise<void> {
    const isGone = (pupil: number | null): boolean => pupil !== null && !pupilOf(room.room, pupil);
    const hasLeft = (pupil: number | null): boolean => isGone(pupil) && pupilOf(before, pupil!) !== undefined;
    for (const own of room.room.tables) {
      // A class has hundreds of tables that were put away: only those of people who leave now are looked at.
      const isMeant = own.isAway ? own.seats.some(hasLeft) : own.seats.some((pupil) => pupil === null || isGone(pupil));
      const table = own.isOver || !isMeant ? undefined : await this.tables.findFresh(own.id);
      if (table) await this.dismiss(room, table, before);
    }
    await this.putDesertedAway(room);
    for (const table of await this.rematchesOf(room)) await this.dismiss(room, table, before);
  }

  /** Tables at which nobody of the class is left are put away: else every change of the class would have to look at all of them. */
  private async putDesertedAway(room: LiveClass): Promise<void> {
    const isDeserted = ({ seats }: ClassTable): boolean => seats.every((pupil) => pupil === null || !pupilOf(room.room, pupil));
    const ids = room
      .tables()
      .filter(isDeserted)
      .map(({ id }) => id);
    if (ids.length === 0) return;
    await this.putAway(room, ids, async () => {
      for (const table of ids) {
        const changed = await room.change({ kind: 'away', table }, TEACHER);
        if (!changed.ok) return changed;
      }
      return GRANTED;
    });
  }

  /**
   * Frees the seats of pupils who left, and of guests whose number was reused. If a bot plays for a pupil who was there
   * `before`, their device could still return. Serialized: each write makes the class check the table again.
   */
  private dismiss(room: LiveClass, table: LiveTable, before?: Classroom): Promise<void> {
    return this.dismissing.take(table.session.id, async () => {
      for (const seat of table.session.seats.keys())
        if (isLeft(room.room, table.session, seat, before)) await this.reseat(room, table, seat, true);
    });
  }

  /** What a server that died has left undone, and what messages between servers that were lost would have said. */
  async putRight(room: LiveClass): Promise<void> {
    for (const own of room.tables()) {
      if (own.isOver && room.observed.stand(own.id)) continue;
      const table = await this.tables.findFresh(own.id);
      if (!table) {
        // One that only another version of the program can open is still there.
        if (!this.tables.unopened.find(own.id)) await room.change({ kind: 'away', table: own.id }, TEACHER);
        continue;
      }
      await this.dismiss(room, table);
      this.seated(room, table);
      if (table.session.phase !== 'over') await holdAs(room, table);
      else if (!own.isOver) await room.change({ kind: 'over', table: own.id }, HOUSE);
    }
    await this.putDesertedAway(room);
    for (const table of await this.rematchesOf(room)) await this.putRematchRight(room, table);
  }
}

/** The seat of a pupil at a table. */
interface TakenSeat {
  readonly id: string;
  readonly seat: number;
}

/**
 * Decided when it is the turn of this change: the teacher may hold and release faster than tables are written. A table of a deal that was
 * put away meanwhile stays as it is. Answers whether it changed.
 */
async function holdAs(live: LiveClass, table: LiveTable): Promise<boolean> {
  const { ok } = await table.change(({ id }) => {
    const own = live.room.tables.find((each) => each.id === id);
    return { kind: 'eyes', on: live.room.isHeld || (own?.isAway === true && own.deal !== undefined) };
  });
  return ok;
}
