import { readFileSync, writeFileSync } from 'node:fs';
import { CHANCE, WATCHER } from '@stolik/kernel/game';
import { type GameLog, parseLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { type Step, writeStep } from '@stolik/kernel/steps';
import { byNumber } from '@stolik/look/speech';
import { expect, test } from 'vitest';
import type { CircuitState } from '../src/board/state.ts';
import { circuit } from '../src/game.ts';
import { describe } from '../src/text/describe.ts';
import { reasonLines } from '../src/words/chain.ts';

// Whole games as text: each line as it is logged, each reason, and at some moments what every viewer sees. The games are fixed logs
// (`*.stolik`): no bot plays them again. UPDATE=1 writes the texts again; a person reads the difference.

const folder = new URL('./golden/', import.meta.url);
const GAMES = [
  'lively',
  'lively-4-players',
  'lively-2v2',
  '2-players',
  '3-players',
  '4-players',
  'x2',
  '2v1',
  '2v2',
  '2v2v1',
  '2v2v2',
];

function everyView(state: CircuitState, seats: number): string[] {
  const viewers = [...Array.from({ length: seats }, (_, seat) => seat), WATCHER];
  return viewers.flatMap((viewer) => [
    `  --- seen by ${viewer === WATCHER ? 'a watcher' : `player ${viewer + 1}`}`,
    ...describe(circuit.view(state, viewer), byNumber('en'))
      .split('\n')
      .map((line) => `  ${line}`),
  ]);
}

function transcript(log: GameLog): string {
  const steps: Extract<Step, { kind: 'play' }>[] = [];
  unwrap(replay(circuit, log, ({ step }) => step.kind === 'play' && steps.push(step)));
  const state = circuit.setup(unwrap(circuit.parseOptions(log.options, log.seats)), log.seats);
  const lines: string[] = [];
  let decisions = 0;
  for (const step of steps) {
    const isDecision = step.actor !== CHANCE;
    if (isDecision && decisions++ % 25 === 0) lines.push(...everyView(state, log.seats));
    const line = writeStep(circuit, state, step);
    if (isDecision && circuit.lines!.continues(state)) lines.push(`${lines.pop()}, ${line.slice(line.indexOf(':') + 2)}`);
    else lines.push(line);
    const told: string[] = [];
    circuit.play(state, step.actor, step.action, (event) => {
      if (event.kind === 'chainClosed') told.push(...reasonLines(event.reason, 'en').map((line) => `    ${line}`));
      else if (!['tokenDrawn', 'turnBegan', 'secondAsked', 'turnEnded', 'sidePlaced', 'tileLaid'].includes(event.kind))
        told.push(`    ${circuit.tell(event, byNumber('en'))}`);
    });
    if (!circuit.lines!.continues(state)) lines.push(...told);
  }
  expect(circuit.next(state).kind).toBe('over');
  return [...lines, ...everyView(state, log.seats), ''].join('\n');
}

for (const name of GAMES) {
  test(`[C1.2] [C8.2] golden game ${name}`, () => {
    const text = transcript(unwrap(parseLog(readFileSync(new URL(`${name}.stolik`, folder), 'utf8'))));
    const file = new URL(`${name}.txt`, folder);
    if (process.env['UPDATE'] === '1') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
}
