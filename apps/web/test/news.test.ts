import type { GameEvent } from '@stolik/kernel/game';
import { expect, test } from 'vitest';
import { newsOf } from '../src/base/news.ts';
import { news as circuit } from '../src/games/circuit/news.ts';
import { news as golems } from '../src/games/golems/news.ts';
import { news as micropul } from '../src/games/micropul/news.ts';

const events = (...all: object[]): readonly GameEvent[] => all as GameEvent[];

test('a line tells the best of what just happened, in three languages', () => {
  const lit = events(
    { kind: 'tileLaid', seat: 1, tile: 'E1', cell: 'b2' },
    { kind: 'glowPlaced', seat: 1, cell: 'b2', level: 2 },
    { kind: 'glowPlaced', seat: 1, cell: 'b3', level: 1 },
  );
  expect(newsOf(circuit, lit)).toEqual({
    en: 'Volt lights a circuit: 3 points',
    ru: 'Вольт зажигает цепь: 3 очка',
    pl: 'Wolt zapala obwód: 3 punkty',
  });
  expect(newsOf(circuit, lit.slice(0, 1))?.en).toBe('Volt places a tile');
});

test('a strike in the air and a group of nobody are no news', () => {
  expect(newsOf(golems, events({ kind: 'strikeMade', seat: 0, golem: null }))).toBeUndefined();
  expect(newsOf(golems, events({ kind: 'strikeMade', seat: 0, golem: 2 }))?.ru).toBe('Попадание! Ото → Ада');
  expect(newsOf(micropul, events({ kind: 'groupClosed', points: 4, stones: [] }))).toBeUndefined();
  expect(newsOf(micropul, events({ kind: 'turnBegan', seat: 0 }))).toBeUndefined();
});
