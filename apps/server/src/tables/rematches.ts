import { MOST_TABLES } from '@stolik/class/commands';
import { freshOptions } from '@stolik/kernel/options';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type ClassSeat, findEntry } from '@stolik/table/entry';
import { Limiter } from '../limits/bucket.ts';
import type { ClassTableHead, Store, StoredTable } from '../store/store.ts';
import type { LiveTable } from './live.ts';
import type { TableRequest } from './plan.ts';
import { type ClassSeats, seatsAgain } from './seats-again.ts';

interface RematchesPlan {
  now(): number;
  open(request: TableRequest, from: string): Promise<Result<LiveTable>>;
  remove(id: string): Promise<void>;
  ofClass(room: string, who: string): Promise<readonly ClassTableHead[]>;
  classSeats(table: LiveTable): Promise<ClassSeats | undefined>;
  /** Tells its class of a table that was opened. Answers false where there is no class any more. */
  adopt(table: LiveTable): Promise<boolean>;
}

/** Games of one class that are not over, when its people begin another by themselves. Each is held, and let go on, together with the class. */
const MOST_OF_CLASS = 3 * MOST_TABLES;
/** Of all its games that are kept: they are looked through when it is held or deleted. Most are removed a month after their end. */
const MOST_KEPT = 5000;
/** One pupil begins so many of them again: at once, and a second. In a month that is less than half of what is kept. */
const OF_PUPIL = [40, 1 / 1200] as const;

/** Tables that the same people open after a game. */
export class Rematches {
  private readonly plan: RematchesPlan;
  /** Tables whose next one is being opened: all who ask at the same time get the same. */
  private readonly underWay = new Map<string, Promise<Result<string>>>();

  private readonly byPupil: Limiter;

  constructor(plan: RematchesPlan) {
    this.plan = plan;
    this.byPupil = new Limiter(...OF_PUPIL, plan.now);
  }

  /** Whether a pupil may begin another game. */
  mayBegin(room: string, { pupil, drawn }: ClassSeat): boolean {
    return this.byPupil.has(`${room} ${pupil} ${drawn}`);
  }

  began(room: string, { pupil, drawn }: ClassSeat): void {
    this.byPupil.charge(`${room} ${pupil} ${drawn}`, 1);
  }

  async again(table: LiveTable, seat: number, id: string, from: string): Promise<Result<string>> {
    const { session } = table;
    if (session.rematch !== undefined) return ok(session.rematch);
    if (session.phase !== 'over') return problem('again', 'the game is not over');
    const of = await this.plan.classSeats(table);
    if (of && !of[seat]) return problem('class', 'this seat belongs to nobody of the class any more');
    const known = this.underWay.get(session.id);
    if (known) return known;
    const opening = this.open(table, seat, id, from, of).finally(() => this.underWay.delete(session.id));
    this.underWay.set(session.id, opening);
    return opening;
  }

  private async open(
    table: LiveTable,
    seat: number,
    id: string,
    from: string,
    of: ClassSeats | undefined,
  ): Promise<Result<string>> {
    const { session } = table;
    const { game, pace, class: room } = session.opening;
    const asker = of?.[seat];
    if (room !== undefined) {
      if (asker && !this.mayBegin(room, asker)) return problem('class', 'this pupil has begun enough games for now');
      const kept = await this.plan.ofClass(room, from);
      const open = kept.filter(({ phase }) => phase !== 'over');
      if (kept.length >= MOST_KEPT) return problem('class', 'too many games of this class are kept');
      if (open.length >= MOST_OF_CLASS) return problem('class', 'too many games of this class are under way');
    }
    const options = freshOptions(session.table.options);
    const seats = seatsAgain(session.seats, of);
    const shut = session.isShut ? ({ isShut: true } as const) : {};
    const ofClass = room !== undefined && { class: room };
    const request = { game, options, pace, seats, isOpen: false, previous: session.id, ...shut, ...ofClass };
    const opened = await this.plan.open(request, from);
    if (!opened.ok) return opened;
    if (room !== undefined && asker) this.began(room, asker);
    const { code } = opened.value.session.opening;
    const next = opened.value.session.id;
    // Asked after it was written: a class that is deleted meanwhile either finds this table or is not found here.
    const hasClass = room === undefined || (await this.plan.adopt(opened.value));
    const written = hasClass ? await table.change(() => ({ kind: 'rematch', seat, code, table: next, id })) : undefined;
    // The previous game was removed, or another request was faster: nobody would ever find this one.
    if (!written?.ok || table.session.rematch !== code) await this.plan.remove(next);
    return table.session.rematch === undefined ? problem('again', 'try again') : ok(table.session.rematch);
  }
}

/** A table and all that the same people opened after it, one from the other. */
export async function withRematches(store: Store, first: string): Promise<readonly string[]> {
  const ids = [first];
  for (let id: string | undefined = first; id !== undefined; ) {
    const stored: StoredTable | undefined = await store.load(id);
    const rematch = stored?.entries.map(findEntry).find((entry) => entry?.kind === 'rematch');
    // Older tables know the code of the next one only.
    const next: string | undefined = rematch && (rematch.table ?? (await store.findByCode(rematch.code)));
    id = next !== undefined && !ids.includes(next) ? next : undefined;
    if (id !== undefined) ids.push(id);
  }
  return ids;
}
