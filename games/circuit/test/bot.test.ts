import { ActionList, CHANCE, type Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { decide } from '@stolik/search/decide';
import { expect, test } from 'vitest';
import { CELLS } from '../src/board/geometry.ts';
import { type CircuitState, cloneState } from '../src/board/state.ts';
import { KINDS, MAGNET, TILES, TOKENS, TURNS } from '../src/board/tiles.ts';
import { listMoves } from '../src/bot/moves.ts';
import { NET_SIZE, oddsBy, outlookFor } from '../src/bot/outlook.ts';
import { expectHidden, expectKnown, surveyField } from '../src/bot/prospects.ts';
import { bestMove, type Manner } from '../src/bot/quick.ts';
import { WEIGHTS } from '../src/bot/weights.ts';
import { inPlace, reckonCell, worthOfTile } from '../src/bot/worth.ts';
import { circuitBots } from '../src/bot.ts';
import { arrivals, departures, floodPoles, found } from '../src/current/solver.ts';
import { circuit } from '../src/game.ts';
import * as codes from '../src/turn/codes.ts';
import { legal } from '../src/turn/legal.ts';
import { holdsIron } from '../src/turn/may.ts';
import { doMove } from '../src/turn/move.ts';

/** Decisions of random games: the state and who is asked. */
function* decisions(games: number): Generator<{ state: CircuitState; seat: Seat }> {
  const rng = new SeededRng('bot positions');
  for (let game = 0; game < games; game++) {
    const state = circuit.setup(unwrap(circuit.parseOptions({}, 2)), 2);
    for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
      if (next.kind === 'chance') circuit.play(state, CHANCE, circuit.roll(state, rng));
      else {
        yield { state, seat: next.seat };
        circuit.play(state, next.seat, circuit.sample(state, next.seat, rng));
      }
    }
  }
}

/** All lays of a decision with what was reckoned and what the rules say. */
function* lays(games: number) {
  const list = new ActionList();
  for (const { state, seat } of decisions(games)) {
    if (state.stands === 1) continue;
    list.clear();
    legal(state, seat, list);
    for (const action of list.toArray()) {
      if (!codes.isLay(action) || codes.layTileOf(action) >> 2 === MAGNET) continue;
      floodPoles(state);
      found.count = 0;
      const reckoned = worthOfTile(state, seat, codes.layTileOf(action), codes.layCellOf(action));
      const chains = found.count;
      const after = cloneState(state);
      doMove(after, seat, action, undefined, undefined);
      const points = after.points[seat]! - state.points[seat]!;
      const harm = after.penalties[seat]! > state.penalties[seat]! || after.miss[seat]! > state.miss[seat]!;
      yield { reckoned, chains, points, harm };
    }
  }
}

test('what a tile would bring is reckoned as the rules then say, wherever one chain closes', () => {
  let closed = 0;
  for (const { reckoned, chains, points, harm } of lays(3)) {
    if (chains > 1) continue;
    expect(reckoned < 0, 'harm').toBe(harm);
    if (!harm) expect(reckoned).toBe(points);
    closed += chains;
  }
  expect(closed).toBeGreaterThan(100);
});

test('all tiles of a cell reckoned together bring what each brings alone', () => {
  let reckoned = 0;
  for (const { state, seat } of decisions(2)) {
    floodPoles(state);
    for (let cell = 0; cell < CELLS; cell++) {
      if (arrivals[cell] === 0 || departures[cell] === 0) continue;
      reckonCell(state, seat, cell, (1 << KINDS) - 1);
      const together = inPlace.slice();
      for (let tile = 0; tile < TILES; tile++) {
        if ((tile & 3) >= TURNS[tile >> 2]!) continue;
        const alone = worthOfTile(state, seat, tile, cell);
        if (alone !== together[tile]) expect.fail(`tile ${tile} at ${cell}: ${together[tile]} together, ${alone} alone`);
        if (alone !== 0) reckoned++;
      }
    }
  }
  expect(reckoned).toBeGreaterThan(300);
});

const MANNERS: readonly Manner[] = ['any', 'fitting', 'careful'];

test('a quick move is always allowed, at every kind of table', () => {
  const rng = new SeededRng('quick');
  const tables: [number, Record<string, unknown>][] = [
    [2, {}],
    [4, {}],
    [3, { x2: true }],
    [4, { teams: true, battery: true }],
  ];
  for (const [seats, options] of tables) {
    const state = circuit.setup(unwrap(circuit.parseOptions(options, seats)), seats);
    for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
      if (next.kind === 'chance') {
        circuit.play(state, CHANCE, circuit.roll(state, rng));
        continue;
      }
      const action =
        rng.below(3) === 0 ? circuit.sample(state, next.seat, rng) : bestMove(state, next.seat, 0.4, rng, MANNERS[rng.below(3)]!);
      expect(circuit.refuse(state, next.seat, action)).toBeUndefined();
      circuit.play(state, next.seat, action);
    }
  }
});

test('the outlook is better for who leads, unless nothing can change it any more', () => {
  for (const seats of [3, 4]) {
    const state = circuit.setup(unwrap(circuit.parseOptions({}, seats)), seats);
    const rng = new SeededRng('outlook');
    for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
      if (next.kind === 'chance') {
        circuit.play(state, CHANCE, circuit.roll(state, rng));
        continue;
      }
      const weights = outlookFor(state)!.before;
      const odds = oddsBy(state, next.seat, weights);
      expect(Math.abs(odds)).toBeLessThan(20);
      const ahead = cloneState(state);
      ahead.points[next.seat]! += 2;
      if (Math.abs(odds) < 4) expect(oddsBy(ahead, next.seat, weights)).toBeGreaterThan(odds);
      circuit.play(state, next.seat, bestMove(state, next.seat, 0.4, rng, 'fitting'));
    }
  }
});

test('the nets have a weight for every sign', () => {
  for (const seats of [3, 4]) {
    const { before, after } = outlookFor(circuit.setup(unwrap(circuit.parseOptions({}, seats)), seats))!;
    for (const net of [before, after]) {
      expect(net.length).toBe(NET_SIZE);
      expect(net.every(Number.isFinite)).toBe(true);
    }
  }
});

test('[C6.2, C7.2] towards the end at a table for four an iron that only lights something, or costs nothing, is thought of', () => {
  let costless = 0;
  for (let game = 0; game < 2; game++) {
    const state = circuit.setup(unwrap(circuit.parseOptions({}, 4)), 4);
    const rng = new SeededRng(`irons/${game}`);
    for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
      if (next.kind === 'chance') {
        circuit.play(state, CHANCE, circuit.roll(state, rng));
        continue;
      }
      const moves = new ActionList();
      listMoves(state, next.seat, moves);
      for (const action of moves.toArray()) {
        expect(circuit.refuse(state, next.seat, action)).toBeUndefined();
        if (!codes.isIronOnCell(codes.baseOf(action))) continue;
        const after = cloneState(state);
        doMove(after, next.seat, codes.baseOf(action), undefined, undefined);
        const [seat, lit] = [next.seat, after.lit[next.seat]! - state.lit[next.seat]!];
        const gain = after.points[seat]! - state.points[seat]! - (after.penalties[seat]! - state.penalties[seat]!);
        if (gain === 0 && (lit > 0 || codes.ironTileOf(codes.baseOf(action)) === codes.NO_TILE)) costless++;
      }
      circuit.play(state, next.seat, bestMove(state, next.seat, 0.4, rng, 'fitting'));
    }
  }
  expect(costless).toBeGreaterThan(0);
});

test('a move that burns or shorts something is never reckoned as harmless', () => {
  const harmful = [...lays(2)].filter(({ harm }) => harm);
  expect(harmful.length).toBeGreaterThan(0);
  expect(harmful.filter(({ reckoned }) => reckoned >= 0)).toEqual([]);
});

test('a rival expects nothing of an empty pool, and never more than the best kind brings', () => {
  const pool = new Uint8Array(TOKENS);
  for (const { state, seat } of decisions(1)) {
    surveyField(state, seat);
    pool.fill(0);
    expect(expectHidden(state, seat, pool, 0)).toBe(0);
    pool.fill(4, 0, KINDS);
    surveyField(state, seat);
    const some = expectHidden(state, seat, pool, 0);
    expect(some).toBeGreaterThanOrEqual(0);
    expect(some).toBeLessThanOrEqual(8);
  }
});

test('every level answers with a legal move and says why in three languages', () => {
  const rng = new SeededRng('levels');
  let asked = 0;
  for (const { state, seat } of decisions(1)) {
    if (asked++ % 9 !== 0) continue;
    for (const { player } of circuitBots.levels) {
      const thought = decide(circuit, player, state, seat, rng, { iterations: 30 });
      expect(circuit.refuse(state, seat, thought.action)).toBeUndefined();
      for (const language of ['en', 'ru', 'pl'] as const) {
        expect(circuitBots.explainMove?.(cloneState(state), seat, thought.action, language)).toMatch(/^[+−\p{Lu}].+\.$/u);
      }
    }
  }
  expect(asked).toBeGreaterThan(20);
});

test('who holds no iron can expect the same whether irons are surveyed or not', () => {
  const pool = new Uint8Array(TOKENS).fill(2);
  let expected = 0;
  for (const { state, seat } of decisions(3)) {
    if (holdsIron(state, seat)) continue;
    surveyField(state, seat);
    const all = expectKnown(state, seat, pool, WEIGHTS.iron);
    surveyField(state, seat, false);
    expect(expectKnown(state, seat, pool, WEIGHTS.iron)).toBe(all);
    if (all > 0) expected++;
  }
  expect(expected).toBeGreaterThan(10);
});
