import { readFileSync } from 'node:fs';
import { countIn, type Written } from '@stolik/search/testing/count';
import { expect, test } from 'vitest';
import { livelyCircuit } from '../src/bot/lively.ts';
import { circuit } from '../src/game.ts';

const golden = (name: string): Written =>
  JSON.parse(readFileSync(new URL(`./golden/${name}.stolik`, import.meta.url), 'utf8')) as Written;

test('two turns light four parts in a golden game; the second closes two chains and is one turn', () => {
  expect(countIn(circuit, livelyCircuit, golden('lively'))).toEqual({
    draw: 0,
    turns: 56,
    firstLightTurn: 20,
    firstLight: 19 / 56,
    darkShare: 19 / 56,
    lights: 2,
    lightless: 0,
    points: 7 / 2,
    score: (4 - 1) / 2,
  });
});

test('a game without light is dark from end to end and has no first light', () => {
  const watch = livelyCircuit.watch(2, undefined);
  for (const seat of [0, 1, 0, 1]) watch.see({ kind: 'turnBegan', seat });
  watch.see({ kind: 'penaltyPaid', seat: 1, points: 1, for: 'iron', clause: 'C6.1' });
  const facts = watch.facts({ winners: [], scores: [0, -1], reason: 'passed', clause: 'C7.1' });
  expect(facts).toMatchObject({ draw: 1, turns: 4, darkShare: 1, lights: 0, lightless: 1, points: 0, score: -0.5 });
  expect(facts['firstLight']).toBeUndefined();
  expect(facts['firstLightTurn']).toBeUndefined();
});
