import { type Action, type Actor, type Emit, type Game, over, type Refusal, type Seat, TURN } from '@stolik/kernel/game';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { CELLS, COLUMN_LINE, COLUMNS, FALLING_LINE, HAS_FOUR, LINES, RISING_LINE, ROW_LINE, ROWS } from './board.ts';
import { read, write } from './notation.ts';
import { clone, type Event, type Options, type State, setup } from './state.ts';
import { explain, tell } from './text.ts';
import { follow, type View, view } from './view.ts';

/** An action is a column, 0 to 6. */
export const connectFour: Game<State, View, Event, Options> = {
  id: 'connect-four',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },

  parseOptions,
  setup,
  clone,
  seatsAt: () => 2,

  next(state) {
    if (state.winner < 0 && state.discs < CELLS) return TURN[state.turn]!;
    const winners = state.winner < 0 ? [] : [state.winner];
    const reason = state.resigned ? 'resigned' : state.winner < 0 ? 'board-filled' : 'four-in-a-row';
    return over({ winners, scores: [], reason, clause: state.resigned ? 'F4' : 'F3' });
  },

  legal(state, actor, out) {
    if (isOver(state) || actor !== state.turn) return;
    for (let column = 0; column < COLUMNS; column++) if (state.heights[column]! < ROWS) out.push(column);
  },

  // Throwing away full columns keeps the open ones equally likely.
  sample(state, _seat, rng) {
    for (;;) {
      const column = rng.below(COLUMNS);
      if (state.heights[column]! < ROWS) return column;
    }
  },

  roll() {
    throw new Error('connect-four has no chance');
  },

  refuse,
  play,

  resign(state, seat, emit) {
    state.winner = 1 - seat;
    state.resigned = true;
    emit?.({ kind: 'seatResigned', seat });
  },

  overtime(state) {
    return state.heights.findIndex((height) => height < ROWS);
  },

  view,
  see: (event) => event,
  follow,
  redeal: clone,
  write: (_state, _actor, action) => write(action),
  read: (_state, _actor, text) => read(text),
  tell,
  explain,
};

function isOver(state: State): boolean {
  return state.winner >= 0 || state.discs === CELLS;
}

function parseOptions(raw: unknown): Result<Options> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return problem('', 'an object is expected');
  const key = Object.keys(raw)[0];
  return key === undefined ? ok({}) : problem(key, 'unknown option; connect-four has none');
}

function refuse(state: State, actor: Actor, action: Action): Refusal | undefined {
  if (isOver(state)) return { code: 'game-over', clause: 'F3' };
  if (actor !== state.turn) return { code: 'not-your-turn', clause: 'F1' };
  if (!Number.isInteger(action) || action < 0 || action >= COLUMNS) return { code: 'no-such-column', clause: 'F2' };
  if (state.heights[action]! === ROWS) return { code: 'column-full', clause: 'F2', details: { column: write(action).slice(-1) } };
  return undefined;
}

function play(state: State, actor: Actor, column: Action, emit?: Emit<Event>): void {
  const row = state.heights[column]!;
  state.heights[column] = row + 1;
  state.discs++;
  const cell = column * ROWS + row;
  const hasFour = mark(state.lines, actor * LINES, cell, column, row);
  if (hasFour) state.winner = actor;
  state.turn = 1 - actor;
  if (emit) report(state, actor, column, row, emit);
}

function mark(lines: number[], side: number, cell: number, column: number, row: number): boolean {
  return (
    (markLine(lines, side + ROW_LINE[cell]!, column) |
      markLine(lines, side + COLUMN_LINE[cell]!, row) |
      markLine(lines, side + RISING_LINE[cell]!, column) |
      markLine(lines, side + FALLING_LINE[cell]!, column)) !==
    0
  );
}

function markLine(lines: number[], line: number, bit: number): number {
  const discs = lines[line]! | (1 << bit);
  lines[line] = discs;
  return HAS_FOUR[discs]!;
}

function report(state: State, seat: Seat, column: number, row: number, emit: Emit<Event>): void {
  emit({ kind: 'discDropped', seat, column, row });
  if (state.winner >= 0) emit({ kind: 'fourMade', seat });
  else if (state.discs === CELLS) emit({ kind: 'boardFilled' });
}
