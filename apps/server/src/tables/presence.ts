import type { BusMessage } from '../bus/bus.ts';
import type { House, Onlooker } from './live.ts';

/** Seats with somebody connected, and how many look on. */
export interface Here {
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** A process that has not spoken for so long is gone. */
const HERE_LASTS = 60_000;
/** Who comes and goes is told at once, and what changes soon after that together. */
const HERE_EVERY = 500;

export interface PresencePlan {
  readonly house: Pick<House, 'bus' | 'process' | 'now'>;
  readonly table: string;
  /** Who is connected to this process. */
  here(): Here;
  send(to: Onlooker, text: string): void;
  toAll(text: string, but?: Onlooker): void;
}

/** Who is at a table, here and at other processes, and when each seat was last seen. */
export class Presence {
  /** What is told of it. */
  text = '';
  private readonly plan: PresencePlan;
  private readonly elsewhere = new Map<string, Here & { readonly at: number }>();
  private told = '';
  private timer: NodeJS.Timeout | undefined;
  /** When somebody was last connected at each seat; of those of whom nothing is known, since when this process could have seen them. */
  private readonly seen = new Map<number, number>();
  private readonly since: number;

  constructor(plan: PresencePlan) {
    this.plan = plan;
    this.since = plan.house.now();
  }

  /** Whether somebody is connected at this seat at another process. */
  isElsewhere(seat: number): boolean {
    for (const { seats } of this.elsewhere.values()) if (seats.includes(seat)) return true;
    return false;
  }

  /** When somebody last looked, here or at another process. */
  get lookedAt(): number {
    const all = [this.plan.here(), ...this.elsewhere.values()];
    const isNow = all.some(({ seats, watchers }) => seats.length + watchers > 0);
    return isNow ? this.plan.house.now() : Math.max(0, ...this.seen.values());
  }

  seenAt(seat: number): number {
    return this.seen.get(seat) ?? this.since;
  }

  /** Nobody is connected at this seat any more. */
  left(seat: number): void {
    this.seen.set(seat, this.plan.house.now());
  }

  /** Tells who is here, and the other processes who is here. */
  tell(newcomer?: Onlooker): void {
    const { house, table } = this.plan;
    const { seats, watchers } = this.plan.here();
    if (house.bus.kind !== 'local') house.bus.publish(table, { kind: 'here', process: house.process, seats, watchers });
    this.show(newcomer);
  }

  /** What another process says of itself. */
  hear({ process, seats, watchers }: Extract<BusMessage, { kind: 'here' }>): void {
    const { house } = this.plan;
    if (process === house.process) return;
    const before = this.elsewhere.get(process);
    for (const seat of before?.seats ?? []) this.left(seat);
    this.elsewhere.set(process, { seats, watchers, at: house.now() });
    this.show();
    // Somebody new does not know of us yet.
    if (!before) this.tell();
  }

  private show(newcomer?: Onlooker): void {
    const here = this.plan.here();
    const all = new Set(here.seats);
    let { watchers } = here;
    const stale = this.plan.house.now() - HERE_LASTS;
    for (const [process, other] of this.elsewhere) {
      if (other.at < stale) this.elsewhere.delete(process);
      else {
        for (const seat of other.seats) all.add(seat);
        watchers += other.watchers;
      }
    }
    this.text = JSON.stringify(['here', [...all].sort((a, b) => a - b), watchers]);
    if (newcomer) {
      this.plan.send(newcomer, this.text);
      // They know more than the others were told last: that is not what all know any more.
      if (this.timer) this.told = '';
    }
    this.tellChange(newcomer);
  }

  /** At once, and again only after a while: many who come and go together are one message to everybody. */
  private tellChange(but?: Onlooker): void {
    if (this.timer || this.text === this.told) return;
    this.told = this.text;
    this.plan.toAll(this.text, but);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.tellChange();
    }, HERE_EVERY).unref();
  }
}
