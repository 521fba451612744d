import type { Bus, BusMessage } from '../bus/bus.ts';

/** The connected seats (or pupils), and the number of spectators. */
export interface Here {
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** A process that has not spoken for so long is gone. */
const HERE_LASTS = 60_000;

export interface PresencePlan {
  readonly house: { readonly bus: Bus; readonly process: string; now(): number };
  /** The id of the table or class. */
  readonly log: string;
  /** The connections to this process. */
  here(): Here;
  /** Another process has said something new. */
  onChange(): void;
}

/** Presence at a table or in a class, here and at other processes, with the times last seen. */
export class Presence {
  private readonly plan: PresencePlan;
  private readonly elsewhere = new Map<string, Here & { readonly at: number }>();
  /** The time of the last connection by seat; for unknown seats, the time since which this process could have seen them. */
  private readonly seen = new Map<number, number>();
  private readonly since: number;

  constructor(plan: PresencePlan) {
    this.plan = plan;
    this.since = plan.house.now();
  }

  /** Whether this seat is connected at another process. */
  isElsewhere(seat: number): boolean {
    this.forgetSilent();
    for (const { seats } of this.elsewhere.values()) if (seats.includes(seat)) return true;
    return false;
  }

  /** Everybody, wherever they are connected. */
  all(): Here {
    this.forgetSilent();
    const here = this.plan.here();
    const seats = new Set(here.seats);
    let { watchers } = here;
    for (const other of this.elsewhere.values()) {
      for (const seat of other.seats) seats.add(seat);
      watchers += other.watchers;
    }
    return { seats: [...seats].sort((a, b) => a - b), watchers };
  }

  /** The last time with a viewer, here or at another process. */
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

  /** Tells the other processes who is connected to this one; `asks`: they answer with the same. */
  publish(asks = false): void {
    const { house, log } = this.plan;
    if (house.bus.kind === 'local') return;
    const { seats, watchers } = this.plan.here();
    house.bus.publish(log, { kind: 'here', process: house.process, seats, watchers, ...(asks && { asks }) });
  }

  /** What another process says of itself. Answers whether it does not know of us yet. */
  hear({ process, seats, watchers, asks = false }: Extract<BusMessage, { kind: 'here' }>): boolean {
    const { house } = this.plan;
    if (process === house.process) return false;
    const before = this.elsewhere.get(process);
    for (const seat of before?.seats ?? []) this.left(seat);
    this.elsewhere.set(process, { seats, watchers, at: house.now() });
    this.plan.onChange();
    const isNew = asks || !before;
    if (isNew) this.publish();
    return isNew;
  }

  private forgetSilent(): void {
    const stale = this.plan.house.now() - HERE_LASTS;
    for (const [process, { at, seats }] of this.elsewhere) {
      if (at >= stale) continue;
      this.elsewhere.delete(process);
      for (const seat of seats) this.left(seat);
    }
  }
}
