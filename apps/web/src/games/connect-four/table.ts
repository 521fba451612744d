import type { Event } from '@stolik/connect-four/state';
import type { View } from '@stolik/connect-four/view';
import type { BoardProps, TableClient } from '../../shell/contract.ts';

/** The table of this game: with its own views and events. */
export type FourTable = TableClient<View, Event>;
export type FourProps = BoardProps<View, Event>;
