import { type Action, type AnyGame, CHANCE, type GameEvent, type Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { type Beat, type Course, leadOf, roundOf, summed } from './course.ts';
import type { StoryPlan } from './review-story.ts';

/** With dice or barrels in it, a round is played again so often. */
const RUNS = 5;
/** A round that takes longer is not understood by this. */
const LONGEST = 400;
/** A knock-out outweighs any damage. */
const OUT = 100;

/** How a round would have gone. */
interface Rerun {
  readonly end: unknown;
  readonly events: readonly GameEvent[];
  readonly hasLuck: boolean;
}

/** The result of another decision in the round as it really was. */
export type Hindsight = 'better' | 'same' | 'worse';

/**
 * Plays rounds again in which one seat decides otherwise and everybody else does what they did. Only rounds can be played again like
 * this: where players take turns, the others would have answered something else.
 */
export class Rounds {
  private readonly game: AnyGame;
  private readonly plan: StoryPlan;

  constructor(game: AnyGame, plan: StoryPlan) {
    this.game = game;
    this.plan = plan;
  }

  /** Undefined where nobody can know. */
  compare(index: number, action: Action): Hindsight | undefined {
    const gain = this.gainBy(index, action);
    if (gain === undefined) return undefined;
    return gain > 0 ? 'better' : gain < 0 ? 'worse' : 'same';
  }

  /** By how much this action would have done better than what was played; undefined where nobody can know. */
  gainBy(index: number, action: Action): number | undefined {
    const { isInRounds, count, decisions } = this.plan.course;
    if (!isInRounds || !count) return undefined;
    const { seat, played } = decisions[index]!;
    // What comes between two rounds, as an event card, is no part of either; dice are told by what really came of them.
    const again = this.rerun(index, played, 0);
    const real = this.standing(again.hasLuck ? this.endOf(this.beatOf(index)) : again.end, seat);
    const first = this.rerun(index, action, 0);
    const more = Array.from({ length: first.hasLuck ? RUNS - 1 : 0 }, (_, run) => this.rerun(index, action, run + 1));
    const runs = [first, ...more];
    return runs.reduce((sum, { end }) => sum + this.standing(end, seat), 0) / runs.length - real;
  }

  /** What would have happened, in the game's words; empty where luck had a part in it. */
  told(index: number, action: Action): string {
    const { course, speech } = this.plan;
    const { would } = course.count ?? {};
    if (!would || course.isForKids) return '';
    const { events, hasLuck } = this.rerun(index, action, 0);
    const beat = this.beatOf(index);
    const { seat } = course.decisions[index]!;
    const others = new Set(beat.decisions.map((each) => course.decisions[each]!.seat)).size - 1;
    return hasLuck ? '' : would(events, beat.events, seat, others, speech);
  }

  /** How the game would have ended there for its seat; undefined where it would have gone on, been lost, or luck had a part in it. */
  endOfGame(index: number, action: Action): 'won' | 'draw' | undefined {
    const { isInRounds, decisions, sides } = this.plan.course;
    if (!isInRounds) return undefined;
    const { end, hasLuck } = this.rerun(index, action, 0);
    const { outcome } = this.game.next(end);
    if (hasLuck || !outcome) return undefined;
    if (outcome.winners.length === 0) return 'draw';
    return outcome.winners.some((seat) => sides[seat] === sides[decisions[index]!.seat]) ? 'won' : undefined;
  }

  /** The lead of a seat's side, and who is still there. */
  private standing(state: unknown, seat: Seat): number {
    const { sides, count } = this.plan.course;
    const values = summed(count!.of(state), sides);
    const own = sides[seat]!;
    const out = count!.out?.(state) ?? [];
    const outs = out.reduce((sum, each) => sum + (sides[each] === own ? -OUT : OUT), 0);
    // For somebody who is out it makes no difference any more what the others have left.
    return (out.includes(seat) ? 0 : leadOf(values, own, count!.isLess === true)) + outs;
  }

  private beatOf(index: number): Beat {
    return this.plan.course.beats.find(({ decisions }) => decisions.includes(index))!;
  }

  /** The position after a round, as it really was. */
  endOf(beat: Beat): unknown {
    const { beats, decisions, end }: Course = this.plan.course;
    const next = beats[beats.indexOf(beat) + 1]?.decisions[0];
    return next === undefined ? end : decisions[next]!.state;
  }

  private rerun(index: number, action: Action, run: number): Rerun {
    const { game } = this;
    const { decisions, count } = this.plan.course;
    const { seat, state: before, step } = decisions[index]!;
    const state: unknown = game.clone(before);
    const round = roundOf(game, before, seat);
    const events: GameEvent[] = [];
    const hear = (event: GameEvent): void => void (count!.telling.includes(event.kind) && events.push(event));
    const later = new Map<Seat, Action[]>();
    for (const each of this.beatOf(index).decisions) {
      const { seat: who, played } = decisions[each]!;
      if (each > index) later.set(who, [...(later.get(who) ?? []), played]);
    }
    const rng = new SeededRng(`${step} ${run}`);
    let hasLuck = false;
    game.play(state, seat, action, hear);
    for (let steps = 0; steps < LONGEST && roundOf(game, state, seat) === round; steps++) {
      const next = game.next(state);
      if (next.kind === 'over') break;
      if (next.kind === 'chance') {
        hasLuck = true;
        game.play(state, CHANCE, game.roll(state, rng), hear);
        continue;
      }
      const asked = next.seats[0]!;
      const done = later.get(asked)?.shift();
      const isPossible = done !== undefined && game.refuse(state, asked, done) === undefined;
      game.play(state, asked, isPossible ? done : game.overtime(state, asked), hear);
    }
    return { end: state, events, hasLuck };
  }
}
