import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CHANCE, type Viewer, WATCHER } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import type { Event6 } from '../../src/v6/events.ts';
import { golems6 } from '../../src/v6/game.ts';
import { greedyGolems6 } from '../../src/v6/greedy.ts';

// Golden games are read by people: UPDATE=1 writes them anew, the difference is reviewed like code.
const folder = new URL('./golden/', import.meta.url);

const nameOf = (viewer: Viewer): string => (viewer === WATCHER ? 'watcher' : `seat ${viewer + 1}`);

/** A whole game: every step, what each viewer hears of it, and at the beginning of every round what each viewer sees. */
function transcript(seed: string, options: object, seats: number, language: Language): string {
  const rng = new SeededRng(seed);
  const state = golems6.setup(unwrap(golems6.parseOptions(options, seats)), seats);
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), WATCHER];
  const lines: string[] = [];
  const show = (): void => {
    for (const viewer of viewers)
      lines.push(`--- ${nameOf(viewer)} sees`, golems6.describe(golems6.view(state, viewer), language));
  };
  const emit = (event: Event6): void => {
    lines.push(...heard(event, viewers, language));
  };
  let shown = 0;
  for (;;) {
    const next = golems6.next(state);
    if (next.kind === 'over') break;
    if (next.kind === 'chance') {
      const outcome = golems6.roll(state, rng);
      lines.push(`chance: ${golems6.write(state, CHANCE, outcome)}`);
      golems6.play(state, CHANCE, outcome, emit);
      continue;
    }
    if (golems6.view(state, WATCHER).phase === 'program' && shown < state.round) {
      shown = state.round;
      show();
    }
    const actions = next.seats.map((seat) =>
      greedyGolems6(golems6.redeal(state, seat, rng), seat, rng, { candidates: 20, trials: 2 }),
    );
    for (const [index, seat] of next.seats.entries()) {
      lines.push(`${seat + 1}: ${golems6.write(state, seat, actions[index]!)}`);
      golems6.play(state, seat, actions[index]!, emit);
    }
  }
  show();
  return `${lines.join('\n')}\n`;
}

/** The sentence everyone hears, or who hears which; nothing for events without words. */
function heard(event: Event6, viewers: readonly Viewer[], language: Language): string[] {
  const told = viewers.map((viewer) => golems6.tell(golems6.see(event, viewer)!, language));
  if (new Set(told).size === 1) return told[0] === '' ? [] : [`    ${told[0]}`];
  return viewers.map((viewer, index) => `    (${nameOf(viewer)}) ${told[index]}`);
}

test.each([
  ['duel', { scenario: 'duel', rounds: 4 }, 2, 'en'],
  ['river-logic', { scenario: 'river', logic: true, rounds: 4 }, 2, 'ru'],
  ['winter', { scenario: 'winter-duel', golems: ['club', 'bow'], rounds: 4 }, 2, 'pl'],
  ['barrels-for-four', { scenario: 'cross', logic: true, rounds: 3 }, 4, 'en'],
  ['alone', { scenario: 'solo-hunters', rounds: 3 }, 1, 'ru'],
  ['treasure', { scenario: 'treasure' }, 2, 'pl'],
] as const)('the golden game "%s" is told as before', (name, options, seats, language) => {
  const file = new URL(`${name}.txt`, folder);
  const told = transcript(name, options, seats, language);
  if (process.env['UPDATE'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, told);
  }
  expect(told).toBe(readFileSync(file, 'utf8'));
});
