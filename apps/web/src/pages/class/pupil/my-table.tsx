import type { PupilTable, PupilView } from '@stolik/class/views';
import type { Seat } from '@stolik/kernel/game';
import { createComputed, createSignal, type JSX, onCleanup } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { toClass } from '../../../base/router.ts';
import { toast } from '../../../base/ui/toast.tsx';
import { members } from '../../../session/class/device.ts';
import type { ClassLine } from '../../../session/class/line.ts';
import { lineOf } from '../../../session/class/lines.ts';
import { findPlace, forgetPlace, keepPlace } from '../../../session/online/places.ts';
import { OnlinePage } from '../../online/online-page.tsx';
import type { AfterGame } from '../../online/table/extras.tsx';
import { called } from '../called.ts';
import { pw } from '../words.ts';
import { againOf, namesOf } from './again.ts';

interface Sitting {
  readonly line: ClassLine<PupilView>;
  readonly seat: Seat;
}

/** Those of this device who sit at a table. */
const sittingHere = (table: string): readonly Sitting[] =>
  members().all.flatMap(({ token }) => {
    const line = lineOf(token);
    const theirs = line?.view()?.table;
    return line && theirs?.id === table ? [{ line, seat: theirs.seat }] : [];
  });

/** The table that was laid for a pupil: a table on the server like any other, with the seat that the class gives. */
export function MyTable(props: {
  readonly view: PupilView;
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
  const here = sittingHere(id);
  const after = createAfter(
    () => props.table,
    () => props.view.label,
  );
  return (
    <OnlinePage
      id={id}
      called={called}
      shared={here.length > 1 ? here.map(({ seat }) => seat) : []}
      after={after}
      onShown={props.onShown}
    />
  );
}

/** The class lays the next table, when all who are here want it. Who shares a device says so for all of them. */
function createAfter(table: () => PupilTable, label: () => string): AfterGame {
  const [isWaiting, setWaiting] = createSignal(false);
  const now = () =>
    againOf(
      table(),
      sittingHere(table().id).map(({ seat }) => seat),
    );
  async function join(): Promise<void> {
    setWaiting(true);
    const { id } = table();
    const answers = await Promise.all(sittingHere(id).map(({ line }) => line.request({ kind: 'again', table: id })));
    setWaiting(false);
    // Another table may have been laid meanwhile.
    if (table().id === id && answers.some(({ ok }) => !ok)) toast(pw().againNot);
  }
  return {
    rematch: {
      isWaiting,
      isOffered: () => now().isOffered,
      says: () => (now().isAsked ? pw().againWaits(namesOf(table(), now().awaited, preferences.language)) : pw().again),
      join: () => void join(),
    },
    href: toClass,
    says: () => pw().toTheClass(label()),
  };
}
