import type { LiveTable } from './live.ts';

/** Where the installation notes when it was last alive, and since when it was not. */
interface Notes {
  note(name: string, value: string): Promise<void>;
  noted(name: string): Promise<string | undefined>;
}

interface Outage {
  readonly from: number;
  readonly to: number;
}

/** So often it is written down that some process lives; what was shorter is no outage, and nobody gets more than this by one. */
const EVERY = 15_000;
const SHORTEST = 20_000;
/** A process that was not run for so long stood still: a laptop that was closed, a machine that swapped. */
const STILL = 10_000;
const MOST = 50;

/** Records outages of the server, so that clocks can be compensated. */
export class Heartbeat {
  private readonly notes: Notes;
  private readonly now: () => number;
  private readonly wall: () => number;
  private outages: readonly Outage[] = [];
  private lookedAt: number;
  private notedAt = 0;

  /** `wall`: the time of the machine, where `now` is another. */
  constructor(notes: Notes, now: () => number, wall: () => number = Date.now) {
    this.notes = notes;
    this.now = now;
    this.wall = wall;
    this.lookedAt = wall();
  }

  /** At the start of a process: whatever it was since the last sign of life, nobody could play. */
  async begin(): Promise<void> {
    this.outages = readOutages(await this.notes.noted('outages'));
    await this.find();
  }

  /** From time to time. Answers whether there has been an outage since. */
  async look(): Promise<boolean> {
    const stood = this.wall() - this.lookedAt;
    this.lookedAt = this.wall();
    if (stood >= STILL) return this.find();
    if (this.wall() - this.notedAt >= EVERY) await this.live();
    return false;
  }

  /** This process lives; also its last word. */
  async live(): Promise<void> {
    this.notedAt = this.wall();
    await this.notes.note('alive', String(this.now()));
  }

  private async find(): Promise<boolean> {
    const [now, alive] = [this.now(), Number((await this.notes.noted('alive')) ?? Number.NaN)];
    const isOutage = now - alive >= SHORTEST;
    if (isOutage) {
      this.outages = [...this.outages, { from: alive, to: now }].slice(-MOST);
      await this.notes.note('outages', JSON.stringify(this.outages.map(({ from, to }) => [from, to])));
    }
    await this.live();
    return isOutage;
  }

  /** Gives back what a table has lost; it is in its log, and so done once. */
  async credit(table: LiveTable | undefined): Promise<LiveTable | undefined> {
    for (const { from, to } of this.outages) {
      const isRunning = (): boolean => table?.session.clock.since.some((since) => since !== null && since < to) ?? false;
      if (table && isRunning() && from >= table.session.outageTo) await table.change(() => ({ kind: 'outage', from, to }));
    }
    return table;
  }
}

function readOutages(text: string | undefined): readonly Outage[] {
  const pairs: unknown = text === undefined ? [] : JSON.parse(text);
  return Array.isArray(pairs) ? pairs.map(([from, to]: [number, number]) => ({ from, to })) : [];
}
