import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CHANCE, WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import type { CircuitState } from '../src/board/state.ts';
import { greedyCircuit } from '../src/bot/greedy.ts';
import { circuit } from '../src/game.ts';
import { reasonLines } from '../src/text/chain.ts';
import type { CircuitEvent } from '../src/turn/events.ts';

// Whole games as text: each line as it is logged, each reason, and at some moments what every viewer sees.
// UPDATE=1 writes them anew; a person reads the difference.

const folder = new URL('./golden/', import.meta.url);
const GAMES = [
  ['lively', 2, {}],
  ['lively-4-players', 4, { battery: true }],
  ['lively-2v2', 4, { teams: true, openHands: true }],
  ['2-players', 2, { box: 'classic' }],
  ['3-players', 3, { box: 'classic' }],
  ['4-players', 4, { box: 'classic', battery: true }],
  ['x2', 2, { box: 'classic', x2: true }],
  ['2v1', 3, { box: 'classic', teams: true }],
  ['2v2', 4, { box: 'classic', teams: true, openHands: true }],
  ['2v2v1', 5, { box: 'classic', teams: true }],
  ['2v2v2', 6, { box: 'classic', teams: true }],
] as const;

function everyView(state: CircuitState, seats: number): string[] {
  const viewers = [...Array.from({ length: seats }, (_, seat) => seat), WATCHER];
  return viewers.flatMap((viewer) => [
    `  --- seen by ${viewer === WATCHER ? 'a watcher' : `player ${viewer + 1}`}`,
    ...circuit
      .describe(circuit.view(state, viewer), 'en')
      .split('\n')
      .map((line) => `  ${line}`),
  ]);
}

/** Half the moves are random, so that shorts, smoke and irons occur; the other half greedy, so that something glows. */
function transcript(seats: number, options: Record<string, unknown>, seed: string): string {
  const rng = new SeededRng(seed);
  const state = circuit.setup(unwrap(circuit.parseOptions(options, seats)), seats);
  const lines: string[] = [];
  let decisions = 0;
  for (;;) {
    const next = circuit.next(state);
    if (next.kind === 'over') break;
    const actor = next.kind === 'chance' ? CHANCE : next.seat;
    if (actor !== CHANCE && decisions++ % 25 === 0) lines.push(...everyView(state, seats));
    const chosen = (): number =>
      rng.below(3) === 0 ? circuit.sample(state, actor, rng) : greedyCircuit(circuit.redeal(state, actor, rng), actor, rng);
    const action = actor === CHANCE ? circuit.roll(state, rng) : chosen();
    const joins = actor !== CHANCE && circuit.lines!.continues(state);
    const text = circuit.write(state, actor, action);
    if (joins) lines.push(`${lines.pop()}, ${text}`);
    else lines.push(`${actor === CHANCE ? 'chance' : actor + 1}: ${text}`);
    const told: string[] = [];
    circuit.play(state, actor, action, (event: CircuitEvent) => {
      if (event.kind === 'chainClosed') told.push(...reasonLines(event.reason, 'en').map((line) => `    ${line}`));
      else if (!['tokenDrawn', 'turnBegan', 'secondAsked', 'turnEnded', 'sidePlaced', 'tileLaid'].includes(event.kind))
        told.push(`    ${circuit.tell(event, 'en')}`);
    });
    if (!circuit.lines!.continues(state)) lines.push(...told);
  }
  return [...lines, ...everyView(state, seats), ''].join('\n');
}

for (const [name, seats, options] of GAMES) {
  test(`[C1.2] [C8.2] golden game ${name}`, () => {
    const text = transcript(seats, options, name);
    const file = new URL(`${name}.txt`, folder);
    if (process.env['UPDATE'] === '1') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
}
