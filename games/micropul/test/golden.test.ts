import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CHANCE, REFEREE, type Viewer, WATCHER } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import type { MicropulEvent } from '../src/events.ts';
import { micropul } from '../src/game.ts';
import { greedyMicropul } from '../src/greedy.ts';

// Golden games are read by people: UPDATE=1 writes them anew, the difference is reviewed like code.
const folder = new URL('./golden/', import.meta.url);

function nameOf(viewer: Viewer): string {
  if (viewer === WATCHER) return 'watcher';
  return viewer === REFEREE ? 'referee' : `seat ${viewer + 1}`;
}

/** A whole game: every step, what each viewer hears of it, and every few steps what each viewer sees. */
function transcript(seed: string, options: object, seats: number, language: Language): string {
  const rng = new SeededRng(seed);
  const state = micropul.setup(unwrap(micropul.parseOptions(options, seats)), seats);
  const viewers: Viewer[] = [...state.hands.keys(), WATCHER];
  const lines: string[] = [];
  const show = (): void => {
    for (const viewer of viewers)
      lines.push(`--- ${nameOf(viewer)} sees`, micropul.describe(micropul.view(state, viewer), language));
  };
  for (let step = 0; ; step++) {
    const next = micropul.next(state);
    if (next.kind === 'over') break;
    const { seat } = next;
    const action = seat === CHANCE ? micropul.roll(state, rng) : greedyMicropul(micropul.redeal(state, seat, rng), seat, rng);
    const who = seat === CHANCE ? 'chance' : `${seat + 1}`;
    lines.push(`${who}: ${micropul.write(state, seat, action)}`);
    micropul.play(state, seat, action, (event) => lines.push(...heard(event, viewers, language)));
    if (step % 20 === 19) show();
  }
  show();
  return `${lines.join('\n')}\n`;
}

/** The sentence everyone hears, or who hears which. */
function heard(event: MicropulEvent, viewers: readonly Viewer[], language: Language): string[] {
  const told = viewers.map((viewer) => micropul.tell(micropul.see(event, viewer)!, language));
  if (new Set(told).size === 1) return told[0] ? [`    ${told[0]}`] : [];
  return viewers.map((viewer, index) => `    (${nameOf(viewer)}) ${told[index]}`);
}

test.each([
  ['two', {}, 2, 'en'],
  ['stacks', { plusStacks: true, openHands: true }, 2, 'pl'],
  ['alone', {}, 1, 'ru'],
] as const)('the golden game "%s" is told as before', (name, options, seats, language) => {
  const file = new URL(`${name}.txt`, folder);
  const told = transcript(name, options, seats, language);
  if (process.env['UPDATE'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, told);
  }
  expect(told).toBe(readFileSync(file, 'utf8'));
});
