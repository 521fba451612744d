import { readFileSync, writeFileSync } from 'node:fs';
import { CHANCE, type Viewer, WATCHER } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { type GameLog, parseLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { type Step, writeStep } from '@stolik/kernel/steps';
import { byNumber } from '@stolik/look/speech';
import { expect, test } from 'vitest';
import { golems6 } from '../../src/games/golems6.ts';
import type { Event6 } from '../../src/v6/events.ts';
import { describe6 } from '../../src/v6/text/describe.ts';

// Golden games are read by people. They are fixed logs (`*.stolik`): no bot plays them again. UPDATE=1 writes the texts again, and the
// difference is reviewed like code.
const folder = new URL('./golden/', import.meta.url);

const nameOf = (viewer: Viewer): string => (viewer === WATCHER ? 'watcher' : `seat ${viewer + 1}`);

/** A whole game: every step, what each viewer hears of it, and at the beginning of every round what each viewer sees. */
function transcript(log: GameLog, language: Language): string {
  const steps: Extract<Step, { kind: 'play' }>[] = [];
  unwrap(replay(golems6, log, ({ step }) => step.kind === 'play' && steps.push(step)));
  const state = golems6.setup(unwrap(golems6.parseOptions(log.options, log.seats)), log.seats);
  const viewers: Viewer[] = [...Array.from({ length: log.seats }, (_, seat) => seat), WATCHER];
  const lines: string[] = [];
  const show = (): void => {
    for (const viewer of viewers)
      lines.push(`--- ${nameOf(viewer)} sees`, describe6(golems6.view(state, viewer), byNumber(language)));
  };
  let shown = 0;
  for (const step of steps) {
    if (step.actor !== CHANCE && shown < state.round && golems6.view(state, WATCHER).phase === 'program') {
      shown = state.round;
      show();
    }
    lines.push(writeStep(golems6, state, step));
    golems6.play(state, step.actor, step.action, (event) => lines.push(...heard(event, viewers, language)));
  }
  expect(golems6.next(state).kind).toBe('over');
  show();
  return `${lines.join('\n')}\n`;
}

/** The sentence everyone hears, or who hears which; nothing for events without words. */
function heard(event: Event6, viewers: readonly Viewer[], language: Language): string[] {
  const told = viewers.map((viewer) => golems6.tell(golems6.see(event, viewer)!, byNumber(language)));
  if (new Set(told).size === 1) return told[0] === '' ? [] : [`    ${told[0]}`];
  return viewers.map((viewer, index) => `    (${nameOf(viewer)}) ${told[index]}`);
}

test.each([
  ['duel', 'en'],
  ['river-logic', 'ru'],
  ['winter', 'pl'],
  ['barrels-for-four', 'en'],
  ['alone', 'ru'],
  ['treasure', 'pl'],
] as const)('the golden game "%s" is told as before', (name, language) => {
  const told = transcript(unwrap(parseLog(readFileSync(new URL(`${name}.stolik`, folder), 'utf8'))), language);
  const file = new URL(`${name}.txt`, folder);
  if (process.env['UPDATE'] === '1') writeFileSync(file, told);
  expect(told).toBe(readFileSync(file, 'utf8'));
});
