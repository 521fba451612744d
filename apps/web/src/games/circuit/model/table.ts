import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import type { BoardProps, TableClient } from '../../../shell/contract.ts';

/** The table of this game: with its own views and events. */
export type CircuitTable = TableClient<CircuitView, CircuitEvent>;
export type CircuitProps = BoardProps<CircuitView, CircuitEvent>;
