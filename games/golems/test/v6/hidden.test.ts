import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { golems6 } from '../../src/games/golems6.ts';
import { MOST_ROWS } from '../../src/programs/code.ts';
import { openedRows } from '../../src/v6/rows.ts';
import type { State6 } from '../../src/v6/state.ts';
import type { View6 } from '../../src/v6/view.ts';
import { golem, TestTable } from './table.ts';

const SEATS = 4;

/** Moments of random games at which somebody is out and has rows that were never opened. */
function* outWithRows(): Generator<{ state: State6; golem: number }> {
  for (let seed = 1; seed <= 12; seed++) {
    const rng = new SeededRng(seed);
    const options = golems6.parseOptions({}, SEATS);
    if (!options.ok) throw new Error(options.problem.says);
    const state = golems6.setup(options.value, SEATS);
    for (let next = golems6.next(state); next.kind !== 'over'; next = golems6.next(state)) {
      const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
      golems6.play(state, actor, actor === CHANCE ? golems6.roll(state, rng) : golems6.sample(state, actor, rng));
      if (golems6.next(state).kind === 'over') break;
      const golem = state.at.findIndex((cell, seat) => seat < SEATS && cell < 0 && state.table.isBot[seat] !== 1);
      if (golem >= 0) yield { state, golem };
    }
  }
}

test('what a golem that is out had not opened is in nobody’s world', () => {
  let moments = 0;
  for (const { state, golem } of outWithRows()) {
    const other = golems6.clone(state);
    const opened = openedRows(state, golem);
    for (let row = opened; row < MOST_ROWS; row++)
      other.rows[golem * MOST_ROWS + row] = (state.rows[golem * MOST_ROWS + row]! + 1) % 4;
    const viewer = (golem + 1) % SEATS;
    expect(golems6.view(other, viewer)).toEqual(golems6.view(state, viewer));
    const [world, twin] = [state, other].map((truth) => golems6.redeal(truth, viewer, new SeededRng(1)));
    expect(world!.rows).toEqual(twin!.rows);
    moments++;
  }
  expect(moments).toBeGreaterThan(20);
});

test('[G6.3.5] [G6.10.1] rows that a golem did not come to open are seen by nobody while the others go on', () => {
  const broken = golem('a1 N', { rows: 3, limit: 1 });
  const table = new TestTable({
    tokens: { d1: 'water' },
    golems: [broken, golem('a2 S', { rows: 3 }), golem('c1 N', { rows: 3 })],
  });
  table.play('1: program L F R', '2: program A L R', '3: program S R F');
  expect(table.truth.golems[0]).toBeNull();
  expect(table.truth.pending).toEqual([3]);
  const seenBy = (viewer: number) => (golems6.view(table.state, viewer) as View6).programs;
  expect(seenBy(1)[1]!.rows).toEqual(['A', 'L', 'R']);
  expect(seenBy(1)[2]!.rows).toEqual(['S', 'R', 'F']);
  expect(seenBy(1)[0]).toMatchObject({ laid: false, rows: [] });
  expect(seenBy(0)[0]!.rows).toEqual(['L', 'F', 'R']);
});
