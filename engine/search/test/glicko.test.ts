import { expect, test } from 'vitest';
import { rated, UNKNOWN } from '../src/glicko.ts';

test('the published example of Glicko-2 comes out', () => {
  const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('who meets nobody becomes less sure and not worse', () => {
  const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, []);
  expect(after.rating).toBe(1500);
  expect(after.deviation).toBeCloseTo(200.2714, 3);
});

test('a surprise moves an unknown rating far and a sure one hardly', () => {
  const hard = { rating: 1900, deviation: 100, score: 1 };
  const unknown = rated(UNKNOWN, [hard]).rating - 1500;
  const sure = rated({ ...UNKNOWN, deviation: 45 }, [hard]).rating - 1500;
  expect(unknown).toBeGreaterThan(200);
  expect(sure).toBeGreaterThan(0);
  expect(sure).toBeLessThan(20);
});
