import type { Doing, Lack, TableStand } from '@stolik/class/things';
import type { Tried } from '@stolik/class/views';

/** Wrong pictures count together while they come closer to each other than this. */
const TRIED_FOR = 15 * 60_000;

/** Clocks of processes differ by less. A hint from later than that is forged, and would be the last one its pupils are shown. */
const CLOCKS_DIFFER = 60_000;

export const lengthOf = ({ thing, shows }: Doing): number => shows.reduce((sum, { length }) => sum + length, thing.length);

/**
 * Facts of a class outside its log: screens, hints, wrong pictures, standings of tables, and tokens of their seats. Every
 * process with connections keeps its own copy; changes are exchanged over the bus (`BusMessage`).
 */
export class Observed {
  private readonly screens = new Map<number, Doing>();
  private shown = 0;
  private readonly devices = new Map<number, readonly Lack[]>();
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

  /** What the device of a pupil cannot do; undefined where it has said nothing. */
  lacks(pupil: number): readonly Lack[] | undefined {
    return this.devices.get(pupil);
  }

  device(pupil: number, lacks: readonly Lack[]): void {
    this.devices.set(pupil, lacks);
  }

  /** What the screens of these pupils show, for a process that does not know yet. */
  screensOf(pupils: readonly number[]): readonly (readonly [pupil: number, doing: Doing])[] {
    return pupils.flatMap((pupil) => {
      const doing = this.screens.get(pupil);
      return doing ? [[pupil, doing] as const] : [];
    });
  }

  /** Characters of all screens: they are in memory beside the log. */
  get characters(): number {
    return this.shown;
  }

  shows(pupil: number, doing: Doing): void {
    this.blank(pupil);
    if (doing.thing !== '') {
      this.screens.set(pupil, doing);
      this.shown += lengthOf(doing);
    }
    this.moved(pupil);
  }

  /** Screens of those who have gone show nothing to anybody, and their devices are somebody else's. */
  keepScreensOf(isHere: (pupil: number) => boolean): void {
    for (const pupil of this.screens.keys()) if (!isHere(pupil)) this.blank(pupil);
    for (const pupil of this.devices.keys()) if (!isHere(pupil)) this.devices.delete(pupil);
  }

  private blank(pupil: number): void {
    const before = this.screens.get(pupil);
    if (!before) return;
    this.shown -= lengthOf(before);
    this.screens.delete(pupil);
  }

  /** This number has a new owner, or none: earlier observations do not apply. */
  forget(pupil: number): void {
    this.blank(pupil);
    for (const map of [this.hintTimes, this.moves, this.devices]) map.delete(pupil);
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

  /** A pupil has made progress: moved at a table, solved, connected. */
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
