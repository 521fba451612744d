import { readFileSync, writeFileSync } from 'node:fs';
import { REFEREE, type Viewer, WATCHER } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { type GameLog, parseLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { type Step, writeStep } from '@stolik/kernel/steps';
import { byNumber } from '@stolik/look/speech';
import { expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import { describe } from '../src/text/describe.ts';
import type { MicropulEvent } from '../src/turn/events.ts';

// Golden games are read by people. They are fixed logs (`*.stolik`): no bot plays them again. UPDATE=1 writes the texts again, and the
// difference is reviewed like code.
const folder = new URL('./golden/', import.meta.url);

function nameOf(viewer: Viewer): string {
  if (viewer === WATCHER) return 'watcher';
  return viewer === REFEREE ? 'referee' : `seat ${viewer + 1}`;
}

/** A whole game: every step, what each viewer hears of it, and every few steps what each viewer sees. */
function transcript(log: GameLog, language: Language): string {
  const steps: Extract<Step, { kind: 'play' }>[] = [];
  unwrap(replay(micropul, log, ({ step }) => step.kind === 'play' && steps.push(step)));
  const state = micropul.setup(unwrap(micropul.parseOptions(log.options, log.seats)), log.seats);
  const viewers: Viewer[] = [...state.hands.keys(), WATCHER];
  const lines: string[] = [];
  const show = (): void => {
    for (const viewer of viewers)
      lines.push(`--- ${nameOf(viewer)} sees`, describe(micropul.view(state, viewer), byNumber(language)));
  };
  for (const [index, step] of steps.entries()) {
    lines.push(writeStep(micropul, state, step));
    micropul.play(state, step.actor, step.action, (event) => lines.push(...heard(event, viewers, language)));
    if (index % 20 === 19) show();
  }
  expect(micropul.next(state).kind).toBe('over');
  show();
  return `${lines.join('\n')}\n`;
}

/** The sentence everyone hears, or who hears which. */
function heard(event: MicropulEvent, viewers: readonly Viewer[], language: Language): string[] {
  const told = viewers.map((viewer) => micropul.tell(micropul.see(event, viewer)!, byNumber(language)));
  if (new Set(told).size === 1) return told[0] ? [`    ${told[0]}`] : [];
  return viewers.map((viewer, index) => `    (${nameOf(viewer)}) ${told[index]}`);
}

test.each([
  ['two', 'en'],
  ['stacks', 'pl'],
  ['alone', 'ru'],
] as const)('the golden game "%s" is told as before', (name, language) => {
  const told = transcript(unwrap(parseLog(readFileSync(new URL(`${name}.stolik`, folder), 'utf8'))), language);
  const file = new URL(`${name}.txt`, folder);
  if (process.env['UPDATE'] === '1') writeFileSync(file, told);
  expect(told).toBe(readFileSync(file, 'utf8'));
});
