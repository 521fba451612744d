import { findScenario } from '@stolik/golems/scenarios';
import { outInLastRow, resultOf } from '@stolik/golems/tournament/standings';
import type { View6 } from '@stolik/golems/v6';
import { golems6 } from '@stolik/golems/v6/game';
import { type GameEvent, REFEREE } from '@stolik/kernel/game';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { goTo, toTable } from '../../base/router.ts';
import { toast } from '../../base/ui/toast.tsx';
import { findKept, tables } from '../../session/kept/shelf.ts';
import { loadTable, openFresh } from '../../shell/open.ts';
import { leadsOf, optionsOf } from './battle-options.ts';
import { battleAt, GAME, nextBattle, type Series, sittersIn, withBattle } from './series.ts';
import { findSeries, keepSeries } from './store.ts';

export const fieldTitle = (id: string): string => read(findScenario(GAME, id)?.title) ?? id;

/** Opens the next battle, or goes on where it was left. */
export function playNext(id: string): void {
  const series = findSeries(id);
  const index = series ? nextBattle(series) : -1;
  if (!series || index < 0) return;
  const { table } = series.battles[index]!;
  // A table that nobody has touched makes room for others; then the battle begins again.
  if (table && findKept(table)) {
    goTo(toTable(table));
    return;
  }
  const opened = openFresh(golems6, optionsOf(series.battles[index]!, leadsOf(series)), sittersIn(series, index));
  if (!opened.ok) {
    toast(p().setup.wrongTogether);
    return;
  }
  if (!keepSeries(withBattle(series, index, { table: opened.value }, Date.now()))) toast(m().table.notSaved);
  goTo(toTable(opened.value));
}

/** Writes down how the battle at this table has ended. */
export function settleBattle(series: Series, table: string, state: unknown, events: readonly GameEvent[]): void {
  const index = battleAt(series, table);
  const next = golems6.next(state as never);
  if (index < 0 || next.kind !== 'over' || series.battles[index]!.result) return;
  const view = golems6.view(state as never, REFEREE) as View6;
  keepSeries(withBattle(series, index, { result: resultOf(view, next.outcome!, outInLastRow(events)) }, Date.now()));
}

/** A battle that ended while nobody looked at its result: its log knows it. */
export async function catchUp(series: Series): Promise<void> {
  const battle = series.battles[nextBattle(series)];
  if (!battle?.table || !tables().some(({ id, isOver }) => id === battle.table && isOver)) return;
  const opened = await loadTable(battle.table);
  if (!opened.ok) return;
  const { session, chronicle } = opened.value;
  const { state, steps } = session.table;
  settleBattle(series, battle.table, state, chronicle.eventsAfter(steps.length - 1));
}
