import { type Action, type AnyGame, type Next, type Outcome, over, TURN } from '../game.ts';
import { ok, problem, type Result } from '../result.ts';
import { explore, goesOn, type Horizon, type Worth } from './explore.ts';
import { type AnyPuzzleRules, horizonOf, layPuzzle, type Question, questionOf, type Reading } from './prove.ts';
import type { ClosedQuestion } from './puzzle.ts';

/** A closed question made playable wherever the game is. */
export interface Asked {
  /** The game. It begins in the position of the question and ends with an answer; a seat that reached the goal has won. */
  readonly game: AnyGame;
  readonly options: ClosedQuestion['options'];
  readonly start: unknown;
  /** How much has been reached of what is asked for. */
  worth(state: unknown): number;
  readonly enough: number;
  /** What can be answered, where nothing is decided: the game then only shows what comes of it. */
  readonly reading: Reading | undefined;
  /** The first of these decisions after which no answer is right any more; undefined where there is none, or too much to look at. */
  strayed(line: readonly Action[]): Strayed | undefined;
}

/** A decision that was wrong, and those that were right in its place. */
export interface Strayed {
  readonly state: unknown;
  readonly action: Action;
  readonly rights: readonly Action[];
}

/** The goal of a question that asks for nothing in particular: whatever can be decided is an answer. */
export const FREE = 'free';

export function askPuzzle(game: AnyGame, rules: AnyPuzzleRules, puzzle: ClosedQuestion): Result<Asked> {
  const laid = layPuzzle(game, rules, puzzle);
  if (!laid.ok) return laid;
  const start = laid.value;
  const { seat, goal, players } = puzzle;
  const isFree = goal.kind === FREE;
  const reading = isFree ? undefined : rules.reading?.(start, seat, goal);
  const found = isFree || reading ? undefined : questionOf(rules, start, puzzle);
  if (!found && !reading && !isFree) return problem('goal', `${JSON.stringify(goal)} cannot be asked in this position`);
  const enough = found?.enough ?? 1;
  const worth = (state: unknown): number => found?.question.worth(state) ?? 0;
  const horizon = horizonOf(game, rules, start, seat, found?.question);
  const next = (state: unknown): Next => {
    if (worth(state) >= enough) return over(ending([seat], players));
    if (!goesOn(horizon, state)) return over(ending([], players));
    const asks = game.next(state);
    // Whoever else decides at the same time is not asked here.
    return asks.seats.length > 1 ? TURN[seat]! : asks;
  };
  const answering = found?.question.firsts ? beginningWith(game, rules, start, found.question) : game;
  let told: { readonly of: string; readonly strayed: Strayed | undefined } | undefined;
  const strayed = (line: readonly Action[]): Strayed | undefined => {
    const of = line.join();
    if (told?.of !== of) told = { of, strayed: found && strayedFrom({ ...horizon, most: rules.most, worth, enough }, line) };
    return told.strayed;
  };
  return ok({
    game: { ...answering, setup: () => game.clone(start), next },
    options: { ...rules.cases.options, ...puzzle.options } as ClosedQuestion['options'],
    start,
    worth,
    enough,
    reading,
    strayed,
  });
}

function strayedFrom(
  { most, worth, enough, ...horizon }: Horizon<unknown> & { most: number; worth: Worth<unknown>; enough: number },
  line: readonly Action[],
): Strayed | undefined {
  const { game, seat, firsts, ...from } = horizon;
  const state = game.clone(horizon.start);
  for (const [index, action] of line.entries()) {
    const start = game.clone(state);
    const only = index === 0 && firsts ? { firsts } : {};
    const found = explore({ ...from, game, seat, start, ...only }, [worth], most)?.reached[0];
    if (!found) return undefined;
    const rights = found.best >= enough ? found.firsts : [];
    if (!rights.includes(action)) return rights.length > 0 ? { state: start, action, rights } : undefined;
    game.play(state, seat, action);
  }
  return undefined;
}

/** A decision that is allowed in the game and no answer to the question. It bears no clause, for no rule of the game refuses it. */
const NO_ANSWER = 'no-answer';

/** The game in which the question's first decision is one of those that answers begin with. `sample` stays as it is. */
function beginningWith(
  game: AnyGame,
  rules: AnyPuzzleRules,
  start: unknown,
  { firsts = [], whyNoAnswer }: Question<unknown>,
): AnyGame {
  const first = rules.same(start);
  const isFirst = (state: unknown): boolean => rules.same(state) === first;
  return {
    ...game,
    legal(state, seat, list) {
      if (isFirst(state)) for (const action of firsts) list.push(action);
      else game.legal(state, seat, list);
    },
    refuse(state, seat, action) {
      const refusal = game.refuse(state, seat, action);
      if (refusal || !isFirst(state) || firsts.includes(action)) return refusal;
      return { code: NO_ANSWER, clause: '', details: { action } };
    },
    explain: (refusal, language) =>
      refusal.code === NO_ANSWER
        ? (whyNoAnswer?.(Number(refusal.details?.['action']), language) ?? '')
        : game.explain(refusal, language),
  };
}

const ending = (winners: readonly number[], players: number): Outcome => ({
  winners,
  scores: Array.from({ length: players }, () => 0),
  reason: winners.length > 0 ? 'goal-reached' : 'goal-missed',
  clause: '',
});
