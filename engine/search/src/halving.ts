import { Countdown } from './countdown.ts';
import type { Budget } from './player.ts';

/** One of several that are compared, and what its tries have brought: 0 to 1 each. */
export class Contender {
  readonly id: number;
  tried = 0;
  private sum = 0;
  private squares = 0;

  constructor(id: number) {
    this.id = id;
  }

  note(reward: number): void {
    this.tried++;
    this.sum += reward;
    this.squares += reward * reward;
  }

  get mean(): number {
    return this.tried === 0 ? 0 : this.sum / this.tried;
  }

  /** The variance of the mean; of a few tries nobody knows it. */
  get doubt(): number {
    if (this.tried < FEW) return Number.POSITIVE_INFINITY;
    return Math.max(0, this.squares / this.tried - this.mean ** 2) / this.tried;
  }
}

const FEW = 8;
/** A lead of so many standard deviations is not a matter of luck. */
const CLEAR = 3;
/** How often it is asked whether the choice is settled, in worlds. */
const SETTLED_EVERY = 8;

/** Tries one contender in a world that was dealt, and says what it brought. */
type Trial = (id: number) => number;

/**
 * Sequential halving (Karnin, Koren, Somekh 2013): in each round all contenders are tried in the same worlds, then the worse half drops
 * out. It spends more of a budget on telling the best apart than a search that also wants good rewards on the way. Returns all of them,
 * best first; those that stayed longer come before the others. Stops early when the lead is clear.
 */
export function halve(contenders: readonly Contender[], budget: Budget, deal: () => Trial): Contender[] {
  const live = [...contenders];
  const dropped: Contender[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(live.length)));
  const began = 'clock' in budget ? budget.clock() : 0;
  for (let round = 0; round < rounds; round++) {
    // A round that took a little longer takes it from the next.
    const left =
      'clock' in budget
        ? new Countdown({ ...budget, milliseconds: began + (budget.milliseconds * (round + 1)) / rounds - budget.clock() })
        : new Countdown(budget, 1 / rounds);
    const isSettled = tryAll(live, left, deal);
    live.sort((a, b) => b.mean - a.mean);
    if (isSettled) break;
    dropped.unshift(...live.splice(Math.ceil(live.length / 2)));
  }
  return [...live, ...dropped];
}

function tryAll(live: readonly Contender[], left: Countdown, deal: () => Trial): boolean {
  for (let worlds = 1; ; worlds++) {
    const trial = deal();
    for (const contender of live) {
      if (!left.next()) return false;
      contender.note(trial(contender.id));
    }
    if (worlds % SETTLED_EVERY === 0 && isClear(live)) return true;
  }
}

/** Whether one is clearly ahead of all others. */
function isClear(live: readonly Contender[]): boolean {
  const best = live.reduce((one, other) => (other.mean > one.mean ? other : one));
  return live.every((other) => other === best || best.mean - other.mean > CLEAR * Math.sqrt(best.doubt + other.doubt));
}
