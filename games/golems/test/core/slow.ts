/**
 * Movement once more, written as the clauses read and with no eye to speed: places are `x,y`, every question is asked of the whole
 * table again. The fast resolver must give the same answers.
 */
export interface Table {
  /** Cells of the field with what they are made of. */
  readonly ground: ReadonlyMap<string, 'plain' | 'ice'>;
  readonly walls: ReadonlySet<string>;
  readonly waters: ReadonlySet<string>;
  /** Both halves of each ladder that has a pair. */
  readonly ladders: ReadonlyMap<string, string>;
  readonly barrels: ReadonlySet<string>;
  readonly golems: readonly { readonly at: string; readonly go: Direction | null }[];
}
export type Direction = 'N' | 'E' | 'S' | 'W';

export interface After {
  readonly golems: readonly string[];
  readonly barrels: readonly string[];
  /** Golems that went into water; they still stand where they began. */
  readonly wet: readonly number[];
}

export function beyond(cell: string, direction: Direction): string {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  return { N: `${x},${y + 1}`, E: `${x + 1},${y}`, S: `${x},${y - 1}`, W: `${x - 1},${y}` }[direction];
}

interface Wish {
  readonly golem: number;
  readonly near: string;
  readonly to: string;
  readonly swims: boolean;
  /** Where its barrel goes; undefined when it pushes none. */
  readonly barrelTo: string | undefined;
  readonly impossible: boolean;
}

const isEmptyOfTokens = (table: Table, cell: string): boolean =>
  table.ground.has(cell) &&
  !table.walls.has(cell) &&
  !table.waters.has(cell) &&
  !table.ladders.has(cell) &&
  !table.barrels.has(cell);

function wishOf(table: Table, golem: number): Wish | undefined {
  const { at, go } = table.golems[golem]!;
  if (go === null) return undefined;
  const near = beyond(at, go);
  const to = table.ladders.get(near) ?? near;
  const off = !table.ground.has(near) || table.walls.has(near);
  const pushes = table.barrels.has(near);
  const behind = beyond(near, go);
  const stuck = pushes && !isEmptyOfTokens(table, behind);
  return {
    golem,
    near,
    to,
    swims: table.waters.has(near),
    barrelTo: pushes && !stuck ? behind : undefined,
    // A ladder that leads back to where one stands leads nowhere. [G6.8.3]
    impossible: off || stuck || to === at,
  };
}

/** How many claims lie on a cell: golems claim where they would stand (never water), pushed barrels where they would be pushed. */
function claimsOn(table: Table, wishes: readonly Wish[], cell: string): number {
  const exists = (wish: Wish): boolean => table.ground.has(wish.near) && !table.walls.has(wish.near);
  const golems = wishes.filter((wish) => exists(wish) && !wish.swims && wish.to === cell).length;
  return golems + wishes.filter((wish) => wish.barrelTo === cell).length;
}

/** One step of everybody. [G6.6.2, G6.6.3] */
export function slowStep(table: Table, swap: boolean): After & { readonly gone: readonly number[] } {
  const wishes = table.golems.map((_, golem) => wishOf(table, golem)).filter((wish) => wish !== undefined);
  let going = wishes.filter((wish) => !wish.impossible);
  if (!swap) {
    const swaps = (a: Wish, b: Wish): boolean =>
      a !== b && !a.swims && !b.swims && a.to === table.golems[b.golem]!.at && b.to === table.golems[a.golem]!.at;
    const all = going;
    going = going.filter((wish) => !all.some((other) => swaps(wish, other)));
  }
  for (;;) {
    const leaves = new Set(going.filter((wish) => !wish.swims).map((wish) => wish.golem));
    const held = (cell: string, by: number): boolean =>
      table.golems.some(({ at }, golem) => golem !== by && at === cell && !leaves.has(golem));
    const still = going.filter((wish) => {
      if (wish.barrelTo !== undefined) {
        if (claimsOn(table, wishes, wish.barrelTo) > 1 || held(wish.barrelTo, wish.golem)) return false;
      }
      if (wish.swims) return true;
      return claimsOn(table, wishes, wish.to) === 1 && !held(wish.to, wish.golem) && !held(wish.near, wish.golem);
    });
    if (still.length === going.length) break;
    going = still;
  }
  const golems = table.golems.map(({ at }, golem) => going.find((wish) => wish.golem === golem && !wish.swims)?.to ?? at);
  const barrels = [...table.barrels].map((cell) => going.find((wish) => wish.near === cell)?.barrelTo ?? cell);
  return {
    golems,
    barrels,
    wet: going.filter((wish) => wish.swims).map((wish) => wish.golem),
    gone: going.filter((wish) => !wish.swims).map((wish) => wish.golem),
  };
}

/** The second halves of movements begun on ice; `go` of a golem is set only if it slides. [G6.6.4] */
export function slowSlides(table: Table, swap: boolean): After {
  const sliders = table.golems.flatMap(({ at, go }, golem) => (go === null ? [] : [{ golem, at, go, near: beyond(at, go) }]));
  const standing = (cell: string): number => table.golems.findIndex(({ at }) => at === cell);
  const shoves = sliders.filter(({ near }) => {
    if (!table.ground.has(near) || table.walls.has(near)) return false;
    const other = standing(near);
    return table.barrels.has(near) || (other >= 0 && table.golems[other]!.go === null);
  });
  const targets = shoves.map((shove) => ({ ...shove, target: beyond(shove.near, shove.go) }));
  const isFree = (cell: string): boolean => isEmptyOfTokens(table, cell) && standing(cell) < 0;
  const moving = sliders
    .filter((slider) => !shoves.includes(slider) && table.ground.has(slider.near) && !table.walls.has(slider.near))
    .map((slider) => ({ ...slider, to: table.ladders.get(slider.near) ?? slider.near, swims: table.waters.has(slider.near) }));
  const claims = (cell: string): number =>
    moving.filter(({ to, swims }) => !swims && to === cell).length +
    targets.filter(({ target }) => target === cell && isFree(target)).length;
  let going = moving.filter(({ to, at }) => to !== at);
  if (!swap) {
    going = going.filter((a) => a.swims || !moving.some((b) => a !== b && !b.swims && a.to === b.at && b.to === a.at));
  }
  for (;;) {
    const leaves = new Set(going.filter(({ swims }) => !swims).map(({ golem }) => golem));
    const held = (cell: string, by: number): boolean =>
      table.golems.some(({ at }, golem) => golem !== by && at === cell && !leaves.has(golem));
    const still = going.filter(
      ({ swims, to, near, golem }) => swims || (claims(to) === 1 && !held(to, golem) && !held(near, golem)),
    );
    if (still.length === going.length) break;
    going = still;
  }
  const shoved = targets.filter(
    ({ near, target }) => isFree(target) && claims(target) === 1 && targets.filter((other) => other.near === near).length === 1,
  );
  const golems = table.golems.map(
    ({ at }, golem) =>
      going.find((slider) => slider.golem === golem && !slider.swims)?.to ?? shoved.find(({ near }) => near === at)?.target ?? at,
  );
  const barrels = [...table.barrels].map((cell) => shoved.find(({ near }) => near === cell)?.target ?? cell);
  return { golems, barrels, wet: going.filter(({ swims }) => swims).map(({ golem }) => golem) };
}
