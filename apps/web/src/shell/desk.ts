import { type Accessor, createMemo, createRoot, createSignal } from 'solid-js';
import type { TableClient } from './contract.ts';

/** One desk a table: board, tray, panel and phase bar are separate parts of the page. It lives as long as the table it watches. */
export function oneATable<Desk extends object>(create: (table: TableClient) => Desk): (table: TableClient) => Desk {
  const desks = new WeakMap<TableClient, Desk>();
  return (table) => {
    const known = desks.get(table);
    if (known) return known;
    const desk = createRoot(() => create(table));
    desks.set(table, desk);
    return desk;
  };
}

/** What somebody is about to do. It belongs to the decision it was begun in: any change of the table puts it back to `none`. */
export function createDraft<Draft>(table: TableClient, none: Draft): [draft: Accessor<Draft>, setDraft: (next: Draft) => void] {
  const [stored, store] = createSignal<{ readonly version: number; readonly draft: Draft }>({ version: -1, draft: none });
  const draft = createMemo((): Draft => {
    const { version, draft: kept } = stored();
    return table.isAsked() && version === table.sight().version ? kept : none;
  });
  return [draft, (next) => void store({ version: table.sight().version, draft: next })];
}
