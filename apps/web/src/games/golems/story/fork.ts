import { type AnyGame, CHANCE, REFEREE, type Seat } from '@stolik/kernel/game';
import { type GameLog, LogWriter } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { playStep, type Step } from '@stolik/kernel/steps';
import { headOf } from '@stolik/table/log';
import { stateAfter } from '@stolik/table/table';
import type { OpenGame } from '../../../shell/contract.ts';
import type { PlayedEdition } from '../model/edition.ts';
import type { GolemsEvent, GolemsView } from '../model/scene.ts';
import { outcomeOf, type RoundOutcome } from './outcome.ts';

/** A decision of a game that could have been another one. */
export interface Decision {
  readonly seat: Seat;
  /** What was asked: `program`, `exit`, `choose`, … */
  readonly ask: string;
  /** How many steps were done before it. */
  readonly at: number;
}

/** Everything that players decided in a round, in order. What was decided before the first round belongs to it. */
export function decisionsOf(
  rules: AnyGame,
  { askOf }: Pick<PlayedEdition, 'askOf'>,
  game: OpenGame,
  round: number,
): readonly Decision[] {
  const state = stateAfter(rules, game, []);
  const found: Decision[] = [];
  for (const [at, step] of game.steps.entries()) {
    if (step.kind === 'play' && step.actor !== CHANCE) {
      const view: GolemsView = rules.view(state, step.actor);
      if (view.round === round) found.push({ seat: step.actor, ask: askOf(view), at });
      else if (view.round > round) break;
    }
    playStep(rules, state, step);
  }
  return found;
}

const seenIn = (rules: AnyGame, state: unknown): GolemsView => rules.view(state, REFEREE);

/** The round again with one step changed: the others and chance do what they did, as far as that is still possible. */
export function otherSteps(rules: AnyGame, game: OpenGame, decision: Decision, action: number): readonly Step[] {
  const steps: Step[] = [...game.steps.slice(0, decision.at), { kind: 'play', actor: decision.seat, action }];
  const rest = game.steps.slice(decision.at + 1);
  const rng = new SeededRng(decision.at);
  const state = stateAfter(rules, game, steps.slice(0, -1));
  const roundNow = (): number => seenIn(rules, state).round;
  const round = roundNow();
  playStep(rules, state, steps.at(-1)!);
  for (let guard = 0; guard < 400; guard++) {
    const next = rules.next(state);
    if (next.kind === 'over' || roundNow() !== round) break;
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const index = rest.findIndex((step) => step.actor === actor && step.kind === 'play');
    const before = index < 0 ? undefined : rest.splice(index, 1)[0];
    const isStill = before?.kind === 'play' && rules.refuse(state, actor, before.action) === undefined;
    const usual = (): number => (actor === CHANCE ? rules.roll(state, rng) : rules.overtime(state, actor));
    const step: Step = { kind: 'play', actor, action: isStill && before?.kind === 'play' ? before.action : usual() };
    steps.push(step);
    playStep(rules, state, step);
  }
  return steps;
}

/** A round as it went: what happened in it, and how things stood when it was over. */
export interface Course {
  readonly state: unknown;
  readonly outcome: RoundOutcome;
}

/** The round in which the step after the first `at` was done. */
export function courseOf(
  rules: AnyGame,
  { sceneOf }: Pick<PlayedEdition, 'sceneOf'>,
  game: OpenGame,
  steps: readonly Step[],
  at: number,
): Course {
  const state = stateAfter(rules, game, []);
  const events: GolemsEvent[] = [];
  let round: number | undefined;
  for (const [index, step] of steps.entries()) {
    if (index === at) round = seenIn(rules, state).round;
    let isOver = false;
    playStep(rules, state, step, (event) => {
      if (event.kind === 'roundBegan') {
        if (round === undefined) events.length = 0;
        else isOver = true;
      } else if (!isOver) events.push(event as GolemsEvent);
    });
    if (isOver) break;
  }
  return { state, outcome: outcomeOf(events, sceneOf(seenIn(rules, state))) };
}

export function logOf(rules: AnyGame, game: OpenGame, steps: readonly Step[]): GameLog {
  const writer = new LogWriter(rules, headOf(game));
  const state = stateAfter(rules, game, []);
  for (const step of steps) {
    writer.add(state, step);
    playStep(rules, state, step);
  }
  return writer.log();
}
