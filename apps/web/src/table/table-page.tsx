import type { Table } from '@stolik/table/table';
import { createResource, type JSX, onCleanup, Show } from 'solid-js';
import { createLocalMatch } from '../host/local-match.ts';
import { keepTable, loadTable, type Opened } from '../host/open.ts';
import { m } from '../messages/catalog.ts';
import { DeadEnd } from '../ui/dead-end.tsx';
import { breathe } from '../ui/leisure.ts';
import { toast } from '../ui/toast.tsx';
import { TableView } from './table-view.tsx';

/** A table that is kept in this browser. */
export function TablePage(props: { readonly id: string }): JSX.Element {
  const [opened] = createResource(() => props.id, loadTable);
  const found = (): Opened | undefined => {
    const result = opened();
    return result?.ok ? result.value : undefined;
  };
  return (
    <Show
      when={found()}
      fallback={<Show when={opened()}>{(result) => <DeadEnd title={goneWords(result())} hint={m().table.goneHint} />}</Show>}
    >
      {(value) => (
        <TableView
          client={value().client}
          open={(page) => createLocalMatch({ ...value(), game: value().client.game, page, onChange: saver(props.id, value()) })}
        />
      )}
    </Show>
  );
}

/**
 * Keeps the table after every change, once where several come at the same time; says it once when that is not possible. It is done in
 * a task of its own, right after what is shown, and at the latest when the page is left.
 */
function saver(id: string, { client, chronicle }: Opened): (table: Table) => void {
  let latest: Table | undefined;
  let hasWarned = false;
  function save(): void {
    const isKept = !latest || keepTable(client.game, id, latest, chronicle.log(latest));
    latest = undefined;
    if (isKept || hasWarned) return;
    hasWarned = true;
    toast(m().table.notSaved);
  }
  addEventListener('pagehide', save);
  onCleanup(() => removeEventListener('pagehide', save));
  return (table) => {
    const isSaving = latest !== undefined;
    latest = table;
    if (isSaving) return;
    void breathe().then(save);
  };
}

function goneWords(result: Awaited<ReturnType<typeof loadTable>>): string {
  if (result.ok || result.problem.at === 'gone') return m().table.gone;
  return m().table.broken(result.problem.says);
}
