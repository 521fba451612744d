import type { DeskPupil } from '@stolik/class/views';
import { expect, test } from 'vitest';
import { hasStars, starLines } from '../../src/pages/class/desk/stars.ts';
import { en } from '../../src/words/en/class/desk.ts';
import { pl } from '../../src/words/pl/class/desk.ts';
import { ru } from '../../src/words/ru/class/desk.ts';

const pupil = (more: Partial<DeskPupil>): DeskPupil => ({
  pupil: 0,
  name: 'brave-fox',
  isGuest: false,
  drawn: 0,
  isHere: true,
  isBusy: false,
  movedAt: 0,
  tries: 0,
  stars: 0,
  progress: [],
  ...more,
});
const TITLES = new Map([['chain-1', 'A closed circuit']]);

test('every thing with stars has a line, with its name or a number; what was taken back can be given back', () => {
  const one = pupil({
    stars: 4,
    progress: [
      ['p-2', 1, 0],
      ['chain-1', 3, 2],
      ['chain-2', 0, 5],
    ],
    taken: [
      ['p-1', 1, 0],
      ['p-2', 1, 0],
    ],
  });
  expect(starLines(one, TITLES)).toEqual([
    { thing: 'chain-1', title: 'A closed circuit', stars: 3, isTaken: false },
    { thing: 'p-1', title: 1, stars: 1, isTaken: true },
    { thing: 'p-2', title: 2, stars: 1, isTaken: false },
  ]);
  expect([one, pupil({}), pupil({ taken: [['p-1', 0, 3]] }), pupil({ taken: [['p-1', 1, 0]] })].map(hasStars)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('stars are counted as people count', () => {
  expect([1, 3].map(en.stars.count)).toEqual(['1 star', '3 stars']);
  expect([1, 3].map(ru.stars.count)).toEqual(['1 звезда', '3 звезды']);
  expect([1, 3].map(pl.stars.taken)).toEqual(['nie liczy się: 1 gwiazdka', 'nie liczy się: 3 gwiazdki']);
});
