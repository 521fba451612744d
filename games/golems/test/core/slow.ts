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

interface StepRequest {
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

function requestOf(table: Table, golem: number): StepRequest | undefined {
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
function claimsOn(table: Table, requests: readonly StepRequest[], cell: string): number {
  const exists = (request: StepRequest): boolean => table.ground.has(request.near) && !table.walls.has(request.near);
  const golems = requests.filter((request) => exists(request) && !request.swims && request.to === cell).length;
  return golems + requests.filter((request) => request.barrelTo === cell).length;
}

/** One step of everybody. [G6.6.2, G6.6.3] */
export function slowStep(table: Table, swap: boolean): After & { readonly gone: readonly number[] } {
  const requests = table.golems.map((_, golem) => requestOf(table, golem)).filter((request) => request !== undefined);
  let going = requests.filter((request) => !request.impossible);
  if (!swap) {
    const swaps = (a: StepRequest, b: StepRequest): boolean =>
      a !== b && !a.swims && !b.swims && a.to === table.golems[b.golem]!.at && b.to === table.golems[a.golem]!.at;
    const all = going;
    going = going.filter((request) => !all.some((other) => swaps(request, other)));
  }
  for (;;) {
    const leaves = new Set(going.filter((request) => !request.swims).map((request) => request.golem));
    const held = (cell: string, by: number): boolean =>
      table.golems.some(({ at }, golem) => golem !== by && at === cell && !leaves.has(golem));
    const still = going.filter((request) => {
      if (request.barrelTo !== undefined) {
        if (claimsOn(table, requests, request.barrelTo) > 1 || held(request.barrelTo, request.golem)) return false;
      }
      if (request.swims) return true;
      return (
        claimsOn(table, requests, request.to) === 1 && !held(request.to, request.golem) && !held(request.near, request.golem)
      );
    });
    if (still.length === going.length) break;
    going = still;
  }
  const golems = table.golems.map(
    ({ at }, golem) => going.find((request) => request.golem === golem && !request.swims)?.to ?? at,
  );
  const barrels = [...table.barrels].map((cell) => going.find((request) => request.near === cell)?.barrelTo ?? cell);
  return {
    golems,
    barrels,
    wet: going.filter((request) => request.swims).map((request) => request.golem),
    gone: going.filter((request) => !request.swims).map((request) => request.golem),
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
