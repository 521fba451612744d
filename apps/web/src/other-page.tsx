import { type JSX, Match, Switch } from 'solid-js';
import { preferences } from './base/preferences.ts';
import { lazy, when } from './when.ts';

const ReplayPage = lazy(() => import('./pages/table/replay-page.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })));
const SetupPage = lazy(() => import('./pages/setup/setup-page.tsx').then(({ SetupPage }) => ({ default: SetupPage })));
const RulesPage = lazy(() => import('./pages/rules/rules-page.tsx').then(({ RulesPage }) => ({ default: RulesPage })));
const RulebookPage = lazy(async () => {
  const [{ RulebookPage }, { rulebookWords }] = await Promise.all([
    import('./pages/rules/rulebook-page.tsx'),
    import('./pages/rules/rulebook-words.ts'),
  ]);
  await rulebookWords.load();
  return { default: RulebookPage };
});
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
  const [circuit, { withPanelWords }, { benchWords }] = await Promise.all([
    import('./games/circuit/words/by-language.ts'),
    import('./games/circuit/words/with-panel.ts'),
    import('./pages/bench/words.ts'),
  ]);
  const fetchPage = withPanelWords(() => import('./pages/bench/bench-page.tsx'));
  const [{ BenchPage }] = await Promise.all([fetchPage(), circuit.loadWords(preferences.language), benchWords.load()]);
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
export const ClassAlong = lazy(async () => {
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

/** What an address leads to that is neither the home page nor a table. */
export function OtherPage(): JSX.Element {
  return (
    <Switch fallback={<UnknownPage />}>
      <Match when={when('new')} keyed>
        {({ game, isOnline }) => <SetupPage game={game} isOnline={isOnline} />}
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
      <Match when={when('rulebook')}>{(now) => <RulebookPage game={now().game} section={now().section} />}</Match>
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
  );
}
