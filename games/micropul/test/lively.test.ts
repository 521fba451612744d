import { readFileSync } from 'node:fs';
import { countIn, type Written } from '@stolik/search/testing/count';
import { expect, test } from 'vitest';
import { livelyMicropul } from '../src/bot/lively.ts';
import { micropul } from '../src/game.ts';

const golden = (name: string): Written =>
  JSON.parse(readFileSync(new URL(`./golden/${name}.stolik`, import.meta.url), 'utf8')) as Written;

test('groups, points and turns of a golden game', () => {
  const facts = countIn(micropul, livelyMicropul, golden('two'));
  expect(facts).toEqual({ draw: 0, turns: 65, groups: 6, points: 30, leadChanges: 4 });
});

test('alone nobody takes the lead from anybody', () => {
  expect(countIn(micropul, livelyMicropul, golden('alone'))).toMatchObject({ leadChanges: 0, groups: 6, points: 55 });
});
