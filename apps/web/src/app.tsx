import {
  createEffect,
  createMemo,
  createSignal,
  ErrorBoundary,
  type JSX,
  lazy,
  Match,
  on,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { said } from './base/a11y/announce.ts';
import { m } from './base/messages/catalog.ts';
import { preferences } from './base/preferences.ts';
import { type Route, route, toHome } from './base/router.ts';
import { hideFirst } from './base/ui/first.ts';
import { Loading } from './base/ui/loading.tsx';
import { focusHeading } from './base/ui/title.ts';
import { hideToasts, Toasts } from './base/ui/toast.tsx';
import { isWithClass } from './session/class/present.ts';

const HomePage = lazy(() => import('./pages/home/home-page.tsx').then(({ HomePage }) => ({ default: HomePage })));
const TablePage = lazy(() => import('./pages/table/table-page.tsx').then(({ TablePage }) => ({ default: TablePage })));
const ReplayPage = lazy(() => import('./pages/table/replay-page.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })));
const SetupPage = lazy(() => import('./pages/setup/setup-page.tsx').then(({ SetupPage }) => ({ default: SetupPage })));
const RulesPage = lazy(() => import('./pages/rules/rules-page.tsx').then(({ RulesPage }) => ({ default: RulesPage })));
const EditorPage = lazy(async () => {
  const [{ EditorPage }] = await Promise.all([import('./pages/editor/editor-page.tsx'), golemsWords()]);
  return { default: EditorPage };
});
const ScenarioPage = lazy(async () => {
  const [{ ScenarioPage }] = await Promise.all([import('./pages/editor/scenario-page.tsx'), golemsWords()]);
  return { default: ScenarioPage };
});
const AboutPage = lazy(() => import('./pages/about/about-page.tsx').then(({ AboutPage }) => ({ default: AboutPage })));
const ParentsPage = lazy(() => import('./pages/about/parents-page.tsx').then(({ ParentsPage }) => ({ default: ParentsPage })));
const PlansPage = lazy(() => import('./pages/class/plans-page.tsx').then(({ PlansPage }) => ({ default: PlansPage })));
const TournamentPage = lazy(() =>
  import('./pages/tournament/tournament-page.tsx').then(({ TournamentPage }) => ({ default: TournamentPage })),
);
const LearnPage = lazy(() => import('./pages/learn/learn-page.tsx').then(({ LearnPage }) => ({ default: LearnPage })));
const PathPage = lazy(() => import('./pages/learn/path-page.tsx').then(({ PathPage }) => ({ default: PathPage })));
const LessonPage = lazy(() => import('./pages/learn/lesson-page.tsx').then(({ LessonPage }) => ({ default: LessonPage })));
const PuzzlePage = lazy(() => import('./pages/learn/puzzle-page.tsx').then(({ PuzzlePage }) => ({ default: PuzzlePage })));
const DailyPage = lazy(() => import('./pages/learn/daily-page.tsx').then(({ DailyPage }) => ({ default: DailyPage })));
const BenchPage = lazy(async () => {
  const [{ BenchPage }, circuit, { benchWords }] = await Promise.all([
    import('./pages/bench/bench-page.tsx'),
    import('./games/circuit/words/by-language.ts'),
    import('./pages/bench/words.ts'),
  ]);
  await Promise.all([circuit.loadWords(preferences.language), benchWords.load()]);
  return { default: BenchPage };
});
const UnknownPage = lazy(() => import('./pages/frame/unknown-page.tsx').then(({ UnknownPage }) => ({ default: UnknownPage })));

const OnlinePage = lazy(() => import('./pages/online/online-page.tsx').then(({ OnlinePage }) => ({ default: OnlinePage })));
const LobbyPage = lazy(() => import('./pages/online/lobby-page.tsx').then(({ LobbyPage }) => ({ default: LobbyPage })));
const JoinPage = lazy(() => import('./pages/online/join-page.tsx').then(({ JoinPage }) => ({ default: JoinPage })));
const SeatPage = lazy(() => import('./pages/online/seat-page.tsx').then(({ SeatPage }) => ({ default: SeatPage })));

const ClassPage = lazy(async () => {
  const [{ ClassPage }, { pupilWords }] = await Promise.all([
    import('./pages/class/class-page.tsx'),
    import('./pages/class/words.ts'),
  ]);
  await pupilWords.load();
  return { default: ClassPage };
});
const ClassAlong = lazy(async () => {
  const [{ ClassAlong }, { pupilWords }] = await Promise.all([
    import('./pages/class/along.tsx'),
    import('./pages/class/words.ts'),
  ]);
  await pupilWords.load();
  return { default: ClassAlong };
});
const DeskPage = lazy(async () => {
  const [{ DeskPage }, { deskWords }] = await Promise.all([
    import('./pages/class/desk/desk-page.tsx'),
    import('./pages/class/words.ts'),
  ]);
  await deskWords.load();
  return { default: DeskPage };
});
const WallPage = lazy(async () => {
  const [{ WallPage }, { wallWords }] = await Promise.all([
    import('./pages/class/wall/wall-page.tsx'),
    import('./pages/class/words.ts'),
  ]);
  await wallWords.load();
  return { default: WallPage };
});

/** A table fetches them with its game; these pages speak of Golems without one. */
async function golemsWords(): Promise<void> {
  const { loadWords } = await import('./games/golems/words/by-language.ts');
  await loadWords(preferences.language);
}

type RouteOf<Page extends Route['page']> = Extract<Route, { page: Page }>;

function when<Page extends Route['page']>(page: Page): RouteOf<Page> | false {
  const now = route();
  return now.page === page && (now as RouteOf<Page>);
}

/** Done when the page people come to most can be drawn without waiting: the first thing they see is no empty room. */
export async function firstPage(): Promise<void> {
  // What can't be fetched is said where the page would be.
  if (route().page === 'home') await HomePage.preload().catch(() => {});
}

/** Another page, not another clause of the same one. */
const pageKey = (): string => {
  const now = route();
  if (now.page === 'rules') return `rules ${now.game ?? ''}`;
  // What a link holds is laid on the bench, and the address is the bench's own again.
  if (now.page === 'bench') return now.page;
  return Object.values(now).join(' ');
};

export function App(): JSX.Element {
  createEffect(on(createMemo(pageKey), afterPageChange, { defer: true }));
  return (
    <>
      <button type="button" class="btn skip" onClick={focusHeading}>
        {m().skip}
      </button>
      <ErrorBoundary fallback={(error, reset) => <Broken error={error} reset={reset} />}>
        <Suspense fallback={<Loading />}>
          <Switch fallback={<UnknownPage />}>
            <Match when={when('home')}>
              <HomePage />
            </Match>
            <Match when={when('new')} keyed>
              {({ game, isOnline }) => <SetupPage game={game} isOnline={isOnline} />}
            </Match>
            <Match when={when('table')} keyed>
              {({ id }) => <TablePage id={id} />}
            </Match>
            <Match when={when('replay')} keyed>
              {({ code, from }) => <ReplayPage code={code} from={from} />}
            </Match>
            <Match when={when('editor')} keyed>
              {({ edition, id }) => <EditorPage edition={edition} id={id} />}
            </Match>
            <Match when={when('scenario')} keyed>
              {({ code }) => <ScenarioPage code={code} />}
            </Match>
            <Match when={when('rules')}>{(now) => <RulesPage game={now().game} clause={now().clause} />}</Match>
            <Match when={when('online')} keyed>
              {({ id }) => <OnlinePage id={id} />}
            </Match>
            <Match when={when('lobby')}>
              <LobbyPage />
            </Match>
            <Match when={when('join')} keyed>
              {({ code, seat }) => <JoinPage code={code} seat={seat} />}
            </Match>
            <Match when={when('seat')}>
              <SeatPage />
            </Match>
            <Match when={when('about')}>
              <AboutPage />
            </Match>
            <Match when={when('parents')}>
              <ParentsPage />
            </Match>
            <Match when={when('plans')} keyed>
              {({ id, paper }) => <PlansPage id={id} paper={paper} />}
            </Match>
            <Match when={when('learn')}>
              <LearnPage />
            </Match>
            <Match when={when('path')}>
              <PathPage />
            </Match>
            <Match when={when('lesson')} keyed>
              {({ game, id }) => <LessonPage game={game} id={id} />}
            </Match>
            <Match when={when('puzzle')} keyed>
              {({ game, id }) => <PuzzlePage game={game} id={id} />}
            </Match>
            <Match when={when('daily')} keyed>
              {({ date, which }) => <DailyPage date={date} which={which} />}
            </Match>
            <Match when={when('bench')}>{(now) => <BenchPage code={now().code} />}</Match>
            <Match when={when('class')}>{(now) => <ClassPage part={now().part} what={now().what} />}</Match>
            <Match when={when('desk')}>
              <DeskPage />
            </Match>
            <Match when={when('wall')}>
              <WallPage />
            </Match>
            <Match when={when('tournament')} keyed>
              {({ id }) => <TournamentPage id={id} />}
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
