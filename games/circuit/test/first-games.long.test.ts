import { expect, test } from 'vitest';
import { circuitBots } from '../src/bot.ts';
import { playFirstGame } from '../src/newcomer.ts';

/** Few, for they take long; tools/train/circuit-newcomer.ts plays hundreds. */
const GAMES = 6;

test.each(['1', '2'])(
  'whoever does what the first hint says mostly lights three elements or more in a first game against level %s',
  { timeout: 240_000 },
  (level) => {
    const rival = circuitBots.levels.find(({ id }) => id === level)!;
    const games = Array.from({ length: GAMES }, (_, game) =>
      playFirstGame({ box: 'lively', seed: `first/${level}/${game}`, rival, adviser: { iterations: 100 } }),
    );
    expect(games.filter(({ lit }) => lit[0] >= 3).length).toBeGreaterThanOrEqual(5);
  },
);
