import type { PupilTable } from '@stolik/class/views';
import type { Seat } from '@stolik/kernel/game';
import { createComputed, type JSX, onCleanup } from 'solid-js';
import { members } from '../../../session/class/device.ts';
import { lineOf } from '../../../session/class/lines.ts';
import { findPlace, forgetPlace, keepPlace } from '../../../session/online/places.ts';
import { OnlinePage } from '../../online/online-page.tsx';
import { called } from '../called.ts';

/** The seats at a table of those who play together at this device. */
const seatsHere = (table: string): readonly Seat[] =>
  members().isTogether
    ? members().all.flatMap(({ token }) => {
        const theirs = lineOf(token)?.view()?.table;
        return theirs?.id === table ? [theirs.seat] : [];
      })
    : [];

/** The table that was laid for a pupil: a table on the server like any other, with the seat that the class gives. */
export function MyTable(props: {
  readonly table: PupilTable;
  /** Whether everything that has happened there has been shown. */
  readonly onShown: (isAll: boolean) => void;
}): JSX.Element {
  createComputed(() => {
    const { id, game, seat, token } = props.table;
    // Two who share a device sit at the same table: the seat is that of whoever plays now.
    if (token && findPlace(id)?.token !== token) keepPlace({ table: id, code: '', game, seat, token });
  });
  // Whoever takes the tablet next does not find the seat among their tables.
  const { id } = props.table;
  onCleanup(() => {
    props.onShown(false);
    forgetPlace(id);
  });
  return <OnlinePage id={props.table.id} called={called} shared={seatsHere(id)} onShown={props.onShown} />;
}
