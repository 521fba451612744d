import { type Action, ActionList, type AnyGame, CHANCE, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Candidate, Thought } from '@stolik/search/player';
import { Rolls } from './rolls.ts';

/** The functions of an edition for questions in the middle of a round. */
export interface Questions<State> {
  readonly game: AnyGame;
  /** Whether the round, or the game, has come to its end. */
  isRoundOver(state: State): boolean;
  /** An answer without thinking, for everybody, while a round is only imagined. */
  quick(state: State, seat: Seat, rng: Rng): Action;
  judge(state: State, out: Float64Array): void;
}

const LONGEST = 400;
const list = new ActionList();
const values = new Float64Array(8);

/**
 * Tries every answer to a question (the component to lose, the exit, the place of a token) in the same dealt worlds. Runs each
 * round to its end and takes the best answer.
 */
export function tryAnswers<State>(questions: Questions<State>, world: State, seat: Seat, worlds: number, rng: Rng): Thought {
  const { game } = questions;
  list.clear();
  game.legal(world, seat, list);
  const answers = list.toArray();
  const sums = answers.map(() => 0);
  for (let deal = 0; deal < worlds && answers.length > 1; deal++) {
    const dealt: State = game.redeal(world, seat, rng);
    const rolls = new Rolls(rng);
    for (const [index, answer] of answers.entries()) {
      rolls.rewind();
      const state: State = game.clone(dealt);
      game.play(state, seat, answer);
      runOn(questions, state, rolls);
      questions.judge(state, values);
      sums[index]! += values[seat]!;
    }
  }
  const candidates = answers
    .map((action, index): Candidate => ({ action, value: sums[index]! / worlds, weight: 0 }))
    .sort((a, b) => b.value - a.value || a.action - b.action);
  const [first, ...rest] = candidates;
  return { action: first!.action, candidates: [{ ...first!, weight: 1 }, ...rest], iterations: worlds * answers.length };
}

function runOn<State>(questions: Questions<State>, state: State, rolls: Rng): void {
  const { game } = questions;
  for (let steps = 0; steps < LONGEST && !questions.isRoundOver(state); steps++) {
    const next = game.next(state);
    if (next.kind === 'over') return;
    if (next.kind === 'chance') game.play(state, CHANCE, game.roll(state, rolls));
    else for (const asked of next.seats) game.play(state, asked, questions.quick(state, asked, rolls));
  }
}
