import { COLOURS } from '@stolik/kernel/colours';
import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { seatName } from '../src/seat-names.ts';
import { SEAT_SHAPES } from '../src/seats.ts';

test('a mark is said with the right ending', () => {
  expect(seatName(0, 'blue', 'pl')).toBe('niebieskie koło');
  expect(seatName(0, 'yellow', 'pl')).toBe('żółte koło');
  expect(seatName(5, 'blue', 'pl')).toBe('niebieska gwiazda');
  expect(seatName(5, 'blue', 'ru')).toBe('синяя звезда');
  expect(seatName(5, 'yellow', 'ru')).toBe('жёлтая звезда');
  expect(seatName(1, 'yellow', 'ru')).toBe('жёлтый треугольник');
  for (const language of LANGUAGES) {
    const names = SEAT_SHAPES.flatMap((_, seat) => COLOURS.map((colour) => seatName(seat, colour, language)));
    expect(new Set(names).size).toBe(36);
  }
});
