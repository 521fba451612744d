import type { MicropulEvent } from '@stolik/micropul/events';
import type { MicropulView } from '@stolik/micropul/view';
import type { BoardProps, TableClient } from '../../../shell/contract.ts';

/** The table of this game: with its own views and events. */
export type MicropulTable = TableClient<MicropulView, MicropulEvent>;
export type MicropulProps = BoardProps<MicropulView, MicropulEvent>;
