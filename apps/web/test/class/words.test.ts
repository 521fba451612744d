import { keysOf } from '@stolik/kernel/testing/catalog';
import { expect, test } from 'vitest';
import { en as deskEn } from '../../src/words/en/class/desk.ts';
import { en as pupilEn } from '../../src/words/en/class/pupil.ts';
import { en as wallEn } from '../../src/words/en/class/wall.ts';
import { pl as deskPl } from '../../src/words/pl/class/desk.ts';
import { pl as pupilPl } from '../../src/words/pl/class/pupil.ts';
import { pl as wallPl } from '../../src/words/pl/class/wall.ts';
import { ru as deskRu } from '../../src/words/ru/class/desk.ts';
import { ru as pupilRu } from '../../src/words/ru/class/pupil.ts';
import { ru as wallRu } from '../../src/words/ru/class/wall.ts';

test.each([
  ['pupil', pupilEn, pupilRu, pupilPl],
  ['wall', wallEn, wallRu, wallPl],
  ['desk', deskEn, deskRu, deskPl],
])('every word of the %s is said in three languages', (_, en, ru, pl) => {
  expect(keysOf(ru)).toEqual(keysOf(en));
  expect(keysOf(pl)).toEqual(keysOf(en));
});

test('stars are counted as people count', () => {
  expect([1, 2, 5, 21].map(pupilRu.stars)).toEqual(['1 звезда', '2 звезды', '5 звёзд', '21 звезда']);
  expect([1, 2, 5, 22].map(pupilPl.stars)).toEqual(['1 gwiazdka', '2 gwiazdki', '5 gwiazdek', '22 gwiazdki']);
});
