import { type Accessor, createMemo, createRoot, createSignal } from 'solid-js';
import type { TableClient } from './contract.ts';

/**
 * One view model for each table: board, tray, panel and phase bar are separate parts of the page and share it. It lives as long as the table
 * it watches. `about`: what it is made with, the same whoever asks first.
 */
export function oneATable<Model extends object, AnyTable extends TableClient, About extends readonly unknown[]>(
  create: (table: AnyTable, ...about: About) => Model,
): (table: AnyTable, ...about: About) => Model {
  const models = new WeakMap<AnyTable, Model>();
  return (table, ...about) => {
    const known = models.get(table);
    if (known) return known;
    const model = createRoot(() => create(table, ...about));
    models.set(table, model);
    return model;
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
