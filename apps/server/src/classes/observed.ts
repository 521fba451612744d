import type { Doing, TableStand } from '@stolik/class/things';
import type { Tried } from '@stolik/class/views';

/** Wrong pictures count together while they come closer to each other than this. */
const TRIED_FOR = 15 * 60_000;

/** Clocks of processes differ by less. A hint from later than that is forged, and would be the last one its pupils are shown. */
const CLOCKS_DIFFER = 60_000;

/**
 * What the log of a class does not hold: what screens show, hints, wrong pictures, how tables stand and with which tokens their seats are played. Every
 * process that serves somebody of the class keeps its own; they tell each other what changes (`BusMessage`).
 */
export class Observed {
  private readonly screens = new Map<number, Doing>();
  private readonly hintTimes = new Map<number, number>();
  private readonly moves = new Map<number, number>();
  private readonly wrongPictures = new Map<string, Tried>();
  private readonly tables = new Map<
    string,
    { readonly satAt: string; readonly tokens: readonly string[]; readonly stand: TableStand }
  >();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  doing(pupil: number): Doing | undefined {
    return this.screens.get(pupil);
  }

  /** What the screens of these pupils show, for a process that does not know yet. */
  screensOf(pupils: readonly number[]): readonly (readonly [pupil: number, doing: Doing])[] {
    return pupils.flatMap((pupil) => {
      const doing = this.screens.get(pupil);
      return doing ? [[pupil, doing] as const] : [];
    });
  }

  shows(pupil: number, doing: Doing): void {
    if (doing.thing === '') this.screens.delete(pupil);
    else this.screens.set(pupil, doing);
    this.moved(pupil);
  }

  /** Somebody else has this number now, or nobody: what was seen of the one before says nothing of them. */
  forget(pupil: number): void {
    for (const map of [this.screens, this.hintTimes, this.moves]) map.delete(pupil);
  }

  /** When the last hint was sent; 0 where none was. */
  hints(pupil: number): number {
    return this.hintTimes.get(pupil) ?? 0;
  }

  /** A time for a hint that is later than all that these pupils have had, whatever the clocks of other processes say. */
  nextHint(whom: readonly number[]): number {
    return Math.max(this.now(), ...whom.map((pupil) => this.hints(pupil) + 1));
  }

  hint(whom: readonly number[], at: number): void {
    if (at > this.now() + CLOCKS_DIFFER) return;
    for (const pupil of whom) this.hintTimes.set(pupil, Math.max(at, this.hints(pupil)));
  }

  /** Hints that were sent, for a process that does not know yet. */
  hintsSent(): ReadonlyMap<number, readonly number[]> {
    return Map.groupBy(this.hintTimes.keys(), (pupil) => this.hints(pupil));
  }

  /** Wrong pictures for these secrets of a pupil. */
  tried(secrets: string): Tried | undefined {
    return this.wrongPictures.get(secrets);
  }

  tries(secrets: string, by: number): void {
    const { at = 0, count = 0 } = this.tried(secrets) ?? {};
    const now = this.now();
    const sum = (now - at < TRIED_FOR ? count : 0) + by;
    if (sum > 0) this.wrongPictures.set(secrets, { count: sum, at: by > 0 ? now : at });
    else this.wrongPictures.delete(secrets);
  }

  movedAt(pupil: number): number {
    return this.moves.get(pupil) ?? 0;
  }

  /** Somebody has made progress: moved at a table, solved, connected. */
  moved(pupil: number): void {
    this.moves.set(pupil, this.now());
  }

  stand(table: string): TableStand | undefined {
    return this.tables.get(table)?.stand;
  }

  token(table: string, seat: number): string | undefined {
    return this.tables.get(table)?.tokens[seat];
  }

  /** Whether these are the people whose tokens are known here. */
  isSeated(table: string, satAt: readonly number[]): boolean {
    return this.tables.get(table)?.satAt === satAt.join();
  }

  seated(table: string, satAt: readonly number[], tokens: readonly string[], stand: TableStand): void {
    this.tables.set(table, { satAt: satAt.join(), tokens, stand });
  }

  /** How a table stands now. Those whose turn has just come were not slow before. */
  stands(table: string, stand: TableStand, seats: readonly (number | null)[]): void {
    const known = this.tables.get(table);
    if (!known) return;
    for (const seat of stand.asked) {
      const pupil = known.stand.asked.includes(seat) ? null : (seats[seat] ?? null);
      if (pupil !== null) this.moved(pupil);
    }
    this.tables.set(table, { ...known, stand });
  }

  /** Tables that are put away are not looked after any more. */
  keepOnly(tables: readonly { readonly id: string }[]): void {
    const ids = new Set(tables.map(({ id }) => id));
    for (const id of this.tables.keys()) if (!ids.has(id)) this.tables.delete(id);
  }
}
