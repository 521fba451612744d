import { COLUMNS } from '@stolik/connect-four/board';
import { discsOf, heightOf } from '@stolik/connect-four/position';
import type { View } from '@stolik/connect-four/view';
import { type Accessor, createSignal } from 'solid-js';
import { oneATable } from '../../shell/view-model.ts';
import type { FourTable } from './table.ts';
import { WORDS, type Words } from './words.ts';

/** What the parts of the page share at one table. */
export interface ViewModel {
  readonly view: Accessor<View>;
  readonly words: Accessor<Words>;
  /** The column that is tried: a disc hangs over it until it is dropped. */
  readonly tried: Accessor<number | undefined>;
  /** Tries a column, or says why it can't be; the same one again drops the disc. */
  choose(column: number | undefined): void;
  drop(): void;
}

export const viewModelOf = oneATable(createViewModel);

function createViewModel(table: FourTable): ViewModel {
  const view = (): View => table.view();
  // What was tried holds for the board it was tried on: any disc that falls ends it.
  const [draft, setDraft] = createSignal<{ readonly column: number; readonly discs: number }>();
  const tried = (): number | undefined => {
    const now = draft();
    return now && table.isAsked() && now.discs === discsOf(view()).length ? now.column : undefined;
  };
  const drop = (): void => {
    const column = tried();
    if (column !== undefined) table.act(column);
  };
  const choose = (column: number | undefined): void => {
    if (column === undefined) {
      setDraft(undefined);
      return;
    }
    if (!table.isAsked() || column < 0 || column >= COLUMNS) return;
    const refusal = table.refuse(column);
    if (refusal) table.showRefusal(refusal);
    else if (tried() === column) drop();
    else setDraft({ column, discs: discsOf(view()).length });
  };
  return { view, words: () => WORDS[table.language()], tried, choose, drop };
}

/** Where a disc comes to rest in a column. */
export const restOf = (view: View, column: number) => ({ column, row: heightOf(view, column) });
