import { type Action, ActionList, CHANCE } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import type { CircuitState } from '../src/board/state.ts';
import { circuitCases } from '../src/cases.ts';
import { circuit } from '../src/game.ts';
import type { CircuitEvent } from '../src/turn/events.ts';

/** A position by cells instead of rows; everything else as in a case file. */
export interface TestPosition {
  readonly players?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly cells?: Readonly<Record<string, string>>;
  /** Side tokens by name, as in { left5: '+' }. */
  readonly sides?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

export interface TestTable {
  readonly state: CircuitState;
  readonly events: CircuitEvent[];
  /** Plays lines like "1: lay E1 c1", chance in between from the written bag. */
  play(...lines: string[]): TestTable;
  truth(): Readonly<Record<string, unknown>>;
  /** The code of the refusal, "unreadable", or undefined when the line is legal. */
  refusal(line: string): string | undefined;
  legal(seat: number): string[];
}

export function table(position: TestPosition): TestTable {
  const { players = 2, options = {}, cells = {}, sides = {}, ...rest } = position;
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((row) => [...'abcdef'].map((column) => cells[`${column}${row}`] ?? '..').join(' '));
  const edge = (name: string): string[] => [8, 7, 6, 5, 4, 3, 2, 1].map((row) => sides[`${name}${row}`] ?? 'x');
  const parsed = unwrap(circuit.parseOptions(options, players));
  const loaded = unwrap(circuitCases.load(players, parsed, { board: rows, left: edge('left'), right: edge('right'), ...rest }));
  const { state } = loaded;
  const events: CircuitEvent[] = [];
  const settle = (): void => {
    while (circuit.next(state).kind === 'chance')
      circuit.play(state, CHANCE, unwrap(loaded.draw(state)), (event) => events.push(event));
  };
  const find = (line: string): { seat: number; action: Action } | string => {
    const [seat, text] = [Number(line.charAt(0)) - 1, line.slice(2).trim()];
    const read = circuit.read(state, seat, text);
    if (!read.ok) return read.problem.kind === 'refused' ? read.problem.refusal.code : 'unreadable';
    return circuit.refuse(state, seat, read.value)?.code ?? { seat, action: read.value };
  };
  settle();
  return {
    state,
    events,
    play(...lines) {
      for (const line of lines) {
        for (const part of circuit.lines!.split(line.slice(2))) {
          const move = find(`${line.charAt(0)}:${part}`);
          if (typeof move === 'string') throw new Error(`${line} is refused: ${move}`);
          circuit.play(state, move.seat, move.action, (event) => events.push(event));
          settle();
        }
      }
      return this;
    },
    truth: () => loaded.truth(state),
    refusal(line) {
      const move = find(line);
      return typeof move === 'string' ? move : undefined;
    },
    legal(seat) {
      const list = new ActionList();
      circuit.legal(state, seat, list);
      return list.toArray().map((action) => circuit.write(state, seat, action));
    },
  };
}

/** A row of tiles along row 5 from the plus at the left to the minus at the right, with a gap at e5. */
export function row5(tiles: string, more: TestPosition = {}): TestPosition {
  const cells = Object.fromEntries(tiles.split(' ').map((tile, i) => [`${'abcdef'.charAt(i)}5`, tile]));
  delete cells['e5'];
  return { sides: { left5: '+', right5: '-' }, cells, ...more };
}
