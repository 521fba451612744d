import type { View6 } from '@stolik/golems/v6';
import { golems6 } from '@stolik/golems/v6/game';
import { CHANCE, REFEREE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { stateAfter } from '@stolik/table/table';
import { expect, test } from 'vitest';
import { decidingTable, stillTable } from '../src/games/golems/film/trial-table.ts';
import type { GolemsTable } from '../src/games/golems/model/table.ts';
import { decisionsOf, logOf } from '../src/games/golems/story/fork.ts';
import { edition6 } from '../src/games/golems6/edition.ts';
import type { OpenGame } from '../src/shell/contract.ts';

const SITTERS: OpenGame['sitters'] = [
  { kind: 'person', name: 'Ola', colour: 'green' },
  { kind: 'bot', name: 'Oto', level: '1' },
];

/** A game of two rounds, and a table at which its film stands still somewhere in the second. */
function filmed(): { game: OpenGame; table: GolemsTable } {
  const options = { scenario: 'duel', rounds: 2 };
  const rng = new SeededRng(3);
  const state = golems6.setup(unwrap(golems6.parseOptions(options, 2)), 2);
  const steps: Step[] = [];
  for (let next = golems6.next(state); next.kind !== 'over'; next = golems6.next(state)) {
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action = actor === CHANCE ? golems6.roll(state, rng) : golems6.sample(state, actor, rng);
    steps.push({ kind: 'play', actor, action });
    playStep(golems6, state, steps.at(-1)!);
  }
  const view = golems6.view(state, REFEREE);
  const table = {
    game: golems6,
    sight: () => ({ view, next: golems6.next(state) }),
    view: () => view,
    shown: () => [{ kind: 'golemMoved' }],
    event: () => ({ kind: 'golemMoved' }),
    isPast: () => true,
  };
  return { game: { seats: 2, options, sitters: SITTERS, steps }, table: table as unknown as GolemsTable };
}

test('"what if" begins before its decision, wherever the film stands still', () => {
  const { game, table } = filmed();
  const decision = decisionsOf(golems6, edition6, game, 1).find(({ ask }) => ask === 'program')!;
  const deciding = decidingTable(table, game, decision, () => undefined);
  const before = golems6.view(stateAfter(golems6, game, game.steps.slice(0, decision.at)) as never, decision.seat) as View6;
  expect(deciding.sight().view).toEqual(before);
  expect(deciding.view()).toEqual(before);
  expect((table.view() as View6).golems).not.toEqual(before.golems);
  expect([deciding.isPast(), deciding.shown(), deciding.event()]).toEqual([false, [], undefined]);
});

test('what came of it is shown as it stands then', () => {
  const { game, table } = filmed();
  const state = stateAfter(golems6, game, game.steps.slice(0, 6));
  expect(stillTable(table, state, 0).view()).toEqual(golems6.view(state as never, 0));
});

test('the film of another way says who is a bot, and shows everybody in their own colour', () => {
  const { game } = filmed();
  const log = logOf(golems6, game, game.steps);
  expect(log.names).toEqual(['Ola', 'Oto']);
  expect(log.bots).toEqual([null, '1']);
  expect(log.colours?.[0]).toBe('green');
});
