import { CHANCE, type Emit } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { cellName, NO_CELL } from '../../src/core/field.ts';
import { golems4 } from '../../src/games/golems4.ts';
import { packProgram4 } from '../../src/programs/choices4.ts';
import type { Card } from '../../src/programs/program.ts';
import { golems4Cases } from '../../src/v4/cases.ts';
import type { Event4 } from '../../src/v4/facts.ts';
import { TOKENS } from '../../src/v4/kinds.ts';
import { DAMAGED, STRIDE, type State4 } from '../../src/v4/state.ts';
import { cellsInOrder, type NaiveOrder, type NaiveWorld, naiveRow } from './naive.ts';

const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
const LINES = ['line:NS', 'line:EW', 'line:NE', 'line:SE', 'line:SW', 'line:NW'];
const pick = <T>(rng: SeededRng, items: readonly T[]): T => items[rng.below(items.length)]!;

function randomWorld(rng: SeededRng): NaiveWorld {
  const world: NaiveWorld = {
    width: 2 + rng.below(4),
    height: 2 + rng.below(4),
    ground: new Map(),
    tokens: new Map(),
    columns: new Map(),
    robots: [],
    swap: rng.below(4) === 0,
  };
  const grounds = pick(rng, ['.....', '....is', 'iiss..']);
  for (let y = 1; y <= world.height; y++) {
    for (let x = 0; x < world.width; x++) {
      if (rng.below(14) > 0 || (x === 0 && y === 1))
        world.ground.set(`${String.fromCharCode(97 + x)}${y}`, pick(rng, [...grounds]));
    }
  }
  const cells = [...cellsInOrder(world)];
  const crowd = rng.below(3);
  let portals = 0;
  for (const cell of cells) {
    if (rng.below(5) >= 1 + crowd) continue;
    const kind = pick(rng, [
      'stone',
      'water',
      'water',
      'ice',
      'ice',
      'portal',
      pick(rng, LINES),
      pick(rng, LINES),
      'barrel',
      'barrel',
      'barrel',
    ]);
    if (kind === 'portal' && ++portals > 2) continue;
    if (kind !== 'barrel') world.tokens.set(cell, kind);
    if (kind === 'barrel' || (kind !== 'stone' && kind !== 'portal' && rng.below(5) === 0)) {
      const height = kind === 'barrel' && rng.below(4) === 0 ? 3 : 1;
      world.columns.set(
        cell,
        Array.from({ length: height }, () => pick(rng, ['chips', 'bomb', 'bomb', 'tools'])),
      );
    }
  }
  const count = 2 + rng.below(3);
  for (const cell of cells.map((cell) => ({ cell, key: rng.bits() })).sort((a, b) => a.key - b.key)) {
    if (world.robots.length === count) break;
    if (world.tokens.get(cell.cell) === 'stone' || world.columns.has(cell.cell)) continue;
    if (world.tokens.get(cell.cell) === 'water' && rng.below(3) > 0) continue;
    const damaged = new Set(['processor', 'weapon', 'chassis'].filter(() => rng.below(3) === 0));
    const charge = world.ground.get(cell.cell) === 's' && rng.below(2) === 0 ? pick(rng, ['F', 'B', 'L', 'R']) : null;
    world.robots.push({ at: cell.cell, facing: rng.below(4), colour: pick(rng, COLOURS), damaged, charge });
  }
  return world;
}

function toPosition(world: NaiveWorld): Record<string, unknown> {
  const field: string[] = [];
  for (let y = world.height; y >= 1; y--) {
    field.push(
      Array.from({ length: world.width }, (_, x) => world.ground.get(`${String.fromCharCode(97 + x)}${y}`) ?? '#').join(''),
    );
  }
  return {
    field,
    tokens: tokenWords(world),
    golems: world.robots.map(({ at, facing, colour, damaged, charge }) => ({
      at,
      facing: 'NESW'[facing],
      robot: colour,
      damaged: [...damaged],
      charge,
    })),
  };
}

function tokenWords(world: NaiveWorld): Record<string, string> {
  const words: Record<string, string> = {};
  for (const cell of cellsInOrder(world)) {
    const column = world.columns.get(cell);
    const all = [world.tokens.get(cell), column && `barrel:${column.join('/')}`].filter((word) => word !== undefined);
    if (all.length > 0) words[cell] = all.join(' ');
  }
  return words;
}

/** Everything on the field in one line, the same for both readings. */
function engineSummary(state: State4): string {
  let text = '';
  for (let cell = 0; cell < state.token.length; cell++) {
    const barrel = state.barrel[cell]!;
    if (state.field.ground[cell] !== NO_CELL) text += `${state.token[cell]}:${barrel === 0 ? 0 : state.contents[barrel - 1]} `;
  }
  for (let seat = 0; seat < state.table.seats; seat++) {
    const at = state.at[seat]!;
    const rest = `${state.facing[seat]} ${state.robot[seat * STRIDE + DAMAGED]}`;
    text += at < 0 ? '| out ' : `| ${cellName(state.field, at)} ${rest} `;
  }
  return text;
}

function naiveSummary(world: NaiveWorld): string {
  let text = '';
  for (const cell of cellsInOrder(world)) {
    const levels = [...(world.columns.get(cell) ?? [])].reverse();
    const column = levels.reduce((sum, contents) => sum * 8 + ['', 'chips', 'bomb', 'tools'].indexOf(contents), 0);
    text += `${(TOKENS as readonly string[]).indexOf(world.tokens.get(cell) ?? '')}:${column} `;
  }
  for (const { at, facing, damaged } of world.robots) {
    const bits = (damaged.has('processor') ? 1 : 0) + (damaged.has('weapon') ? 2 : 0) + (damaged.has('chassis') ? 4 : 0);
    text += at === null ? '| out ' : `| ${at} ${facing} ${bits} `;
  }
  return text;
}

function load(world: NaiveWorld): State4 {
  const options = unwrap(golems4.parseOptions({ swap: world.swap, box: 'classic' }, world.robots.length));
  return unwrap(golems4Cases.load(world.robots.length, options, toPosition(world))).state;
}

/** The engine plays one row; every decision takes its default. */
function engineRow(start: State4, orders: readonly NaiveOrder[], emit?: Emit<Event4>): string {
  const state = golems4.clone(start);
  for (const [seat, { card, times }] of orders.entries()) {
    golems4.play(state, seat, packProgram4([{ kind: times === 2 ? 'repeat' : 'plain', card: card as Card }]), emit);
  }
  for (;;) {
    const next = golems4.next(state);
    if (next.kind !== 'turn') return engineSummary(state);
    golems4.play(state, next.seat, golems4.overtime(state, next.seat), emit);
  }
}

function copy(world: NaiveWorld): NaiveWorld {
  return {
    ...world,
    tokens: new Map(world.tokens),
    columns: new Map(world.columns),
    robots: world.robots.map((robot) => ({ ...robot, damaged: new Set(robot.damaged) })),
  };
}

const SITUATIONS = process.env['STOLIK_LONG'] ? 200_000 : 10_000;
const CARDS = ['F', 'F', 'F', 'B', 'B', 'L', 'R', 'S', 'A', 'A', 'D'];

test(`[G4.4.2] [G4.6.1] [G4.7.1] a slow, obvious reading of a row agrees on ${SITUATIONS} random situations`, () => {
  const rng = new SeededRng('rows of v4');
  let told = 0;
  let situations = 0;
  while (situations < SITUATIONS) {
    const world = randomWorld(rng);
    if (world.robots.length < 2) continue;
    const start = load(world);
    for (let i = 0; i < 20; i++) {
      situations++;
      const orders = world.robots.map((): NaiveOrder => ({ card: pick(rng, CARDS), times: rng.below(4) === 0 ? 2 : 1 }));
      const fast = engineRow(start, orders);
      if (i === 0 && fast !== engineRow(start, orders, () => told++))
        throw new Error(`events change the row:\n${show(world, orders)}`);
      const slow = copy(world);
      naiveRow(slow, orders);
      if (fast !== naiveSummary(slow)) throw new Error(`${show(world, orders)}\nengine ${fast}\nnaive  ${naiveSummary(slow)}`);
    }
  }
  expect(told).toBeGreaterThan(SITUATIONS / 20);
});

const show = (world: NaiveWorld, orders: readonly NaiveOrder[]): string =>
  `${JSON.stringify(toPosition(world))}\nswap ${world.swap} orders ${orders.map(({ card, times }) => `${times === 2 ? '2' : ''}${card}`).join(' ')}`;

test('[G4.6.1] the order of the seats never changes a movement', () => {
  const rng = new SeededRng('seats');
  for (let i = 0; i < SITUATIONS / 40; i++) {
    const world = randomWorld(rng);
    if (world.robots.length < 2) continue;
    const orders = world.robots.map(
      (): NaiveOrder => ({ card: pick(rng, ['F', 'F', 'B', 'L', 'R', 'S']), times: 1 + rng.below(2) }),
    );
    // Whoever comes out of the water first can take the cell of another; streams are left out here.
    for (const [cell, token] of world.tokens) if (token === 'water') world.tokens.delete(cell);
    const renamed = { ...copy(world), robots: [...copy(world).robots].reverse() };
    const [cells, ...robots] = engineRow(load(world), orders).split('|');
    const [sameCells, ...sameRobots] = engineRow(load(renamed), [...orders].reverse()).split('|');
    expect(sameCells).toBe(cells);
    expect(sameRobots.reverse()).toEqual(robots);
  }
});

test('a game told and a game not told are the same game', () => {
  for (let seed = 0; seed < SITUATIONS / 3_300; seed++) {
    const scenario = pick(new SeededRng(seed), ['winter-duel', 'long-field', 'barrels-and-bombs', 'portals-and-lines']);
    const options = unwrap(golems4.parseOptions({ scenario }, 2));
    const ends = [undefined, () => undefined].map((emit) => {
      const rng = new SeededRng(`told ${seed}`);
      const state = golems4.setup(options, 2);
      for (let next = golems4.next(state); next.kind !== 'over'; next = golems4.next(state)) {
        if (next.kind === 'chance') golems4.play(state, CHANCE, golems4.roll(state, rng), emit);
        else for (const seat of next.seats) golems4.play(state, seat, golems4.sample(state, seat, rng), emit);
      }
      return canonicalJson(state);
    });
    expect(ends[1]).toBe(ends[0]);
  }
});
