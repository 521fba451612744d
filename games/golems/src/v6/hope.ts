import { unwrap } from '@stolik/kernel/result';
import { cellName, type Field, findCell, PLAIN, parseField } from '../core/field.ts';
import { wordsIn } from '../editions/tokens.ts';
import { cellsInReach, edgeCells } from '../scenarios/reach.ts';
import type { View6 } from './view.ts';

/** The reason why a win is impossible: barrels block every path, or several golems hold the items that one should have. */
export type NoHope = 'blocked' | 'shared';

type Cells = ReadonlySet<number>;

/** Barrels, and for every golem the cells among which it may be. */
interface Lie {
  readonly barrels: Cells;
  readonly places: readonly Cells[];
}

/** A field with so many barrels that the search is longer is not judged. */
const MOST_LIES = 3_000;

/**
 * Whether a win has become impossible at a children's table, however both teams play. Only where that is certain: golems are
 * assumed to step aside. Where the field has more than walls and barrels, barrels are ignored. [G6.11.3]
 */
export function noHope(view: View6): NoHope | undefined {
  const { kids, goal } = view.options;
  if (!kids || goal === null || view.over || view.golems.some(({ at }) => at === null)) return undefined;
  const items = view.golems.map((golem) => golem.items);
  if (goal === 'all' && items.filter((count) => count > 0).length > 1) return 'shared';
  if (goal === 'most' && Math.max(...items) > Math.min(...items)) return undefined;
  const field = unwrap(parseField(view.field));
  const lying = (word: string): number[] =>
    Object.entries(view.tokens).flatMap(([cell, text]) => (wordsIn(text).includes(word) ? [findCell(field, cell)] : []));
  const tokens = new Set(lying(goal === 'treasure' ? 'treasure' : 'gear'));
  const goalsOf = view.golems.map(({ edge }) =>
    goal === 'edge' ? new Set(edgeCells(field, edge).map((cell) => findCell(field, cell))) : tokens,
  );
  const isEnough = (reach: readonly Cells[]): boolean =>
    reach.some((cells, golem) => {
      const isThere = (cell: number): boolean => cells.has(cell);
      if (goal !== 'all') return [...goalsOf[golem]!].some(isThere);
      return items.every((count, other) => count === 0 || other === golem) && [...goalsOf[golem]!].every(isThere);
    });
  const starts = view.golems.map(({ at }) => findCell(field, at!));
  const isPlain = field.ground.every((kind) => kind <= PLAIN);
  const isKnown = Object.values(view.tokens).every((text) =>
    wordsIn(text).every((word) => ['wall', 'barrel', 'treasure', 'gear'].includes(word)),
  );
  if (!isPlain || !isKnown) {
    const reach = starts.map((start) => cellsInReach(view, field, cellName(field, start)));
    return isEnough(reach.map((names) => new Set([...names].map((name) => findCell(field, name))))) ? undefined : 'blocked';
  }
  const walls = new Set(lying('wall'));
  // A gear may be gone before a barrel comes that way; the treasure never is.
  const shut = new Set([...walls, ...(goal === 'treasure' ? tokens : [])]);
  return reaches({ field, walls, shut, starts, barrels: new Set(lying('barrel')) }, isEnough) ? undefined : 'blocked';
}

interface Ground {
  readonly field: Field;
  readonly walls: Cells;
  /** Where no barrel is pushed to. */
  readonly shut: Cells;
  readonly starts: readonly number[];
  readonly barrels: Cells;
}

/** Looks at every way in which barrels can come to lie until golems get far enough, or there are too many of them to say. */
function reaches(ground: Ground, isEnough: (reach: readonly Cells[]) => boolean): boolean {
  const { field, walls, shut, starts } = ground;
  const reach = starts.map(() => new Set<number>());
  const first: Lie = {
    barrels: ground.barrels,
    places: starts.map((start) => flood(field, walls, ground.barrels, start)),
  };
  const seen = new Map([[keyOf(first), first]]);
  for (const { barrels, places } of seen.values()) {
    for (const [golem, cells] of places.entries()) for (const cell of cells) reach[golem]!.add(cell);
    if (isEnough(reach) || seen.size > MOST_LIES) return true;
    for (const [golem, cells] of places.entries())
      for (const cell of cells)
        for (let side = 0; side < 4; side++) {
          const to = field.steps[cell * 4 + side]!;
          if (!barrels.has(to)) continue;
          const beyond = field.steps[to * 4 + side]!;
          if (beyond < 0 || shut.has(beyond) || barrels.has(beyond)) continue;
          const moved = new Set([...barrels].map((barrel) => (barrel === to ? beyond : barrel)));
          for (const lie of pushed({ field, walls, places, golem, to, beyond, barrels: moved })) {
            const key = keyOf(lie);
            if (!seen.has(key)) seen.set(key, lie);
          }
        }
  }
  return false;
}

/** After a push: the pusher stands where the barrel was; a push may have parted the cells among which another golem was. */
function pushed(push: {
  readonly field: Field;
  readonly walls: Cells;
  readonly places: readonly Cells[];
  readonly golem: number;
  readonly to: number;
  readonly beyond: number;
  readonly barrels: Cells;
}): readonly Lie[] {
  const { field, walls, barrels } = push;
  const choices = push.places.map((cells, other): readonly Cells[] => {
    if (other === push.golem) return [flood(field, walls, barrels, push.to)];
    const left = new Set(cells);
    left.delete(push.beyond);
    const parts: Cells[] = [];
    for (const cell of left) if (!parts.some((part) => part.has(cell))) parts.push(flood(field, walls, barrels, cell));
    return parts;
  });
  return choices.reduce<readonly Lie[]>(
    (lies, parts) => lies.flatMap(({ places }) => parts.map((part) => ({ barrels, places: [...places, part] }))),
    [{ barrels, places: [] }],
  );
}

function flood(field: Field, walls: Cells, barrels: Cells, start: number): Cells {
  const reached = new Set([start]);
  for (const cell of reached)
    for (let side = 0; side < 4; side++) {
      const next = field.steps[cell * 4 + side]!;
      if (next >= 0 && !walls.has(next) && !barrels.has(next)) reached.add(next);
    }
  return reached;
}

const keyOf = ({ barrels, places }: Lie): string =>
  `${[...barrels].sort((a, b) => a - b)} ${places.map((cells) => Math.min(...cells)).join(' ')}`;
