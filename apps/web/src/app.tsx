import { createEffect, createMemo, createSignal, ErrorBoundary, type JSX, Match, on, Show, Suspense, Switch } from 'solid-js';
import { said } from './base/a11y/announce.ts';
import { m } from './base/messages/catalog.ts';
import { route, toHome } from './base/router.ts';
import { hideFirst } from './base/ui/first.ts';
import { atLeisure } from './base/ui/leisure.ts';
import { Loading } from './base/ui/loading.tsx';
import { focusHeading } from './base/ui/title.ts';
import { Toasts } from './base/ui/toast.tsx';
import { hideToasts } from './base/ui/toast-list.ts';
import { isWithClass } from './session/class/present.ts';
import { lazy, lazyTable, when } from './when.ts';

const HomePage = lazy(() => import('./pages/home/home-page.tsx').then(({ HomePage }) => ({ default: HomePage })));
const TablePage = lazyTable(() => import('./pages/table/table-page.tsx').then(({ TablePage }) => ({ default: TablePage })));
/** Pages that fewer people come to: their list is a file of its own. */
const OtherPage = lazy(() => import('./other-page.tsx').then(({ OtherPage }) => ({ default: OtherPage })));

const ClassAlong = lazy(() => import('./other-page.tsx').then(({ ClassAlong }) => ({ default: ClassAlong })));

/** Done when the page people come to most can be drawn without waiting: the first thing they see is no empty room. */
export async function firstPage(): Promise<void> {
  // What can't be fetched is said where the page would be.
  if (route().page === 'home') await HomePage.preload().catch(() => {});
}

/** Another page, not another clause of the same one. */
const pageKey = (): string => {
  const now = route();
  if (now.page === 'rules' || now.page === 'rulebook') return `${now.page} ${now.game ?? ''}`;
  // What a link holds is laid on the bench, and the address is the bench's own again.
  if (now.page === 'bench') return now.page;
  return Object.values(now).join(' ');
};

export function App(): JSX.Element {
  createEffect(on(createMemo(pageKey), afterPageChange, { defer: true }));
  // From here people go anywhere.
  createEffect(() => route().page === 'home' && atLeisure(() => OtherPage.preload().catch(() => {})));
  return (
    <>
      <button type="button" class="btn skip" onClick={focusHeading}>
        {m().skip}
      </button>
      <ErrorBoundary fallback={(error, reset) => <Broken error={error} reset={reset} />}>
        <Suspense fallback={<Loading />}>
          <Switch fallback={<OtherPage />}>
            <Match when={when('home')}>
              <HomePage />
            </Match>
            <Match when={when('table')} keyed>
              {({ id }) => <TablePage id={id} />}
            </Match>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      {/* A teacher who has tried the pupils' way in is not led away from the desk. */}
      <Show when={isWithClass() && route().page !== 'desk' && route().page !== 'wall'}>
        <Suspense>
          <ClassAlong />
        </Suspense>
      </Show>
      <Toasts />
      <div class="hidden" aria-live="polite" role="status">
        {said()}
      </div>
    </>
  );
}

function afterPageChange(): void {
  hideFirst();
  hideToasts();
  scrollTo(0, 0);
}

function Broken(props: { readonly error: unknown; readonly reset: () => void }): JSX.Element {
  console.error(props.error);
  hideFirst();
  // Another address is another page: it may well be whole.
  createEffect(on(pageKey, () => props.reset(), { defer: true }));
  const [isLoad] = createSignal(/dynamically imported|Importing a module|Failed to fetch/.test(String(props.error)));
  return (
    <main class="waiting">
      <h1>Stolik</h1>
      <p>{isLoad() ? m().noNetwork : m().trouble}</p>
      <p class="actions">
        <Show when={isLoad()}>
          <button type="button" class="btn go" onClick={() => location.reload()}>
            {m().retry}
          </button>
        </Show>
        <a class="btn" href={toHome} onClick={() => route().page === 'home' && location.reload()}>
          {m().nav.home}
        </a>
      </p>
    </main>
  );
}
