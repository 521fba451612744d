import { WATCHER } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import { greedyMicropul } from '../src/bot/greedy.ts';
import { micropul } from '../src/game.ts';
import { canAct } from '../src/turn/legal.ts';
import { begin, Table } from './table.ts';

/** Plays to the end; the greedy seats see only worlds redealt for them. */
function game(seats: number, greedy: readonly number[], rng: Rng & SeededRng) {
  const state = begin({}, seats, rng);
  for (let next = micropul.next(state); ; next = micropul.next(state)) {
    if (next.kind === 'over') return next.outcome;
    const { seat } = next;
    const act = () =>
      greedy.includes(seat) ? greedyMicropul(micropul.redeal(state, seat, rng), seat, rng) : micropul.sample(state, seat, rng);
    micropul.play(state, seat, next.kind === 'chance' ? micropul.roll(state, rng) : act());
  }
}

describe('the greedy player', () => {
  test('beats random play nearly always, and finishes against itself', () => {
    const rng = new SeededRng('greedy');
    const wins = Array.from({ length: 40 }, (_, i) => game(2, [i % 2], rng).winners[0] === i % 2).filter(Boolean).length;
    expect(wins).toBeGreaterThan(36);
    for (let i = 0; i < 10; i++) expect(game(2, [0, 1], rng).reason).toBe('core-emptied');
  });

  test('[M8] empties the core alone', () => {
    const rng = new SeededRng('alone');
    const wins = Array.from({ length: 20 }, () => game(1, [0], rng)).filter(({ winners }) => winners.length > 0).length;
    expect(wins).toBeGreaterThan(16);
  });
});

describe('redealt worlds', () => {
  test('[M2.2] keep what the seat sees and vary what it does not', () => {
    const rng = new SeededRng('redeal');
    const state = begin({}, 2, rng);
    const worlds = Array.from({ length: 20 }, () => micropul.redeal(state, 0, rng));
    for (const world of worlds) expect(canonicalJson(micropul.view(world, 0))).toBe(canonicalJson(micropul.view(state, 0)));
    expect(new Set(worlds.map((world) => world.hands[1]!.join())).size).toBeGreaterThan(15);
    expect(micropul.redeal(state, -3, rng)).toEqual(state);
  });

  test('[M3.4] who is to move has an action in every one of them', () => {
    const hands = [['BBBB', 'BBBB'], ['W...']];
    const position = { board: ['WWWW@0,0'], hands, stones: { '0,0,NW': 1 }, core: Array(40).fill('BBBB'), turn: 2 };
    const { state } = new Table(position);
    const rng = new SeededRng('stuck');
    for (let i = 0; i < 20; i++) {
      expect(canAct(micropul.redeal(state, 0, rng), 1)).toBe(true);
      expect(canAct(micropul.redeal(state, WATCHER, rng), 1)).toBe(true);
    }
  });
});
