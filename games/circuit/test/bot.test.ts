import { ActionList, CHANCE, type Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { decide } from '@stolik/search/decide';
import { expect, test } from 'vitest';
import { expectHidden, surveyField } from '../src/bot/prospects.ts';
import { worthOfTile } from '../src/bot/worth.ts';
import { circuitBots } from '../src/bot.ts';
import * as codes from '../src/codes.ts';
import { circuit } from '../src/game.ts';
import { legal } from '../src/legal.ts';
import { doMove } from '../src/play.ts';
import { floodPoles, found } from '../src/solver.ts';
import { type CircuitState, cloneState } from '../src/state.ts';
import { KINDS, MAGNET, TOKENS } from '../src/tiles.ts';

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
