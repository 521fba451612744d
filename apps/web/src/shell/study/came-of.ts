import type { Action, GameEvent } from '@stolik/kernel/game';
import type { Asked } from '@stolik/kernel/puzzles/asked';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { playStep } from '@stolik/kernel/steps';
import type { Match } from '../../session/match.ts';
import type { Came, Story, StrayedAt } from './part.ts';

/** What the seat that is asked has decided so far. */
export const decisionsOf = (match: Match, seat: number): readonly Action[] =>
  match.whole()?.steps.flatMap((step) => (step.kind === 'play' && step.actor === seat ? [step.action] : [])) ?? [];

/** What was decided, in notation. */
export function answerOf({ game, start }: Pick<Asked, 'game' | 'start'>, match: Match, seat: number): readonly string[] {
  const state = game.clone(start);
  return (match.whole()?.steps ?? []).flatMap((step) => {
    const text = step.kind === 'play' && step.actor === seat ? [game.write(state, seat, step.action)] : [];
    playStep(game, state, step);
    return text;
  });
}

/** What came of an answer that is at its end. */
export const cameOf = (asked: Asked, match: Match, seat: number): Came => ({
  seat,
  wanted: asked.enough,
  got: asked.worth(match.state()),
  view: asked.game.view(match.state(), seat),
  answer: answerOf(asked, match, seat),
  strayed: () => strayedAt(asked, seat, decisionsOf(match, seat)),
  story: () => storyOf(asked, seat, decisionsOf(match, seat)),
});

/** What these decisions have done, from the beginning. */
export function storyOf({ game, start }: Pick<Asked, 'game' | 'start'>, seat: number, line: readonly Action[]): Story {
  const state = game.clone(start);
  const view = game.view(state, seat);
  const events: GameEvent[] = [];
  for (const action of line) game.play(state, seat, action, (event) => events.push(event));
  return { view, events };
}

/** The decisions that a puzzle names as its solution. */
export function solutionIn(
  { game, start }: Pick<Asked, 'game' | 'start'>,
  { seat, solution }: ClosedQuestion,
): readonly Action[] {
  const state = game.clone(start);
  return solution.flatMap((text) => {
    const read = game.read(state, seat, text);
    if (!read.ok) return [];
    game.play(state, seat, read.value);
    return [read.value];
  });
}

/** The decision by which an answer was missed, as it is told. */
export function strayedAt(asked: Asked, seat: number, line: readonly Action[]): StrayedAt | undefined {
  const { game } = asked;
  const strayed = asked.strayed(line);
  if (!strayed) return undefined;
  const { state, action, rights } = strayed;
  const write = (each: Action): string => game.write(state, seat, each);
  const events: GameEvent[] = [];
  game.play(game.clone(state), seat, action, (event) => events.push(event));
  return { view: game.view(state, seat), played: write(action), rights: rights.map(write), events };
}
