import { PICTURES } from '@stolik/class/names';
import { cardOf, picturesOf } from '@stolik/class/secrets';
import type { DeskPupil } from '@stolik/class/views';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { Portal } from 'solid-js/web';
import { preferences } from '../../../base/preferences.ts';
import { toClassByCard, toClassByCode, toDesk } from '../../../base/router.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { recoveryText } from '../../../session/class/keyring.ts';
import { findAddress } from '../../../session/online/address.ts';
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
import { useDesk } from './context.ts';
import { planAtHand } from './plan-at-hand.ts';
import { RecapSheet } from './recap-sheet.tsx';
import { clearSheet, onSheet } from './worksheet.ts';
import './printing.css';

const PAPERS = ['cards', 'recovery', 'poster', 'recap', 'worksheet', 'certificates', 'own'] as const;
type Paper = (typeof PAPERS)[number];

/** Everything that is needed is there before anything is printed. */
type Ready =
  | { readonly paper: 'cards' | 'recovery' | 'poster' | 'recap' }
  | { readonly paper: 'worksheet' | 'own' | 'certificates'; readonly tasks: readonly PaperTask[] };

const PRINTING = 'printing-class';

/** Paper by the browser's own print: what is chosen stands alone on the page while it prints. */
export function PrintDialog(props: { readonly onClose: () => void }): JSX.Element {
  // Cards that lead to "localhost" would lead every tablet to itself.
  const [address] = createResource(findAddress);
  const [ready, setReady] = createSignal<Ready>();
  /** The one that worksheets and certificates are about. */
  const [plan, setPlan] = createSignal<Plan>(planAtHand() ?? PLANS[0]!);
  const titles = (): Readonly<Record<Paper, readonly [string, string]>> => ({
    cards: [dw().printing.cards, dw().printing.cardsHint],
    recovery: [dw().printing.recovery, dw().printing.recoveryHint],
    poster: [dw().printing.poster, dw().printing.posterHint],
    worksheet: [dw().printing.worksheet, dw().printing.worksheetHint],
    own: [dw().printing.own, dw().printing.ownHint(onSheet().length)],
    certificates: [dw().printing.certificates, dw().printing.certificatesHint],
    recap: [dw().printing.recap, dw().printing.recapHint],
  });

  async function prepared(paper: Paper): Promise<Ready> {
    if (paper === 'recap') await lessonTitles.load();
    if (paper !== 'worksheet' && paper !== 'own' && paper !== 'certificates') return { paper };
    if (paper === 'own') return { paper, tasks: await tasksOfSheet() };
    const { game, board } = plan();
    const positions = paper === 'worksheet' ? positionsOf(plan()) : [board];
    return { paper, tasks: await loadTasks(game, positions, preferences.language) };
  }
  async function print(paper: Paper): Promise<void> {
    setReady(await prepared(paper));
    const root = document.documentElement;
    root.classList.add(PRINTING);
    // What is printed is laid out first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        globalThis.print();
        root.classList.remove(PRINTING);
      }),
    );
  }
  return (
    <Dialog title={dw().printing.title} onClose={props.onClose}>
      <ul class="print-list">
        <For each={PAPERS.filter((paper) => paper !== 'own' || onSheet().length > 0)}>
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

/** As it is typed. */
const typed = (base: string): string => base.replace(/^https?:\/\//, '').replace(/\/$/, '');

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
          code={desk.view().code}
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
          address={typed(props.base)}
        />
      </Match>
      <Match when={tasksOf('own')}>{(tasks) => <Worksheet title={dw().title(label())} tasks={tasks()} />}</Match>
      <Match when={tasksOf('worksheet')}>{(tasks) => <Worksheet title={words().title} tasks={tasks()} />}</Match>
      <Match when={props.ready?.paper === 'recap'}>
        <RecapSheet />
      </Match>
      <Match when={tasksOf('certificates')}>
        {(tasks) => (
          <For each={desk.view().pupils}>
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
