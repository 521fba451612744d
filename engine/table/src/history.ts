import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { type GameLog, replay } from '@stolik/kernel/log';
import { optionsUnder } from '@stolik/kernel/options';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import type { Entry } from './entry.ts';
import { stateAfter, type Table } from './table.ts';
import { stepsWithout } from './undo.ts';

/*
 * Everything that was ever done at a table, also undone steps. It has the lines of a log, one per step. `undo FROM COUNT`
 * means that COUNT steps from that one on were taken back, counted from 0 among those valid then. Logs of games without undo
 * need none: their steps are the history.
 */

/** The lines of a table's life; undefined where nothing was taken back. */
export function historyOf(entries: readonly Entry[]): readonly string[] | undefined {
  if (!entries.some(({ kind }) => kind === 'undo')) return undefined;
  return entries.flatMap((entry) => {
    if (entry.kind === 'play') return `${entry.seat === CHANCE ? 'chance' : entry.seat + 1}: ${entry.text}`;
    if (entry.kind === 'resign') return `${entry.seat + 1}: resign`;
    return entry.kind === 'undo' ? `undo ${entry.step} ${entry.count}` : [];
  });
}

export type Happened =
  | { readonly kind: 'step'; readonly step: Step; readonly before: unknown }
  | { readonly kind: 'undo'; readonly from: number; readonly count: number };

/** Checks a history step by step: all of it is legal, and what remains of it is the log. */
export function readHistory(game: AnyGame, log: GameLog, lines: readonly string[] | undefined): Result<readonly Happened[]> {
  const agreed = optionsUnder(game, log.rulesVersion, log.options);
  if (!agreed.ok) return agreed;
  const table = { options: agreed.value as Table['options'], seats: log.seats };
  const standing: Step[] = [];
  const happened: Happened[] = [];
  let before: unknown = stateAfter(game, table, []);
  const replayed = replay(game, log, ({ state, step }) => {
    happened.push({ kind: 'step', step, before });
    standing.push(step);
    before = game.clone(state);
  });
  if (!replayed.ok || lines === undefined) return replayed.ok ? ok(happened) : replayed;
  const told = followHistory(game, table, lines);
  if (!told.ok) return told;
  const isSame =
    told.value.steps.length === standing.length && told.value.steps.every((step, index) => isSameStep(step, standing[index]!));
  return isSame
    ? ok(told.value.happened)
    : problem('chance.history', 'what is left after everything that was taken back is not the log');
}

const isSameStep = (a: Step, b: Step): boolean =>
  a.kind === b.kind && a.actor === b.actor && (a.kind !== 'play' || b.kind !== 'play' || a.action === b.action);

function followHistory(
  game: AnyGame,
  table: Pick<Table, 'options' | 'seats'>,
  lines: readonly string[],
): Result<{ readonly steps: readonly Step[]; readonly happened: readonly Happened[] }> {
  const happened: Happened[] = [];
  let steps: readonly Step[] = [];
  let state: unknown = stateAfter(game, table, []);
  for (const [index, line] of lines.entries()) {
    const at = `chance.history[${index}]`;
    const undo = /^undo (\d{1,6}) (\d{1,6})$/.exec(line);
    if (undo) {
      const [from, count] = [Number(undo[1]), Number(undo[2])];
      if (count === 0 || from + count > steps.length) return problem(at, `"${line}" takes back what is not there`);
      steps = stepsWithout(steps, { step: from, count });
      state = stateAfter(game, table, steps);
      happened.push({ kind: 'undo', from, count });
      continue;
    }
    const step = readLine(game, state, line, at);
    if (!step.ok) return step;
    happened.push({ kind: 'step', step: step.value, before: state });
    steps = [...steps, step.value];
    state = game.clone(state);
    playStep(game, state, step.value);
  }
  return ok({ steps, happened });
}

function readLine(game: AnyGame, state: unknown, line: string, at: string): Result<Step> {
  const [, who = '', text = ''] = /^(chance|[1-9]): (.+)$/.exec(line) ?? [];
  const next = game.next(state);
  const actor = who === 'chance' ? CHANCE : Number(who) - 1;
  const isAsked = who === 'chance' ? next.kind === 'chance' : next.seats.includes(actor);
  if (who !== '' && who !== 'chance' && text === 'resign' && next.kind !== 'over') return ok({ kind: 'resign', actor });
  const read = isAsked ? game.read(state, actor, text) : undefined;
  if (!read?.ok || game.refuse(state, actor, read.value)) return problem(at, `"${line}" can't have happened there`);
  return ok({ kind: 'play', actor, action: read.value });
}
