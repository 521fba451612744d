import { ANIMALS, PICTURES } from '@stolik/class/names';
import { expect, test } from 'vitest';
import { ANIMAL_ART } from '../../src/pages/class/art/animals.ts';
import { PICTURE_ART, STAR_ART } from '../../src/pages/class/art/pictures.ts';

const ALL = [...Object.values(ANIMAL_ART), ...Object.values(PICTURE_ART), STAR_ART];

test('every animal and every picture of the secret is drawn, no two alike', () => {
  expect(Object.keys(ANIMAL_ART)).toEqual(ANIMALS);
  expect(Object.keys(PICTURE_ART)).toEqual(PICTURES);
  expect(new Set(ALL).size).toBe(ANIMALS.length + PICTURES.length + 1);
});

test('a picture is whole: nothing unknown in its numbers, no part left open', () => {
  for (const markup of ALL) {
    expect(markup).not.toMatch(/NaN|undefined|style=/);
    expect(markup.match(/<g /g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
  }
});

test('a circle or an oval lies in its box', () => {
  for (const markup of ALL)
    for (const [, x, y, r] of markup.matchAll(/cx="([\d.]+)" cy="([\d.]+)" rx?="([\d.]+)"/g))
      expect([Number(x) - Number(r), Number(y) - Number(r)].every((edge) => edge >= 0)).toBe(true);
});
