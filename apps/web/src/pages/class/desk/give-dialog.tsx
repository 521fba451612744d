import type { Whom } from '@stolik/class/entry';
import type { Task } from '@stolik/class/things';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../../base/games.ts';
import { read } from '../../../base/messages/read.ts';
import { Choice } from '../../../base/ui/choice.tsx';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { toast } from '../../../base/ui/toast.tsx';
import { lessonTitles } from '../../../shell/study/lessons.ts';
import { loadPuzzlePart, loadPuzzles } from '../../../shell/study/load.ts';
import { EXAMPLES } from '../../bench/model/examples.ts';
import { taughtGames } from '../../learn/lessons.tsx';
import { findPlan } from '../plans/plans.ts';
import { read as readPlan } from '../read.ts';
import { dw } from '../words.ts';
import { BENCH_GAME } from '../works.ts';
import { useDesk } from './context.ts';
import { chapterTask, giveRequests, helpTask, puzzleTask, SET_OF } from './give.ts';
import { type Playable, playable } from './playable.ts';
import { gameRequests, gameRequestsFor } from './run-plan.ts';
import { freshSeed, tableChoices } from './table-choices.ts';

/** A chapter of lessons, a set of puzzles, or whatever one likes: for all, or for these. */
export function GiveDialog(props: {
  readonly whom: Whom;
  /** Who they are, in words. */
  readonly names: string;
  readonly onClose: () => void;
}): JSX.Element {
  const desk = useDesk();
  const games = taughtGames();
  const [game, setGame] = createSignal(games[0] ?? '');
  const [titles] = createResource(() => lessonTitles.load().then(() => lessonTitles));
  const [puzzles] = createResource(game, async (id) => {
    const [part, all] = await Promise.all([loadPuzzlePart(id), loadPuzzles(id)]);
    return { part, all };
  });
  const chapters = () => titles.latest?.read()[game()] ?? [];
  const kinds = (): readonly string[] => [...new Set(puzzles.latest?.all.map(({ goal }) => goal.kind))];

  async function give(task: Task | undefined): Promise<void> {
    if (!task) return toast(dw().refused.broken);
    if (await desk.do(...giveRequests(desk.view(), props.whom, task))) props.onClose();
  }
  async function play(chosen: Playable): Promise<void> {
    const { whom } = props;
    const requests =
      whom === 'all'
        ? [
            ...gameRequests(desk.view(), { ...chosen, isAlone: false }, tableChoices(), { how: 'random', seed: freshSeed() }),
            { kind: 'wall', wall: { kind: 'boards' } } as const,
          ]
        : gameRequestsFor(desk.view(), whom, chosen, tableChoices());
    if (await desk.do(...(desk.view().asked ? [{ kind: 'unask' } as const] : []), ...requests)) props.onClose();
  }
  return (
    <Dialog title={dw().giving.title(props.names)} class="wide" onClose={props.onClose}>
      <Show when={props.whom !== 'all'}>
        <FromPlan onGive={(task) => void give(task)} />
      </Show>
      <Choice
        legend={dw().asking.game}
        values={games.map((id) => [id, gameTitle(id)] as const)}
        value={game()}
        onChoose={setGame}
      />
      <h3>{dw().giving.lessons}</h3>
      <div class="desk-choices stack near">
        <For each={chapters()}>
          {(chapter) => (
            <button type="button" class="btn" onClick={() => void give(chapterTask(game(), chapter))}>
              {chapter.title}
              <small>{dw().plan.starts.lessons(chapter.levels.length)}</small>
            </button>
          )}
        </For>
      </div>
      <h3>{dw().giving.puzzles}</h3>
      <div class="desk-choices stack near">
        <For each={kinds()}>
          {(kind) => (
            <button type="button" class="btn" onClick={() => void give(puzzleTask(game(), puzzles.latest?.all ?? [], kind))}>
              {read(puzzles.latest?.part?.kinds[kind]) ?? kind}
              <small>{dw().plan.starts.puzzles(SET_OF)}</small>
            </button>
          )}
        </For>
      </div>
      <h3>{dw().giving.games}</h3>
      <div class="desk-choices stack near">
        <For each={playable().filter((each) => each.game === game())}>
          {(each) => (
            <button type="button" class="btn" onClick={() => void play(each)}>
              {each.title()}
              <small>{props.whom === 'all' ? dw().giving.inPairs : dw().giving.amongThem}</small>
            </button>
          )}
        </For>
      </div>
      <h3>{dw().giving.more}</h3>
      <div class="desk-choices stack near">
        <Show when={game() === BENCH_GAME}>
          <For each={EXAMPLES}>
            {(example) => (
              <button type="button" class="btn" onClick={() => void give({ kind: 'bench', example: example.id })}>
                {dw().giving.bench(read(example.name))}
              </button>
            )}
          </For>
        </Show>
        <button type="button" class="btn" onClick={() => void give({ kind: 'free' })}>
          {dw().giving.free}
        </button>
      </div>
    </Dialog>
  );
}

/** What the running step has for those who finish early, and for those who need less. */
function FromPlan(props: { readonly onGive: (task: Task) => void }): JSX.Element {
  const desk = useDesk();
  const plan = () => findPlan(desk.view().plan?.plan ?? '');
  const step = () => plan()?.steps[desk.view().plan?.step ?? -1];
  return (
    <For each={['quick', 'less'] as const}>
      {(kind) => (
        <Show when={step()?.[kind]}>
          {(help) => (
            <>
              <h3>{dw().plan[kind]}</h3>
              <div class="desk-choices stack near">
                <button type="button" class="btn" onClick={() => props.onGive(helpTask(plan()!.game, help()))}>
                  {readPlan(step()!.words)[kind]}
                </button>
              </div>
            </>
          )}
        </Show>
      )}
    </For>
  );
}
