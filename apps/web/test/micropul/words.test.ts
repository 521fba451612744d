import { LANGUAGES } from '@stolik/kernel/language';
import type { MicropulEvent } from '@stolik/micropul/events';
import { micropul } from '@stolik/micropul/game';
import { DEFAULT_OPTIONS } from '@stolik/micropul/options';
import type { MicropulView } from '@stolik/micropul/view';
import { expect, test } from 'vitest';
import { ending, scoreLines } from '../../src/games/micropul/end/score.ts';
import { durationOf } from '../../src/games/micropul/film/film.ts';
import { partsOf } from '../../src/games/micropul/model/points.ts';
import { positionOf } from '../../src/games/micropul/model/position.ts';
import { SOLO_SCALE } from '../../src/games/micropul/model/solo.ts';
import { loadAllWords, wordsOf } from '../../src/games/micropul/words/by-language.ts';
import { explainCorner, speakCell, speakTile } from '../../src/games/micropul/words/speak.ts';

await loadAllWords();

const nameOf = (seat: number): string => ['Ola', 'Gena'][seat]!;

const view: MicropulView = {
  ...micropul.view(micropul.setup(DEFAULT_OPTIONS, 2), 0),
  hands: [{ tiles: ['W..1', 'B...'] }, { count: 3 }],
  supplies: [
    { faceDown: 4, open: [] },
    { faceDown: 1, open: [] },
  ],
  groups: [
    { x: 0, y: 0, corner: 'NW', colour: 'W', units: 7, points: 7, isClosed: true, stones: [0] },
    { x: 0, y: 0, corner: 'SE', colour: 'B', units: 5, points: 5, isClosed: false, stones: [1] },
    { x: 1, y: 0, corner: 'SE', colour: 'B', units: 9, points: 9, isClosed: true, stones: [0, 1] },
  ],
};

test('[M7.2] the points are told line by line and add up', () => {
  expect(partsOf(view, 0)).toEqual({ groups: 7, supply: 8, hand: 2, open: [] });
  expect(partsOf(view, 1)).toEqual({ groups: 0, supply: 2, hand: 3, open: [5] });
  for (const language of LANGUAGES) {
    const lines = scoreLines(view, language);
    const sum = (seat: number): number =>
      lines.filter((line) => line.seat === seat).reduce((all, { points }) => all + (points ?? 0), 0);
    expect([sum(0), sum(1)]).toEqual([17, 5]);
    expect(lines.every(({ text }) => text.length > 0)).toBe(true);
  }
});

test('[M6.4] a group with two stones is told to both and brings nothing', () => {
  const spoilt = scoreLines(view, 'en').filter(({ text }) => text.includes('several stones'));
  expect(spoilt.map(({ seat, points }) => [seat, points])).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test('[M8] alone the scale stands beside a won result, said to be a guide', () => {
  expect(SOLO_SCALE.map(({ points }) => points)).toEqual([30, 60, 75, 90, 100]);
  const won = { winners: [0], scores: [61], reason: 'core-emptied', clause: 'M8' };
  expect(ending(won, 'en')).toContain('(only a guide): normal');
  expect(ending({ ...won, winners: [], reason: 'ran-out' }, 'en')).not.toContain('guide');
});

test('a cell says its tile and its groups', () => {
  const board = [
    { x: 0, y: 0, tile: 'WWBB' },
    { x: 1, y: 0, tile: 'W+B.' },
  ];
  const position = positionOf({ board, stones: [{ x: 0, y: 0, corner: 'NW', seat: 1 }] });
  expect(speakCell(wordsOf('en'), position, board[1]!, nameOf)).toBe(
    '1, 0: tile white, plus, black, empty; White group: 3, open places: 3, stone: Gena; Black group: 1, open places: 2, no stone',
  );
});

test('a tap on a tile says what lies under the finger and what it does', () => {
  const board = [
    { x: 0, y: 0, tile: 'WWBB' },
    { x: 1, y: 0, tile: 'W+B.' },
    { x: 2, y: 0, tile: 'big:B2' },
  ];
  const position = positionOf({ board, stones: [{ x: 0, y: 0, corner: 'NW', seat: 1 }] });
  const at = (tile: number, corner: 'NW' | 'NE' | 'SE' | 'SW', isAlone = false): string =>
    explainCorner(wordsOf('en'), position, board[tile]!, corner, { isAlone, nameOf });
  expect(at(1, 'NW')).toBe('White group: 3, open places: 3, stone: Gena.');
  expect(at(1, 'NE')).toMatch(/^Plus: one more turn\. Symbols work when/);
  expect(at(1, 'NE', true)).toMatch(/^Plus: turns up a tile/);
  expect(at(1, 'SW')).toBe('');
  expect(at(2, 'SW')).toMatch(/Double dot: 2 tiles to your supply\. A big tile is/);
});

test('counted things have the right form in each language', () => {
  expect([1, 2, 5, 21].map((n) => wordsOf('ru').tray.tiles(n))).toEqual(['1 жетон', '2 жетона', '5 жетонов', '21 жетон']);
  expect([1, 2, 5, 22].map((n) => wordsOf('pl').tray.tiles(n))).toEqual(['1 żeton', '2 żetony', '5 żetonów', '22 żetony']);
  expect([1, 2].map((n) => wordsOf('en').tray.tiles(n))).toEqual(['1 tile', '2 tiles']);
});

test.each(LANGUAGES)('big and ordinary tiles are spoken in %s', (language) => {
  const words = wordsOf(language);
  expect(speakTile(words, 'big:W+').length).toBeGreaterThan(5);
  expect(speakTile(words, 'W1+.').split(', ')).toHaveLength(4);
});

test('every event has a length, turns beginning take no time', () => {
  const lengthOf = (kind: string): number => durationOf({ kind } as MicropulEvent);
  expect(lengthOf('tileLaid')).toBeGreaterThan(200);
  expect(lengthOf('turnBegan')).toBe(0);
  expect(lengthOf('unknown')).toBe(0);
});
