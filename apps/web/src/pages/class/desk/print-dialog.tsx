import { PICTURES } from '@stolik/class/names';
import { cardOf, picturesOf } from '@stolik/class/secrets';
import type { DeskPupil } from '@stolik/class/views';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { Portal } from 'solid-js/web';
import { preferences } from '../../../base/preferences.ts';
import { toClassByCard, toClassByCode, toDesk } from '../../../base/router.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { saveFile } from '../../../base/ui/save-file.ts';
import { printedFor, recoveryText } from '../../../session/class/keyring.ts';
import { changeKeyring } from '../../../session/class/teacher.ts';
import { findAddress, keypadAddress, ownAddress, typedAddress } from '../../../session/online/address.ts';
import { lessonTitles } from '../../../shell/study/lessons.ts';
import { Certificate } from '../paper/certificate.tsx';
import { LoginCards } from '../paper/login-cards.tsx';
import { RecoverySheet } from '../paper/recovery-sheet.tsx';
import type { PaperPupil, PaperTask } from '../paper/sheet-data.ts';
import { loadTasks } from '../paper/tasks.ts';
import { WallPoster } from '../paper/wall-poster.tsx';
import { Worksheet } from '../paper/worksheet.tsx';
import { type Plan, positionsOf } from '../plans/plan.ts';
import { PLANS } from '../plans/plans.ts';
import { read } from '../read.ts';
import { dw } from '../words.ts';
import { type Desk, sayNick, useDesk } from './context.ts';
import { planAtHand } from './plan-at-hand.ts';
import { RecapSheet } from './recap-sheet.tsx';
import { csvOf, type Result, resultOf } from './results.ts';
import { ResultsSheet } from './results-sheet.tsx';
import { readTitles, type Titles } from './titles.ts';
import { clearSheet, onSheet } from './worksheet.ts';
import './printing.css';

const PAPERS = ['cards', 'recovery', 'poster', 'results', 'recap', 'worksheet', 'certificates', 'own'] as const;
type Paper = (typeof PAPERS)[number];

/** Everything that is needed is there before anything is printed. */
type Ready =
  | { readonly paper: 'cards' | 'recovery' | 'poster' | 'results' | 'recap' }
  | { readonly paper: 'worksheet' | 'own' | 'certificates'; readonly tasks: readonly PaperTask[] };

const PRINTING = 'printing-class';

/** Paper by the browser's own print: what is chosen stands alone on the page while it prints. */
export function PrintDialog(props: { readonly only?: Paper; readonly onClose: () => void }): JSX.Element {
  const desk = useDesk();
  // Cards that lead to "localhost" would lead every tablet to itself.
  const [address] = createResource(findAddress);
  const [ready, setReady] = createSignal<Ready>();
  /** The one that worksheets and certificates are about. */
  const [plan, setPlan] = createSignal<Plan>(planAtHand() ?? PLANS[0]!);
  const titles = (): Readonly<Record<Paper, readonly [string, string]>> => ({
    cards: [dw().printing.cards, `${dw().printing.cardsHint} ${dw().printing.cardsTo(typedAddress(address() ?? ownAddress()))}`],
    recovery: [dw().printing.recovery, dw().printing.recoveryHint],
    poster: [dw().printing.poster, dw().printing.posterHint],
    worksheet: [dw().printing.worksheet, dw().printing.worksheetHint],
    own: [dw().printing.own, dw().printing.ownHint(onSheet().length)],
    certificates: [dw().printing.certificates, dw().printing.certificatesHint],
    results: [dw().results.title, dw().results.hint],
    recap: [dw().printing.recap, dw().printing.recapHint],
  });

  const isOffered = (paper: Paper): boolean => (props.only ? paper === props.only : paper !== 'own' || onSheet().length > 0);

  async function prepared(paper: Paper): Promise<Ready> {
    if (paper === 'recap' || paper === 'results') await lessonTitles.load();
    if (paper !== 'worksheet' && paper !== 'own' && paper !== 'certificates') return { paper };
    if (paper === 'own') return { paper, tasks: await tasksOfSheet() };
    const { game, board } = plan();
    const positions = paper === 'worksheet' ? positionsOf(plan()) : [board];
    return { paper, tasks: await loadTasks(game, positions, preferences.language) };
  }
  async function saveResults(): Promise<void> {
    await lessonTitles.load();
    const titles = readTitles();
    const sheet = csvOf(resultsAt(desk, titles), titles, dw().results.heads);
    saveFile(`stolik-${desk.view().label}.csv`, new Blob([sheet], { type: 'text/csv' }));
  }
  async function print(paper: Paper): Promise<void> {
    setReady(await prepared(paper));
    const root = document.documentElement;
    root.classList.add(PRINTING);
    // What is printed is laid out first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        globalThis.print();
        if (paper === 'cards') changeKeyring((before) => printedFor(before, desk.kept.room, typedAddress(address()!)));
        root.classList.remove(PRINTING);
      }),
    );
  }
  return (
    <Dialog title={dw().printing.title} onClose={props.onClose}>
      <ul class="print-list stack near">
        <For each={PAPERS.filter(isOffered)}>
          {(paper) => (
            <>
              <Show when={paper === 'worksheet'}>
                <li>
                  <PlanField plan={plan()} onChoose={setPlan} />
                </li>
              </Show>
              <li>
                <span>
                  <b>{titles()[paper][0]}</b>
                  <small>{titles()[paper][1]}</small>
                </span>
                <Show when={paper === 'results'}>
                  <button type="button" class="btn quiet" onClick={() => void saveResults()}>
                    {dw().results.save}
                  </button>
                </Show>
                <Show when={paper === 'own'}>
                  <button type="button" class="btn quiet" onClick={clearSheet}>
                    {dw().printing.clear}
                  </button>
                </Show>
                <button
                  type="button"
                  class="btn"
                  aria-label={`${dw().printing.go}: ${titles()[paper][0]}`}
                  disabled={address.loading}
                  onClick={() => void print(paper)}
                >
                  {dw().printing.go}
                </button>
              </li>
            </>
          )}
        </For>
      </ul>
      <Portal mount={document.body} ref={(place) => place.classList.add('class-paper')}>
        <Printed ready={ready()} plan={plan()} base={address()?.base ?? ''} />
      </Portal>
    </Dialog>
  );
}

function PlanField(props: { readonly plan: Plan; readonly onChoose: (plan: Plan) => void }): JSX.Element {
  return (
    <label class="field">
      <span>{dw().plan.title}</span>
      <select class="input" onChange={(event) => props.onChoose(PLANS[event.currentTarget.selectedIndex]!)}>
        <For each={PLANS}>{(each) => <option selected={each.id === props.plan.id}>{read(each.words).title}</option>}</For>
      </select>
    </label>
  );
}

/** What the teacher has chosen, game by game in the order of the first of each. */
async function tasksOfSheet(): Promise<readonly PaperTask[]> {
  const games = [...new Set(onSheet().map(({ game }) => game))];
  const all = await Promise.all(
    games.map((game) => {
      const ids = onSheet().filter((question) => question.game === game);
      const positions = ids.map(({ id, ...question }) => ('rating' in question ? { puzzle: id } : { lesson: id }));
      return loadTasks(game, positions, preferences.language);
    }),
  );
  return all.flat();
}

/** By name, as they stand in the teacher's book. */
const resultsAt = (desk: Desk, titles: Titles): readonly Result[] =>
  desk
    .view()
    .pupils.map((pupil) => resultOf(pupil, desk.realNameOf(pupil) ?? sayNick(pupil.name), sayNick(pupil.name), titles))
    .toSorted((a, b) => a.name.localeCompare(b.name, preferences.language));

/** `base`: where pupils find this server. */
function Printed(props: { readonly ready: Ready | undefined; readonly plan: Plan; readonly base: string }): JSX.Element {
  const desk = useDesk();
  const { key, room } = desk.kept;
  const tasksOf = (paper: Paper): readonly PaperTask[] | undefined =>
    props.ready?.paper === paper && 'tasks' in props.ready ? props.ready.tasks : undefined;
  const label = (): string => desk.view().label;
  const words = () => read(props.plan.words);
  const onCard = (known: DeskPupil): PaperPupil => {
    const { pupil, name, drawn } = known;
    const [first, second, third] = picturesOf(key, room, pupil, drawn);
    return {
      nickname: name,
      pictures: [PICTURES[first]!, PICTURES[second]!, PICTURES[third]!],
      link: `${props.base}${toClassByCard(room, pupil, cardOf(key, room, pupil, drawn))}`,
      name: desk.realNameOf(known),
    };
  };
  return (
    <Switch>
      <Match when={props.ready?.paper === 'cards'}>
        <LoginCards
          label={label()}
          pupils={desk
            .view()
            .pupils.filter(({ isGuest }) => !isGuest)
            .map(onCard)}
        />
      </Match>
      <Match when={props.ready?.paper === 'recovery'}>
        <RecoverySheet label={label()} link={`${props.base}${toDesk(room, key)}`} secret={recoveryText(room, key)} />
      </Match>
      <Match when={props.ready?.paper === 'poster'}>
        <WallPoster
          label={dw().title(label())}
          code={desk.view().code}
          link={`${props.base}${toClassByCode(desk.view().code)}`}
          address={keypadAddress(props)}
        />
      </Match>
      <Match when={tasksOf('own')}>{(tasks) => <Worksheet title={dw().title(label())} tasks={tasks()} />}</Match>
      <Match when={tasksOf('worksheet')}>{(tasks) => <Worksheet title={words().title} tasks={tasks()} />}</Match>
      <Match when={props.ready?.paper === 'results'}>
        <ResultsSheet results={resultsAt(desk, readTitles())} />
      </Match>
      <Match when={props.ready?.paper === 'recap'}>
        <RecapSheet />
      </Match>
      <Match when={tasksOf('certificates')}>
        {(tasks) => (
          <For each={desk.view().pupils.filter(({ wasHere }) => wasHere)}>
            {(pupil) => (
              <Certificate
                can={words().can}
                board={tasks()[0]?.solved}
                felt={props.plan.game}
                label={label()}
                nickname={pupil.name}
                name={desk.realNameOf(pupil)}
              />
            )}
          </For>
        )}
      </Match>
    </Switch>
  );
}
