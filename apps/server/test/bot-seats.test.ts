import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REFEREE } from '@stolik/kernel/game';
import { expect, test } from 'vitest';
import { fromOne, ONE_SEAT, SEVERAL_SEATS } from '../src/http/bot-seats.ts';
import { findGame } from './online/offers.ts';

const GAMES = join(resolve(import.meta.dirname, '../../..'), 'games');
/** Where games say what is seen and what has happened. */
const SOURCES = [
  'micropul/src/seen/view.ts',
  'micropul/src/turn/events.ts',
  'circuit/src/seen/view.ts',
  'circuit/src/turn/events.ts',
  'golems/src/core/events.ts',
  'golems/src/v6/view.ts',
  'golems/src/v6/events.ts',
  'golems/src/v4/view.ts',
  'golems/src/v4/facts.ts',
];

test('every seat that a game tells of is known as one', () => {
  const found = SOURCES.flatMap((file) => [
    ...readFileSync(join(GAMES, file), 'utf8').matchAll(/[\s{](\w+)\??: (readonly )?(?:Seat|Viewer)\b(\[\])?( \| null)?[;,}\s]/g),
  ]);
  const fields = found.filter(([, name]) => !['state', 'event'].includes(name!));
  expect(fields.length).toBeGreaterThan(60);
  for (const [text, name, isList] of fields) expect(isList ? SEVERAL_SEATS : ONE_SEAT, text).toContain(name);
});

test('seats are counted from 1, lists by seat stay as they are, and so does what only looks like a seat', () => {
  const line = {
    type: 'steps',
    options: { first: 0, teams: [0, 1] },
    view: { viewer: 0, turn: null, seats: [{ score: 0 }], stonesLeft: [3, 3], last: [0, 2], discard: { turn: 0 } },
    steps: [
      { actor: 0, events: [{ kind: 'tilesWon', seat: 0, asked: 0, count: 0 }] },
      { actor: 'chance', events: [{ kind: 'moveBlocked', seat: 1, by: 'wall' }] },
    ],
    outcome: { winners: [1], scores: [0, 1] },
  };
  expect(fromOne(line)).toEqual({
    type: 'steps',
    options: { first: 0, teams: [0, 1] },
    view: { viewer: 1, turn: null, seats: [{ score: 0 }], stonesLeft: [3, 3], last: [1, 3], discard: { turn: 0 } },
    steps: [
      { actor: 1, events: [{ kind: 'tilesWon', seat: 1, asked: 0, count: 0 }] },
      { actor: 'chance', events: [{ kind: 'moveBlocked', seat: 2, by: 'wall' }] },
    ],
    outcome: { winners: [2], scores: [0, 1] },
  });
});

test.each(['micropul', 'circuit', 'golems6', 'golems4'])('the view of %s stays the same but for its seats', (id) => {
  const game = findGame(id);
  const options = game.parseOptions({}, 2);
  const state = options.ok ? game.setup(options.value, 2) : undefined;
  const [before, after] = [game.view(state, REFEREE), fromOne(game.view(state, REFEREE))] as Record<string, unknown>[];
  expect(Object.keys(after!)).toEqual(Object.keys(before!));
  const differing = Object.keys(before!).filter((key) => JSON.stringify(before![key]) !== JSON.stringify(after![key]));
  expect(differing.every((key) => ONE_SEAT.has(key) || SEVERAL_SEATS.has(key) || key === 'robots')).toBe(true);
});
