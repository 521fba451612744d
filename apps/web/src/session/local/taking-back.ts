import type { AnyGame, Seat } from '@stolik/kernel/game';
import type { reduce } from '@stolik/table/commands';
import type { Table } from '@stolik/table/table';
import { canUndo, findUndo, lookForUndo, type NoUndo, type StateAt } from '@stolik/table/undo';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { idle, inSlices } from '../../base/ui/leisure.ts';

export interface TakingBackPlan {
  readonly game: AnyGame;
  readonly table: Accessor<Table>;
  readonly stateAt: StateAt;
  /** Who may take back now, as far as the screen goes. */
  who(): readonly Seat[];
}

export interface TakingBack {
  /** Whose decision can be taken back; found out at leisure. */
  readonly undoable: Accessor<Seat | undefined>;
  /** The same, found out now. */
  find(): Seat | undefined;
  whyNot(seat: Seat | undefined): NoUndo | undefined;
  /** Looks again when there is time: the table or the screen has changed. */
  refresh(): void;
  look(): Promise<void>;
  /** Whether somebody could take back now, and no longer after this answer of a bot. */
  endsWith(answered: ReturnType<typeof reduce>, isStale: () => boolean): Promise<boolean>;
}

/** To know what can be taken back other worlds are played through; nothing that is shown or asked waits for that. */
export function createTakingBack({ game, table, stateAt, who }: TakingBackPlan): TakingBack {
  const [undoable, setUndoable] = createSignal<Seat>();
  let looks = 0;
  let hasLeft = false;
  onCleanup(() => {
    hasLeft = true;
  });

  const find = (): Seat | undefined => who().find((seat) => canUndo(game, table(), seat, stateAt));

  async function look(): Promise<void> {
    const mine = ++looks;
    const isStale = (): boolean => hasLeft || mine !== looks;
    let found: Seat | undefined;
    for (const seat of who()) {
      const left = await inSlices(lookForUndo(game, table(), seat, stateAt), isStale);
      if (isStale()) return;
      if (left?.ok) {
        found = seat;
        break;
      }
    }
    setUndoable(found);
  }

  return {
    undoable,
    find,
    look,
    refresh() {
      looks++;
      void idle().then(() => (hasLeft ? undefined : look()));
    },
    whyNot(seat) {
      if (seat === undefined || find() !== undefined) return undefined;
      const left = findUndo(game, table(), seat, stateAt);
      return left.ok ? 'answered' : left.problem;
    },
    async endsWith(answered, isStale) {
      const person = undoable();
      if (person === undefined || !answered.ok) return false;
      const left = await inSlices(lookForUndo(game, answered.value.after.table, person, stateAt), isStale);
      return left !== undefined && !left.ok;
    },
  };
}
