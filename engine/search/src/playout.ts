import { type Action, type AnyGame, CHANCE, type Outcome, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Knowledge } from './knowledge.ts';
import { rewardOf } from './reward.ts';

/** How a game is played out from a leaf. */
export interface PlayoutSettings {
  /** Decisions before the position is judged instead of played on; Infinity plays to the end. */
  readonly steps: number;
  /** A clear margin in points, for reward.ts; 0: winning is all. */
  readonly margin: number;
}

/** No game is longer; a playout that is, would never end. */
const LONGEST = 100_000;

/** Plays on a state the caller owns and says what came of it: `out[seat]`, 0 to 1. */
export class Playout<State> {
  private readonly game: AnyGame;
  private readonly knowledge: Knowledge<State> | undefined;
  private readonly settings: PlayoutSettings;

  constructor(game: AnyGame, knowledge: Knowledge<State> | undefined, settings: PlayoutSettings) {
    this.game = game;
    this.knowledge = knowledge;
    this.settings = settings;
  }

  run(state: State, seats: number, rng: Rng, chance: Rng, out: Float64Array): void {
    const { game, knowledge } = this;
    const steps = knowledge ? this.settings.steps : Number.POSITIVE_INFINITY;
    for (let step = 0, all = 0; all < LONGEST; all++) {
      const next = game.next(state);
      if (next.kind === 'over') {
        this.reward(state, next.outcome, seats, out);
        return;
      }
      if (next.kind === 'chance') {
        game.play(state, CHANCE, game.roll(state, chance));
        continue;
      }
      if (step >= steps) {
        knowledge!.evaluate(state, out);
        return;
      }
      step++;
      if (next.kind === 'turn') game.play(state, next.seat, this.pick(state, next.seat, rng));
      else for (const seat of next.seats) game.play(state, seat, this.pick(state, seat, rng));
    }
    throw new Error(`${game.id}: a playout has no end`);
  }

  pick(state: State, seat: Seat, rng: Rng): Action {
    return this.knowledge?.rollout ? this.knowledge.rollout(state, seat, rng) : this.game.sample(state, seat, rng);
  }

  reward(state: State, outcome: Outcome, seats: number, out: Float64Array): void {
    if (this.knowledge?.reward) this.knowledge.reward(state, outcome, out);
    else rewardOf(outcome, seats, this.settings.margin, out);
  }
}
