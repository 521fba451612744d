import { readFileSync, writeFileSync } from 'node:fs';
import { CHANCE, WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { golems4 } from '../../src/v4/game.ts';

const GAMES = [
  { name: 'winter-duel', players: 2, options: { scenario: 'winter-duel', rounds: 3 }, language: 'en' },
  { name: 'barrels-and-bombs', players: 3, options: { scenario: 'barrels-and-bombs', rounds: 3 }, language: 'ru' },
  { name: 'duel-with-bots', players: 2, options: { scenario: 'duel-with-bots', rounds: 2, build: true }, language: 'pl' },
] as const;

/** A whole game as a text: every step as it is written, what a watcher is told, the table after every round. */
function transcript({ players, options, language, name }: (typeof GAMES)[number]): string {
  const rng = new SeededRng(`golden ${name}`);
  const state = golems4.setup(unwrap(golems4.parseOptions(options, players)), players);
  const lines: string[] = [];
  let round = 0;
  for (let next = golems4.next(state); next.kind !== 'over'; next = golems4.next(state)) {
    if (state.round !== round) {
      round = state.round;
      lines.push('', golems4.describe(golems4.view(state, WATCHER), language), '');
    }
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action = actor === CHANCE ? golems4.roll(state, rng) : golems4.sample(state, actor, rng);
    lines.push(`> ${actor === CHANCE ? 'chance' : actor + 1}: ${golems4.write(state, actor, action)}`);
    golems4.play(state, actor, action, (event) => {
      const seen = golems4.see(event, WATCHER);
      const text = seen ? golems4.tell(seen, language) : '';
      if (text !== '') lines.push(`  ${text}`);
    });
  }
  lines.push('', golems4.describe(golems4.view(state, WATCHER), language), '');
  return lines.join('\n');
}

describe('golden games', () => {
  test.each(GAMES)('$name reads as it did', (game) => {
    const file = new URL(`golden/${game.name}.txt`, import.meta.url);
    const text = transcript(game);
    if (process.env['UPDATE'] === '1') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
