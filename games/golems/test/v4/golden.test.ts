import { readFileSync, writeFileSync } from 'node:fs';
import { WATCHER } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { type GameLog, parseLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { type Step, writeStep } from '@stolik/kernel/steps';
import { byNumber } from '@stolik/look/speech';
import { describe, expect, test } from 'vitest';
import { golems4 } from '../../src/games/golems4.ts';
import { describe4 } from '../../src/v4/text/describe.ts';

// Golden games are read by people. They are fixed logs (`*.stolik`): no bot plays them again. UPDATE=1 writes the texts again, and the
// difference is reviewed like code.
const folder = new URL('./golden/', import.meta.url);

/** A whole game as a text: every step as it is written, what a watcher is told, the table after every round. */
function transcript(log: GameLog, language: Language): string {
  const steps: Extract<Step, { kind: 'play' }>[] = [];
  unwrap(replay(golems4, log, ({ step }) => step.kind === 'play' && steps.push(step)));
  const state = golems4.setup(unwrap(golems4.parseOptions(log.options, log.seats)), log.seats);
  const lines: string[] = [];
  let round = 0;
  for (const step of steps) {
    if (state.round !== round) {
      round = state.round;
      lines.push('', describe4(golems4.view(state, WATCHER), byNumber(language)), '');
    }
    lines.push(`> ${writeStep(golems4, state, step)}`);
    golems4.play(state, step.actor, step.action, (event) => {
      const seen = golems4.see(event, WATCHER);
      const text = seen ? golems4.tell(seen, byNumber(language)) : '';
      if (text !== '') lines.push(`  ${text}`);
    });
  }
  expect(golems4.next(state).kind).toBe('over');
  lines.push('', describe4(golems4.view(state, WATCHER), byNumber(language)), '');
  return lines.join('\n');
}

describe('golden games', () => {
  test.each([
    ['winter-duel', 'en'],
    ['barrels-and-bombs', 'ru'],
    ['duel-with-bots', 'pl'],
  ] as const)('%s reads as it did', (name, language) => {
    const text = transcript(unwrap(parseLog(readFileSync(new URL(`${name}.stolik`, folder), 'utf8'))), language);
    const file = new URL(`${name}.txt`, folder);
    if (process.env['UPDATE'] === '1') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
