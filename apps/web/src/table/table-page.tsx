import { createResource, type JSX, Show } from 'solid-js';
import { keepTable, loadTable, type Opened } from '../host/open.ts';
import { m } from '../messages/catalog.ts';
import { toHome } from '../router.ts';
import { pageTitle } from '../ui/title.ts';
import { TableView } from './table-view.tsx';

/** A table that is kept in this browser. */
export function TablePage(props: { readonly id: string }): JSX.Element {
  const [opened] = createResource(() => props.id, loadTable);
  const found = (): Opened | undefined => {
    const result = opened();
    return result?.ok ? result.value : undefined;
  };
  return (
    <Show when={found()} fallback={<Show when={opened()}>{(result) => <Gone result={result()} />}</Show>}>
      {(value) => (
        <TableView
          client={value().client}
          table={value().table}
          chronicle={value().chronicle}
          onChange={(table) => keepTable(value().client.game, props.id, table, value().chronicle.log(table))}
        />
      )}
    </Show>
  );
}

function Gone(props: { readonly result: Awaited<ReturnType<typeof loadTable>> }): JSX.Element {
  pageTitle(() => 'Stolik');
  const says = (): string => {
    const { result } = props;
    if (result.ok || result.problem.at === 'gone') return m().table.gone;
    return m().table.broken(result.problem.says);
  };
  return (
    <main class="waiting">
      <h1>{says()}</h1>
      <p>{m().table.goneHint}</p>
      <p>
        <a class="btn go" href={toHome}>
          {m().nav.home}
        </a>
      </p>
    </main>
  );
}
