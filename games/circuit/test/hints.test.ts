import { readFileSync } from 'node:fs';
import { parseLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { advise } from '@stolik/search/advice';
import { expect, test } from 'vitest';
import type { CircuitState } from '../src/board/state.ts';
import { explainMove } from '../src/bot/reasons.ts';
import { circuitBots } from '../src/bot.ts';
import { circuit } from '../src/game.ts';

/** Up to where a hint was asked by the first seat. */
const stateOf = (name: string): CircuitState => {
  const text = readFileSync(new URL(`hints/${name}.stolik`, import.meta.url), 'utf8');
  return unwrap(replay(circuit, unwrap(parseLog(text)))).state as CircuitState;
};

const said = (state: CircuitState, action: string): string =>
  explainMove(circuit.clone(state), 0, unwrap(circuit.read(state, 0, action) as never), 'en');

test('[C8.1] a tile that joins neither pole is not the first hint, and said to be no more than a waiting move', () => {
  const state = stateOf('loose-diode');
  const [first] = advise(circuit, circuitBots, circuit.clone(state), 0).ideas;
  expect(circuit.write(state, 0, first!.action)).not.toBe('lay D0 e5');
  expect(explainMove(circuit.clone(state), 0, first!.action, 'en')).not.toMatch(/connected|A safe move/);
  expect(said(state, 'lay D0 e5')).toBe('A safe move while you wait for a better tile: it helps nobody.');
});

test('[C4.4] a fuse that blows besides comes after what the move is made for', () => {
  const state = stateOf('fuse-or-block');
  for (const action of ['lay T2 a7', 'lay T0 a7'])
    expect(said(state, action)).toBe(
      'Otherwise the next player could complete a circuit here for up to 3 points; the fuse left of row 6 blows, no penalty.',
    );
});

test('[C8.1] of two tiles in a turn the one that lights something is said first, and nothing dark is called about as good', () => {
  const state = stateOf('light-or-build');
  const { ideas, isClose } = advise(circuit, circuitBots, circuit.clone(state), 0);
  expect(circuit.write(state, 0, ideas[0]!.action)).toBe('lay E0 a7');
  expect(said(state, 'lay E0 a7')).toBe('Scores 2 points at once.');
  expect(isClose).toBe(false);
});
