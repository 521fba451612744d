import { type Field, findCell } from '../../src/core/field.ts';
import { scenarioField } from '../../src/scenarios/check.ts';
import { edgeCells } from '../../src/scenarios/reach.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';

/** Where two golems stand and where the barrels are; turns cost nothing here. */
interface Position {
  readonly golems: readonly number[];
  readonly barrels: readonly number[];
}

/**
 * All positions of a children's game on plain ground that can come about, one step after the other, in which neither golem could get to
 * its goal any more, even with nobody in its way. A second reading of pushing, made for this question only.
 */
export function stuckPositions(scenario: Scenario): readonly Position[] {
  const field = scenarioField(scenario);
  const cells = (word: string): readonly number[] =>
    Object.entries(scenario.tokens).flatMap(([cell, text]) => (text.split(' ').includes(word) ? [findCell(field, cell)] : []));
  const walls = new Set(cells('wall'));
  const goals = [...cells('treasure'), ...cells('gear')];
  const isGoal = scenario.starts.map(({ facing }) =>
    scenario.options['goal'] === 'edge' ? new Set(edgeCells(field, facing).map((cell) => findCell(field, cell))) : new Set(goals),
  );
  const steps = (cell: number, others: readonly number[], barrels: readonly number[]) =>
    stepsFrom(field, walls, new Set(goals), cell, others, barrels);
  const winning = new Map<string, boolean>();
  const canWin = (seat: number, cell: number, barrels: readonly number[]): boolean => {
    const key = (at: number, now: readonly number[]): string => `${seat} ${at} ${now}`;
    const known = winning.get(key(cell, barrels));
    if (known !== undefined) return known;
    const seen = new Map([[key(cell, barrels), { cell, barrels }]]);
    let found = false;
    for (const { cell: at, barrels: now } of seen.values()) {
      if (isGoal[seat]!.has(at) || winning.get(key(at, now)) === true) found = true;
      if (found) break;
      for (const next of steps(at, [], now)) seen.set(key(next.cell, next.barrels), next);
    }
    // What can't win from here can't from anywhere it leads to.
    for (const each of found ? [key(cell, barrels)] : seen.keys()) winning.set(each, found);
    return found;
  };
  const start: Position = {
    golems: scenario.starts.map(({ at }) => findCell(field, at)),
    barrels: [...cells('barrel')].sort((a, b) => a - b),
  };
  const seen = new Map([[JSON.stringify(start), start]]);
  const stuck: Position[] = [];
  for (const position of seen.values()) {
    const { golems, barrels } = position;
    if (!golems.some((cell, seat) => canWin(seat, cell, barrels))) stuck.push(position);
    if (golems.some((cell, seat) => isGoal[seat]!.has(cell))) continue;
    for (const [seat, cell] of golems.entries()) {
      for (const next of steps(
        cell,
        golems.filter((_, other) => other !== seat),
        barrels,
      )) {
        const after = { golems: golems.with(seat, next.cell), barrels: next.barrels };
        seen.set(JSON.stringify(after), after);
      }
    }
  }
  return stuck;
}

function stepsFrom(
  field: Field,
  walls: ReadonlySet<number>,
  goals: ReadonlySet<number>,
  cell: number,
  others: readonly number[],
  barrels: readonly number[],
): readonly { readonly cell: number; readonly barrels: readonly number[] }[] {
  const found = [];
  for (let side = 0; side < 4; side++) {
    const to = field.steps[cell * 4 + side]!;
    if (to < 0 || walls.has(to) || others.includes(to)) continue;
    const barrel = barrels.indexOf(to);
    if (barrel < 0) {
      found.push({ cell: to, barrels });
      continue;
    }
    const beyond = field.steps[to * 4 + side]!;
    if (beyond < 0 || walls.has(beyond) || goals.has(beyond) || others.includes(beyond) || barrels.includes(beyond)) continue;
    found.push({ cell: to, barrels: barrels.with(barrel, beyond).sort((a, b) => a - b) });
  }
  return found;
}
