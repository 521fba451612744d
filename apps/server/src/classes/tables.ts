import { isDealOver, pupilOf, tableOf } from '@stolik/class/classroom';
import type { Who } from '@stolik/class/commands';
import type { Deal, GamePlan } from '@stolik/class/things';
import type { SeatPlan } from '@stolik/table/entry';
import type { TeacherWish } from '@stolik/wire/class';
import { takenLevels } from '../games.ts';
import { freshId, freshSeed } from '../guests/tokens.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import { GRANTED, type Granted, no } from './granted.ts';
import type { LiveClass } from './live-class.ts';

const HOUSE: Who = { kind: 'house' };
const TEACHER: Who = { kind: 'teacher' };

type Wish<Kind extends TeacherWish['kind']> = Extract<TeacherWish, { readonly kind: Kind }>;

interface Laying {
  readonly plan: GamePlan;
  /** Pupils by seat. */
  readonly group: readonly number[];
  readonly seed: string;
  /** Where other tables have this seed too. */
  readonly deal?: Deal | undefined;
}

/** The tables of classes: ordinary ones, laid by the server, at which pupils sit without typing anything. */
export class ClassTables {
  private readonly tables: Tables;
  private readonly follow: (room: LiveClass, table: string) => void;
  /** What is being laid for a wish: who sends it again waits for the same. */
  private readonly underWay = new Map<string, Promise<Granted>>();

  constructor(tables: Tables, follow: (room: LiveClass, table: string) => void) {
    this.tables = tables;
    this.follow = follow;
  }

  /** A table for every group. */
  play(room: LiveClass, wish: Wish<'play'>, id: string): Promise<Granted> {
    const key = `${room.room.id} ${id}`;
    const known = this.underWay.get(key);
    if (known) return known;
    if (room.room.granted.includes(id)) return Promise.resolve(GRANTED);
    const laying = this.layAll(room, wish, id).finally(() => this.underWay.delete(key));
    this.underWay.set(key, laying);
    return laying;
  }

  private async layAll(room: LiveClass, { plan, whom }: Wish<'play'>, id: string): Promise<Granted> {
    const offer = this.tables.offers.get(plan.game);
    if (!offer || !takenLevels(offer).includes(plan.level)) return no('unknown');
    const groups = room.room.groups.filter((group) => whom === 'all' || group.some((pupil) => whom.includes(pupil)));
    if (groups.length === 0) return no('not-now');
    if (groups.some(({ length }) => length > offer.game.seats.max)) return no('full');
    const seed = freshSeed();
    const deal = plan.isSameDeal ? { id: freshId(), tables: groups.length } : undefined;
    for (const group of groups) {
      const laid = await this.lay(room, { plan, group, seed: deal ? seed : freshSeed(), deal });
      if (!laid.ok) return laid;
    }
    const { game, options } = plan;
    // Last, and with the id of the wish: a server that dies before it lays all of them again when it is asked again.
    const changed = await room.change({ kind: 'task', whom, task: { kind: 'game', game, options } }, TEACHER, id);
    return changed.ok ? GRANTED : changed;
  }

  private async lay(room: LiveClass, { plan, group, seed, deal }: Laying): Promise<Granted> {
    const { game, options, level, clock } = plan;
    const least = Math.max(2, this.tables.findGame(game)?.seats.min ?? 2);
    const bots = Math.max(0, least - group.length);
    const seats: SeatPlan[] = [
      ...group.map((): SeatPlan => ({ kind: 'open' })),
      ...Array.from({ length: bots }, (): SeatPlan => ({ kind: 'bot', level })),
    ];
    const pace = clock ? ({ kind: 'clock', ...clock } as const) : ({ kind: 'free' } as const);
    const shared = deal && { isSameDeal: true as const, deal: { class: room.room.id, id: deal.id } };
    const wish = { game, options, seats, pace, isOpen: false, ...shared };
    const opened = await this.tables.open(wish, room.room.id, () => seed);
    if (!opened.ok) return no(opened.problem.at === 'server' ? 'broken' : 'unknown');
    const table = opened.value;
    const { id } = table.session;
    this.follow(room, id);
    for (const [seat, pupil] of group.entries())
      await this.tables.sit(table, seat, { name: pupilOf(room.room, pupil)?.name ?? '', salt: '' });
    if (room.room.isHeld) await table.change(() => ({ kind: 'eyes', on: true }));
    this.seated(room, table);
    const formers = new Set(group.flatMap((pupil) => tableOf(room.room, pupil)?.id ?? []));
    const isKnown = group.every((pupil) => pupilOf(room.room, pupil));
    const laid = {
      id,
      game,
      seats: [...group, ...Array.from({ length: bots }, () => null)],
      isSameDeal: deal !== undefined,
      deal,
    };
    const changed = isKnown ? await room.change({ kind: 'table', table: laid }, HOUSE) : no('unknown');
    if (!changed.ok) {
      // Nobody of the class knows it, or the class is being deleted.
      await this.tables.remove(id);
      return changed;
    }
    // Not before the new one is there: between the two their deal would be over, and its seed public.
    for (const former of formers) {
      await this.putAway(room, [former], async () => {
        const away = await room.change({ kind: 'away', table: former }, TEACHER);
        return away.ok ? GRANTED : away;
      });
    }
    return GRANTED;
  }

  /**
   * Puts tables away by `write`. Nobody goes on there with a deal, whatever token they have kept: its seed is public when the other
   * tables of it are over. So the table is held before it is put away, and nobody lets it go on later.
   */
  async putAway(room: LiveClass, ids: readonly string[], write: () => Promise<Granted>): Promise<Granted> {
    for (const { id, deal, isOver } of room.tables()) {
      const table = deal && !isOver && ids.includes(id) ? await this.tables.find(id) : undefined;
      if (table && !table.session.isHeld) await table.change(() => ({ kind: 'eyes', on: true }));
    }
    const granted = await write();
    if (!granted.ok) await this.hold(room);
    return granted;
  }

  /** The same people and the same game from the start; with the same deal where all have the same. */
  async restart(room: LiveClass, id: string): Promise<Granted> {
    const own = room.tables().find((table) => table.id === id);
    const table = own && (await this.tables.find(id));
    if (!own || !table) return no('unknown');
    const { opening, seed, seats } = table.session;
    const bot = seats.find((seat) => seat.kind === 'bot');
    const level = bot?.kind === 'bot' ? bot.level : (this.tables.offers.get(own.game)?.levels[1] ?? '');
    const { pace, options, game } = opening;
    const clock = pace.kind === 'clock' ? { minutes: pace.minutes, seconds: pace.seconds } : undefined;
    // A deal that is over is public: then they get another, as they do where the table shares its chance with nobody.
    const deal = own.deal && !isDealOver(room.room, own.deal.id) ? own.deal : undefined;
    const plan: GamePlan = { game, options, isSameDeal: deal !== undefined, level, clock };
    const group = own.seats.filter((pupil): pupil is number => pupil !== null && pupilOf(room.room, pupil) !== undefined);
    return group.length === 0 ? no('unknown') : this.lay(room, { plan, group, seed: deal ? seed : freshSeed(), deal });
  }

  /** A bot for somebody who is not there and the child back again; more time. */
  async help(room: LiveClass, wish: Wish<'bot' | 'time'>): Promise<Granted> {
    const own = room.tables().find(({ id }) => id === wish.table);
    const table = own && (await this.tables.find(wish.table));
    if (!table || typeof own.seats[wish.seat] !== 'number') return no('unknown');
    const { seat } = wish;
    const changed = await table.change(() => {
      if (wish.kind === 'time') return { kind: 'time', seat, milliseconds: wish.seconds * 1000 };
      return { kind: wish.on ? 'leave' : 'back', seat };
    });
    return changed.ok ? GRANTED : no('not-now');
  }

  /** All tables of a class stand still while the class does. */
  async hold(room: LiveClass): Promise<void> {
    const on = room.room.isHeld;
    await Promise.all(
      room.tables().map(async ({ id, isOver }) => {
        const table = isOver ? undefined : await this.tables.find(id);
        if (table && table.session.isHeld !== on) await table.change(() => ({ kind: 'eyes', on }));
      }),
    );
  }

  /** The device that plays for this pupil has nothing to do with the seat any more; `isGone`: a bot goes on. */
  async reseat(room: LiveClass, pupil: number, isGone: boolean): Promise<void> {
    const own = tableOf(room.room, pupil);
    const table = own && !own.isOver ? await this.tables.find(own.id) : undefined;
    if (!own || !table) return;
    const seat = own.seats.indexOf(pupil);
    await table.change(() => ({ kind: 'resit', seat }));
    if (isGone) await table.change(() => ({ kind: 'leave', seat }));
    this.seated(room, table);
  }

  /** Tells the class with which tokens its seats are played now, and by whom. */
  seated(room: LiveClass, table: LiveTable): void {
    const { id, seats, next, opening } = table.session;
    const tokens = seats.map(({ kind }, seat) => (kind === 'person' ? this.tables.tokenOf(table, seat) : ''));
    const bots = seats.flatMap((seat, index) => (seat.kind === 'person' && seat.standIn !== undefined ? [index] : []));
    const asked = next.kind === 'over' ? [] : next.seats.filter((seat) => seat >= 0);
    room.seated(id, tokens, { bots, asked, hasClock: opening.pace.kind === 'clock' });
  }

  /** After a start: what a server that died has left undone. */
  async putRight(room: LiveClass): Promise<void> {
    for (const own of room.tables()) {
      const table = await this.tables.find(own.id);
      if (!table) {
        await room.change({ kind: 'away', table: own.id }, TEACHER);
        continue;
      }
      this.seated(room, table);
      if (table.session.phase === 'over' && !own.isOver) await room.change({ kind: 'over', table: own.id }, HOUSE);
    }
    await this.hold(room);
  }
}
