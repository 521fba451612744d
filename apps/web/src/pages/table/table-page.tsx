import type { Result } from '@stolik/kernel/result';
import type { Session } from '@stolik/table/session';
import type { Table } from '@stolik/table/table';
import { createResource, type JSX, lazy, onCleanup, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { withPageWords } from '../../base/messages/pages.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { breathe } from '../../base/ui/leisure.ts';
import { toast } from '../../base/ui/toast.tsx';
import { onKept } from '../../session/kept/shelf.ts';
import { createLocalMatch } from '../../session/local/local-match.ts';
import { createTenancy } from '../../session/local/tenancy.ts';
import { keepTable, loadTable, type Opened } from '../../shell/open.ts';
import type { Sequel } from '../../shell/table/extras.ts';
import { originOf } from '../../shell/table/origin.ts';
import { TableView } from '../../shell/table/table-view.tsx';
import { hasSeries } from '../tournament/has-series.ts';
import type { Series } from '../tournament/series.ts';

const AfterBattle = lazy(() => import('../tournament/after-battle.tsx').then(({ AfterBattle }) => ({ default: AfterBattle })));
const Gone = lazy(withPageWords(() => import('./gone.tsx').then(({ Gone }) => ({ default: Gone }))));

interface Seen {
  readonly opened: Result<Opened>;
  /** Whether this tab plays; otherwise it looks on. */
  readonly isMine: boolean;
}

/** A table that is kept in this browser. One tab plays at it; the others follow what happens there. */
export function TablePage(props: { readonly id: string }): JSX.Element {
  const tenancy = createTenancy(props.id);
  const sequel = nextBattle(props.id);
  const [seen] = createResource(
    () => {
      const isMine = tenancy.isMine();
      return isMine === undefined ? undefined : { id: props.id, isMine };
    },
    // Read again whenever the table changes hands: what the other tab has done is in the storage.
    async ({ id, isMine }): Promise<Seen> => ({ opened: await loadTable(id), isMine }),
  );
  const found = (): (Opened & { readonly isMine: boolean }) | undefined => {
    const now = seen();
    return now?.opened.ok ? { ...now.opened.value, isMine: now.isMine } : undefined;
  };
  return (
    <Show when={found()} keyed fallback={<Show when={seen()}>{(now) => <Gone opened={now().opened} />}</Show>}>
      {(value) => (
        <>
          <TableView
            client={value.client}
            origin={originOf(props.id)}
            sequel={sequel}
            {...(value.isMine && { id: props.id })}
            open={(page) =>
              createLocalMatch({
                ...value,
                game: value.client.game,
                page,
                ...(value.isMine
                  ? { onChange: saver(props.id, value, tenancy.isMine) }
                  : { news: (listen: (now: Session) => void) => follow(props.id, listen) }),
              })
            }
          />
          <Show when={!value.isMine}>
            <section class="elsewhere" role="status">
              <p>
                <b>{m().table.elsewhere}</b> {m().table.elsewhereHint}
              </p>
              <button type="button" class="btn go" onClick={() => tenancy.take()}>
                {m().table.playHere}
              </button>
            </section>
          </Show>
        </>
      )}
    </Show>
  );
}

/** Which battle of its tournament this table is. */
function battleSays(series: Series | undefined, table: string): string | undefined {
  return series && m().table.battle(series.battles.findIndex((battle) => battle.table === table) + 1, series.battles.length);
}

/** A battle of a tournament goes on with the next one. */
function nextBattle(table: string): Sequel {
  const store = createArrival(
    () => table,
    async () => (hasSeries() ? import('../tournament/store.ts') : undefined),
  );
  const series = () => store.latest()?.seriesOf(table);
  return {
    isDue: () => series() !== undefined,
    says: () => battleSays(series(), table),
    Choices: (now) => (
      <Show when={series()}>
        {(found) => <AfterBattle series={found()} table={table} state={now.state} events={now.events} />}
      </Show>
    ),
  };
}

/** Tells what the other tab has kept. */
function follow(id: string, listen: (now: Session) => void): void {
  let latest = 0;
  onCleanup(
    onKept(id, () => {
      const mine = ++latest;
      void loadTable(id).then((opened) => mine === latest && opened.ok && listen(opened.value.session));
    }),
  );
}

/**
 * Keeps the table after every change, once where several come at the same time; says it once when that is not possible. It is done in
 * a task of its own, right after what is shown, and at the latest when the page is left. A tab that has lost the table keeps nothing.
 */
function saver(id: string, { client, chronicle }: Opened, isMine: () => boolean | undefined): (table: Table) => void {
  let latest: Table | undefined;
  let hasWarned = false;
  function save(): void {
    const isKept = !latest || isMine() === false || keepTable(client.game, id, latest, { log: chronicle.log(latest) });
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
