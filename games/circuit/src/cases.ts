import type { CaseRules, CaseTable } from '@stolik/kernel/cases';
import type { Action } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { CELLS, COLUMNS, cellName, ROWS, SIDE_BASE, SIDES, sideName } from './board/geometry.ts';
import type { CircuitOptions } from './board/options.ts';
import { seatToMove } from './board/order.ts';
import { type CircuitState, glowLevel, glowSeat, OVER } from './board/state.ts';
import { EMPTY, REED, TOKENS, tileText } from './board/tiles.ts';
import { isOn } from './current/solver.ts';
import { loadPosition } from './notation/position.ts';
import { handTokens, keptLevels } from './seen/view.ts';
import { scoreOf, winningSide } from './turn/next.ts';
import { seatsIn } from './turn/turn.ts';

export const circuitCases: CaseRules<CircuitState, CircuitOptions> = {
  // Each seat's own list has no order; the seats have one.
  unordered: ['smoke', 'on', 'last', ...[0, 1, 2, 3, 4, 5].flatMap((seat) => [`hands[${seat}]`, `kept[${seat}]`])],
  unreadable: 'problem',
  load(players: number, options: CircuitOptions, position: Readonly<Record<string, unknown>>): Result<CaseTable<CircuitState>> {
    const loaded = loadPosition(players, options, position);
    if (!loaded.ok) return loaded;
    const { state, bag } = loaded.value;
    return ok({ state, draw: () => drawFromLeft(bag), afterMove: (after) => noteReturned(after, bag), truth });
  },
};

/** A tile that a move has put back lies at the right end of the written bag; no move puts back more than one. */
function noteReturned(state: CircuitState, bag: number[]): void {
  const missing = Array.from(state.bag);
  for (const token of bag) missing[token]!--;
  for (let token = 0; token < TOKENS; token++) for (let i = 0; i < missing[token]!; i++) bag.push(token);
}

/** The written bag is drawn from the left. */
function drawFromLeft(bag: number[]): Result<Action> {
  const token = bag.shift();
  return token === undefined ? problem('position.bag', 'the bag is empty') : ok(token);
}

function truth(state: CircuitState): Record<string, Json> {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  const isOver = state.phase === OVER;
  const glow = cells.filter((cell) => state.glow[cell] !== 0);
  return {
    board: boardRows(state),
    glow: Object.fromEntries(
      glow.map((cell) => [cellName(cell), [glowSeat(state.glow[cell]!) + 1, glowLevel(state.glow[cell]!)]]),
    ),
    kept: seats.map((seat) => keptLevels(state, seat)),
    smoke: smokeNames(state),
    scores: seats.map((seat) => scoreOf(state, seat)),
    penalties: Array.from(state.penalties),
    shorts: Array.from(state.shorts),
    hands: seats.map((seat) => handTokens(state, seat)),
    irons: Array.from(state.irons),
    turn: seatToMove(state) + 1,
    short: state.stands === 1 ? Math.max(0, state.short) : null,
    miss: Array.from(state.miss, (flag) => flag === 1),
    last: state.last < 0 ? null : seatsIn(state.last).map((seat) => seat + 1),
    on: cells.filter((cell) => state.tiles[cell]! >> 2 === REED && isOn(state, cell)).map(cellName),
    over: isOver,
    winner: isOver ? winningSide(state) + 1 : null,
  };
}

/** Row 8 first, as in positions. */
export function boardRows(state: CircuitState): string[] {
  return Array.from({ length: ROWS }, (_, fromTop) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const tile = state.tiles[column * ROWS + ROWS - 1 - fromTop]!;
      return tile === EMPTY ? '..' : tileText(tile);
    }).join(' '),
  );
}

function smokeNames(state: CircuitState): string[] {
  const names: string[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (state.smoke[cell] !== 0) names.push(cellName(cell));
  for (let side = 0; side < SIDES; side++) if (state.smoke[SIDE_BASE + side] !== 0) names.push(sideName(side));
  return names;
}
