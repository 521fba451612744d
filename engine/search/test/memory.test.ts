import { type AnyGame, type GameEvent, TURN } from '@stolik/kernel/game';
import { expect, test } from 'vitest';
import { memoryAfter, Witness } from '../src/memory.ts';
import { PLAIN } from './plain-game.ts';

interface Said extends GameEvent {
  readonly seat: number;
  readonly secret?: number;
}

/** Two seats write numbers down; each sees its own, the other sees that something was written. */
const notes: AnyGame = {
  ...PLAIN,
  id: 'notes',
  seats: { min: 2, max: 2 },
  setup: () => ({ written: 0 }),
  clone: structuredClone,
  seatsAt: () => 2,
  next: () => TURN[0]!,
  legal: (_state, _seat, out) => out.push(0),
  sample: () => 0,
  play(state: { written: number }, seat, secret, emit) {
    state.written++;
    emit?.({ kind: 'written', seat, secret });
  },
  see: ({ kind, seat, secret }: Said, viewer) => (viewer === seat ? { kind, seat, secret } : { kind, seat }),
};
const everything = (events: readonly GameEvent[]): readonly GameEvent[] => events;

test('a seat remembers what it has seen, and nothing of what was hidden from it', () => {
  const witness = new Witness(notes, 2);
  notes.play(notes.setup(undefined, 2), 0, 17, witness.hear);
  expect(witness.memoryOf(everything, 0)).toEqual([{ kind: 'written', seat: 0, secret: 17 }]);
  expect(witness.memoryOf(everything, 1)).toEqual([{ kind: 'written', seat: 0 }]);
  expect(witness.memoryOf(undefined, 0)).toBeUndefined();
});

test('a whole table is remembered from its steps, on a state of its own', () => {
  let started = 0;
  const start = (): unknown => {
    started++;
    return notes.setup(undefined, 2);
  };
  const steps = [4, 5].map((action, actor) => ({ kind: 'play', actor, action }) as const);
  expect(memoryAfter(notes, everything, start, steps, 1)).toEqual([
    { kind: 'written', seat: 0 },
    { kind: 'written', seat: 1, secret: 5 },
  ]);
  expect(memoryAfter(notes, undefined, start, steps, 1)).toBeUndefined();
  expect(started).toBe(1);
});
