import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../../base/games.ts';
import { preferences } from '../../../base/preferences.ts';
import { Choice } from '../../../base/ui/choice.tsx';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { toast } from '../../../base/ui/toast.tsx';
import { lessonTitles } from '../../../shell/study/lessons.ts';
import { taughtGames } from '../../learn/lessons.tsx';
import { loadPosition } from '../asked-position.ts';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { findPosition } from './find-position.ts';
import { askWishes, hereOf } from './run-plan.ts';

/** One position for everybody; afterwards what the class has answered, and one of the answers played out. */
export function AskDialog(props: { readonly onClose: () => void }): JSX.Element {
  const desk = useDesk();
  return (
    <Dialog title={dw().asking.title} class="wide" onClose={props.onClose}>
      <Show when={desk.view().asked} fallback={<Choosing />}>
        <Answers />
      </Show>
    </Dialog>
  );
}

function Choosing(): JSX.Element {
  const desk = useDesk();
  const games = taughtGames();
  const [game, setGame] = createSignal(games[0] ?? '');
  const [level, setLevel] = createSignal('');
  const [titles] = createResource(() => lessonTitles.load().then(() => lessonTitles));
  const chapters = () => titles.latest?.read()[game()] ?? [];
  const chosen = (): string => level() || (chapters()[0]?.levels[0]?.id ?? '');
  const ask = async (): Promise<void> => {
    const found = await findPosition(game(), { lesson: chosen() });
    if (found) await desk.do(...askWishes(found));
    else toast(dw().asking.failed);
  };
  return (
    <>
      <p class="dim">{dw().asking.lead}</p>
      <Choice
        legend={dw().asking.game}
        values={games.map((id) => [id, gameTitle(id)] as const)}
        value={game()}
        onChoose={(id) => {
          setGame(id);
          setLevel('');
        }}
      />
      <select class="input" aria-label={dw().asking.title} onChange={(event) => setLevel(event.currentTarget.value)}>
        <For each={chapters()}>
          {(chapter) => (
            <optgroup label={chapter.title}>
              <For each={chapter.levels}>
                {({ id, title }) => (
                  <option value={id} selected={id === chosen()}>
                    {title}
                  </option>
                )}
              </For>
            </optgroup>
          )}
        </For>
      </select>
      <button type="button" class="btn go" disabled={chosen() === ''} onClick={() => void ask()}>
        {dw().asking.ask}
      </button>
    </>
  );
}

function Answers(): JSX.Element {
  const desk = useDesk();
  const asked = () => desk.view().asked!;
  const [position] = createResource(
    () => asked().id,
    () => loadPosition(asked().question),
  );
  const given = () => desk.view().pupils.flatMap(({ answer }) => (answer ? [answer] : []));
  /** What was answered, each once, and the solution. */
  const different = () => [...new Map([...given(), asked().solution].map((answer) => [answer.join('\n'), answer])).values()];
  const says = (answer: readonly string[]): string => position.latest?.says(answer, preferences.language) ?? answer.join(', ');
  const isRight = (answer: readonly string[]): boolean => answer.join('\n') === asked().solution.join('\n');
  return (
    <>
      <p>{dw().asking.answers(given().length, hereOf(desk.view()).length)}</p>
      <div class="desk-choices">
        <For each={different()}>
          {(answer) => (
            <button type="button" class="btn" onClick={() => void desk.do({ kind: 'playOut', answer })}>
              {dw().asking.playOut(says(answer))}
              <Show when={isRight(answer)}>
                <small>({dw().asking.right})</small>
              </Show>
            </button>
          )}
        </For>
      </div>
      <p class="actions">
        <Show when={asked().isOpen}>
          <button type="button" class="btn" onClick={() => void desk.do({ kind: 'close' })}>
            {dw().asking.close}
          </button>
        </Show>
        <button
          type="button"
          class="btn go"
          onClick={() => void desk.do({ kind: 'unask' }, { kind: 'wall', wall: { kind: 'boards' } })}
        >
          {dw().asking.end}
        </button>
      </p>
    </>
  );
}
