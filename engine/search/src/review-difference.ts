import { type Action, ActionList, type AnyGame, CHANCE, type Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { summed } from './course.ts';
import type { Decision } from './review.ts';
import { type StoryPlan, scoreText } from './review-story.ts';
import { shown, signed } from './signed.ts';

/** Dice and draws after a move, until somebody decides again. */
const MOST_CHANCES = 20;

/** What a side gains, less the most that it gives to another one: whoever closes a group of a rival's wins little. */
function netOf(after: readonly number[], before: readonly number[], own: number): number {
  const gains = after.map((value, side) => value - before[side]!);
  return gains[own]! - Math.max(0, ...gains.filter((_, side) => side !== own));
}

/** A position right after a move. */
interface After {
  readonly state: unknown;
  /** By side. */
  readonly values: readonly number[];
  readonly isOver: boolean;
  /** Who decides next. */
  readonly next: Seat | undefined;
}

/**
 * Describes the difference between another move and the one that was played, in counts that everybody can check. These are its
 * immediate gain and the next player's possible answer. Only for games with turns: rounds are replayed as a whole.
 */
export class Differences {
  private readonly game: AnyGame;
  private readonly plan: StoryPlan;

  constructor(game: AnyGame, plan: StoryPlan) {
    this.game = game;
    this.plan = plan;
  }

  /** Empty where nothing that is counted tells them apart. */
  told(decision: Decision, best: Action): string {
    const { course, words, speech, language } = this.plan;
    const { count, isInRounds, isForKids, sides, outcome } = course;
    if (!count || isInRounds || isForKids) return '';
    const own = sides[decision.seat]!;
    const [real, other] = [decision.played, best].map((action) => this.after(decision, action)) as [After, After];
    if (other.isOver && !real.isOver) return words.endsAt(scoreText(this.plan, other.values));
    const said: string[] = [];
    const before = summed(count.of(decision.state), sides);
    const [gain, played] = [other, real].map(({ values }) => netOf(values, before, own)) as [number, number];
    if (gain > Math.max(0, played)) said.push(words.atOnce(signed(gain), signed(played)));
    // Another player's hand is known only when the game is over.
    const [reply, answer] = outcome ? [this.replyTo(other, own), this.replyTo(real, own)] : [];
    if (reply && answer && reply.seat === answer.seat && answer.gain - reply.gain >= count.least)
      said.push(words.reply(speech, reply.seat, shown(reply.gain), count.amount(answer.gain, language)));
    return said.join(' ');
  }

  private after({ seat, state: before, step }: Decision, action: Action): After {
    const { game } = this;
    const state: unknown = game.clone(before);
    game.play(state, seat, action);
    const rng = new SeededRng(step);
    let next = game.next(state);
    for (let rolls = 0; next.kind === 'chance' && rolls < MOST_CHANCES; rolls++) {
      game.play(state, CHANCE, game.roll(state, rng));
      next = game.next(state);
    }
    const values = summed(this.plan.course.count!.of(state), this.plan.course.sides);
    return { state, values, isOver: next.kind === 'over', next: next.kind === 'turn' ? next.seats[0] : undefined };
  }

  /** The most that the next player of another side can gain at once; undefined where there are too many moves to try. */
  private replyTo({ state, next, values }: After, own: number): { readonly seat: Seat; readonly gain: number } | undefined {
    const { game } = this;
    const { count, sides } = this.plan.course;
    if (next === undefined || sides[next] === own || game.count) return undefined;
    const list = new ActionList();
    game.legal(state, next, list);
    const side = sides[next]!;
    const gains = list.toArray().map((action) => {
      const then: unknown = game.clone(state);
      game.play(then, next, action);
      return summed(count!.of(then), sides)[side]! - values[side]!;
    });
    return { seat: next, gain: gains.length === 0 ? 0 : Math.max(...gains) };
  }
}
