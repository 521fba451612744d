import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { type Field, ICE, NOWHERE, parseField } from '../../src/core/field.ts';
import { carryOut, decideSteps, GOES, newStepPlan, SWIMS } from '../../src/core/movement.ts';
import type { World } from '../../src/core/world.ts';
import { LADDER, RULES, WALL, WATER } from '../../src/v6/kinds.ts';
import { carryOutSlides, decideSlides, newSlidePlan } from '../../src/v6/slides.ts';
import { slowSlides, slowStep, type Table } from './slow.ts';

const SITUATIONS = process.env['STOLIK_LONG'] ? 200_000 : 10_000;
const LETTERS = 'NESW' as const;

const FIELDS = [
  ['....', '.ii.', '.ii.', '....'],
  ['iiii', 'i..i', 'i..i', 'iiii'],
  ['.i.', 'iii', '.i.'],
  ['#i.#', 'iiii', '.ii.', '#.i#'],
  ['iii', 'iii'],
  ['iiiiii'],
].map((rows) => unwrap(parseField(rows)));

interface Situation {
  readonly world: World;
  readonly directions: readonly number[];
}

/** Golems, obstacles and directions thrown at random, crowded so that they get in each other's way. */
function situation(rng: SeededRng): Situation {
  const field = FIELDS[rng.below(FIELDS.length)]!;
  const cells = field.ground.length;
  const free: number[] = [];
  for (let cell = 0; cell < cells; cell++) if (field.ground[cell] !== 0) free.push(cell);
  const take = (): number => (free.length === 0 ? NOWHERE : free.splice(rng.below(free.length), 1)[0]!);
  const token = new Uint8Array(cells);
  const barrel = new Uint8Array(cells);
  const pair = new Int16Array(cells).fill(NOWHERE);
  const golemAt = new Uint8Array(cells);
  const at: number[] = [];
  const stand: number[] = [];
  if (rng.below(2) === 0 && free.length > 6) {
    const [up, down] = [take(), take()];
    token[up] = LADDER;
    token[down] = LADDER + 1;
    pair[up] = down;
    pair[down] = up;
    for (const half of [up, down]) if (rng.below(3) === 0) stand.push(half);
  }
  for (let golem = 0; golem < 4; golem++) at.push(stand.pop() ?? take());
  for (const [golem, cell] of at.entries()) if (cell >= 0) golemAt[cell] = golem + 1;
  for (let count = rng.below(4); count > 0 && free.length > 0; count--) barrel[take()] = count;
  if (rng.below(2) === 0 && free.length > 0) token[take()] = WATER;
  if (rng.below(2) === 0 && free.length > 0) token[take()] = WALL;
  const zeros = (): number[] => [0, 0, 0, 0];
  const directions = at.map((cell) => (cell < 0 || rng.below(5) === 0 ? NOWHERE : rng.below(4)));
  return { world: { field, token, barrel, pair, golemAt, at, facing: zeros(), charge: zeros() }, directions };
}

const place = (field: Field, cell: number): string => `${cell % field.width},${Math.floor(cell / field.width)}`;

function toTable({ field, token, barrel, pair, at }: World, directions: readonly number[]): Table {
  const cells = Array.from(field.ground.keys()).filter((cell) => field.ground[cell] !== 0);
  const named = (wanted: (cell: number) => boolean): Set<string> =>
    new Set(cells.filter(wanted).map((cell) => place(field, cell)));
  return {
    ground: new Map(cells.map((cell) => [place(field, cell), field.ground[cell] === ICE ? 'ice' : 'plain'])),
    walls: named((cell) => token[cell] === WALL),
    waters: named((cell) => token[cell] === WATER),
    ladders: new Map(cells.filter((cell) => pair[cell]! >= 0).map((cell) => [place(field, cell), place(field, pair[cell]!)])),
    barrels: named((cell) => barrel[cell] !== 0),
    golems: Array.from(at, (cell, golem) => ({
      at: cell < 0 ? 'out' : place(field, cell),
      go: directions[golem]! < 0 ? null : LETTERS[directions[golem]!]!,
    })) as Table['golems'],
  };
}

const plan = newStepPlan();
const slide = newSlidePlan();

/** A whole movement by the fast resolver: first steps, then slides of those who began on ice and went. */
function fast(world: World, directions: readonly number[], swap: boolean): { first: unknown; second: unknown } {
  const { field } = world;
  const golems = world.at.length;
  plan.golems = golems;
  slide.golems = golems;
  const onIce = Array.from(world.at, (cell) => cell >= 0 && field.ground[cell] === ICE);
  for (let golem = 0; golem < golems; golem++) plan.direction[golem] = directions[golem]!;
  decideSteps(world, RULES, swap, plan);
  carryOut(world, plan);
  const first = seen(world, (golem) => plan.decided[golem] === SWIMS);
  for (let golem = 0; golem < golems; golem++) {
    slide.direction[golem] = onIce[golem] && plan.decided[golem] === GOES ? directions[golem]! : NOWHERE;
  }
  decideSlides(world, RULES, swap, slide);
  carryOutSlides(world, slide);
  return { first, second: seen(world, (golem) => slide.decided[golem] === SWIMS) };
}

function seen(world: World, swims: (golem: number) => boolean): unknown {
  const { field, at, barrel, golemAt } = world;
  const golems = Array.from(at, (cell) => (cell < 0 ? 'out' : place(field, cell)));
  const standing = golems.filter((cell) => cell !== 'out');
  if (new Set(standing).size < standing.length) throw new Error(`two golems in one cell: ${golems}`);
  for (const [golem, cell] of Array.from(at).entries()) {
    if (cell >= 0 && golemAt[cell] !== golem + 1) throw new Error('at and golemAt differ');
  }
  const barrels = Array.from(barrel.keys()).filter((cell) => barrel[cell] !== 0);
  return { golems, barrels: barrels.map((cell) => place(field, cell)).sort(), wet: [0, 1, 2, 3].filter(swims) };
}

function slow(table: Table, swap: boolean): { first: unknown; second: unknown } {
  const { gone, ...first } = slowStep(table, swap);
  const slides = table.golems.map(({ at, go }, golem) => ({
    at: first.golems[golem]!,
    go: gone.includes(golem) && table.ground.get(at) === 'ice' ? go : null,
  }));
  const second = slowSlides({ ...table, barrels: new Set(first.barrels), golems: slides }, swap);
  return { first: { ...first, barrels: [...first.barrels].sort() }, second: { ...second, barrels: [...second.barrels].sort() } };
}

function copy(world: World): World {
  return {
    ...world,
    barrel: world.barrel.slice(),
    golemAt: world.golemAt.slice(),
    at: Array.from(world.at),
    facing: Array.from(world.facing),
    charge: Array.from(world.charge),
  };
}

test(`[G6.6.3] [G6.6.4] the fast resolver agrees with the slow one in ${SITUATIONS} situations`, () => {
  const rng = new SeededRng(66);
  for (let count = 0; count < SITUATIONS; count++) {
    const { world, directions } = situation(rng);
    const swap = rng.below(4) === 0;
    const table = toTable(world, directions);
    const [quick, patient] = [fast(world, directions, swap), slow(table, swap)];
    if (JSON.stringify(quick) === JSON.stringify(patient)) continue;
    expect({ count, swap, table: JSON.stringify(table.golems), ...quick }).toEqual({
      count,
      swap,
      table: JSON.stringify(table.golems),
      ...patient,
    });
  }
});

test('[G6.6.3] renaming the seats never changes what happens', () => {
  const rng = new SeededRng(67);
  for (let count = 0; count < SITUATIONS / 4; count++) {
    const { world, directions } = situation(rng);
    const renamed = copy(world);
    const seats = [3, 1, 0, 2];
    for (const [golem, seat] of seats.entries()) {
      renamed.at[seat] = world.at[golem]!;
      if (world.at[golem]! >= 0) renamed.golemAt[world.at[golem]!] = seat + 1;
    }
    const asked = seats.map((_, seat) => directions[seats.indexOf(seat)]!);
    fast(world, directions, false);
    fast(renamed, asked, false);
    for (const [golem, seat] of seats.entries()) expect(renamed.at[seat]).toBe(world.at[golem]);
  }
});
