import type { AnyGame, Seat } from '@stolik/kernel/game';
import { playStep, type Step } from '@stolik/kernel/steps';
import { stateAfter, type Table } from './table.ts';

/**
 * The steps that stay when a seat takes its last decision back; undefined when it can't.
 *
 * Undo is free until something secret or random has been seen. So either the decision is the last step and has shown nothing
 * hidden, or it is a commit of a round that still waits for others, whose own commits stay: taking one's own back must not
 * disturb them.
 */
export function stepsAfterUndo(game: AnyGame, table: Table, seat: Seat): readonly Step[] | undefined {
  const at = table.steps.findLastIndex((step) => step.actor === seat);
  if (at < 0 || table.steps[at]?.kind !== 'play') return undefined;
  const without = [...table.steps.slice(0, at), ...table.steps.slice(at + 1)];
  const before = stateAfter(game, table, table.steps.slice(0, at));
  const asked = game.next(before);
  if (asked.kind === 'together') return isStillSecret(game, before, table.steps.slice(at)) ? without : undefined;
  if (at !== table.steps.length - 1 || game.isFinal?.(before, seat) || game.next(table.state).kind === 'over') return undefined;
  return without;
}

export function canUndo(game: AnyGame, table: Table, seat: Seat): boolean {
  return stepsAfterUndo(game, table, seat) !== undefined;
}

/** Whether a round of commits is still waiting for somebody after these steps. */
function isStillSecret(game: AnyGame, state: unknown, steps: readonly Step[]): boolean {
  for (const step of steps) {
    const waiting = game.next(state).seats.length;
    playStep(game, state, step);
    const next = game.next(state);
    if (next.kind !== 'together' || next.seats.length !== waiting - 1) return false;
  }
  return true;
}
