import { ActionList } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import { isLay, layFaceOf, layPlace } from '../src/actions.ts';
import { cloneBoard, layFace } from '../src/board.ts';
import { Placement } from '../src/bot/placement.ts';
import { yieldAt } from '../src/catalysts.ts';
import { PLUS } from '../src/faces.ts';
import { micropul } from '../src/game.ts';
import { NO_UNIT, rootOf } from '../src/groups.ts';
import type { State } from '../src/state.ts';
import { begin } from './table.ts';

/** All groups of a board as sorted texts. */
function groupsOf(state: Pick<State, 'board'>): string[] {
  const { board } = state;
  const roots = new Set<number>();
  for (let unit = 0; unit < board.faces.length * 4; unit++) if (board.parent[unit] !== NO_UNIT) roots.add(rootOf(board, unit));
  return [...roots].map((root) => `${board.points[root]} ${board.openSides[root]} ${board.stones[root]}`).sort();
}

describe('a placement looked at before it is made', () => {
  test('changes the groups as laying it does', () => {
    const rng = new SeededRng('placement');
    const placement = new Placement();
    const actions = new ActionList();
    let looked = 0;
    for (let i = 0; i < 12; i++) {
      const state = begin({}, 2, rng);
      for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
        const { seat } = next;
        if (next.kind === 'turn') {
          actions.clear();
          micropul.legal(state, seat, actions);
          const lays = actions.toArray().filter(isLay);
          for (const action of lays.slice(0, 6)) {
            looked++;
            const [place, face] = [layPlace(action), layFaceOf(action)];
            placement.look(state.board, place, face);
            expect(placement.tiles + placement.pluses * PLUS).toBe(yieldAt(state.board, place, face));
            const text = ({ points, open, stones }: { points: number; open: number; stones: number }) =>
              `${points} ${open} ${stones}`;
            const rest = groupsOf(state);
            for (const group of placement.before.slice(0, placement.beforeCount)) rest.splice(rest.indexOf(text(group)), 1);
            const after = cloneBoard(state.board);
            layFace(after, place, face);
            const expected = [...rest, ...placement.after.slice(0, placement.afterCount).map(text)].sort();
            expect(groupsOf({ board: after })).toEqual(expected);
          }
        }
        micropul.play(state, seat, next.kind === 'chance' ? micropul.roll(state, rng) : micropul.sample(state, seat, rng));
      }
    }
    expect(looked).toBeGreaterThan(500);
  });
});
