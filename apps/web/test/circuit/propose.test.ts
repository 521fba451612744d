import { circuit } from '@stolik/circuit/game';
import * as codes from '@stolik/circuit/turn/codes';
import { ActionList, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { baseOf, draftFor, NONE } from '../../src/games/circuit/model/draft.ts';

test('every move of a game can be laid out as a draft, and is that move again', () => {
  const rng = new SeededRng('drafts');
  const state = circuit.setup(unwrap(circuit.parseOptions({}, 2)), 2);
  const kinds = new Set<string>();
  for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
    if (next.kind === 'turn') {
      const { hand } = circuit.view(state, next.seat).seats[next.seat]!;
      const tokens = hand.kind === 'open' ? hand.tokens : [];
      const list = new ActionList();
      circuit.legal(state, next.seat, list);
      for (const action of list.toArray()) {
        const draft = draftFor(action, tokens)!;
        kinds.add(draft.kind);
        // A pass needs no draft: its button stands there.
        if (action === codes.PASS) {
          expect(draft).toBe(NONE);
          continue;
        }
        const way = 'way' in draft ? draft.way : 0;
        expect(codes.withChoice(baseOf(draft, tokens)!, way)).toBe(action);
      }
    }
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    circuit.play(state, actor, actor === CHANCE ? circuit.roll(state, rng) : circuit.sample(state, actor, rng));
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['iron', 'swap', 'tile']));
});
