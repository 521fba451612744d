import { TILE_CODES } from '@stolik/circuit/board/tiles';
import type { DeskTable } from '@stolik/class/views';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, Show } from 'solid-js';
import { gameTitle } from '../../../base/games.ts';
import { read } from '../../../base/messages/read.ts';
import { preferences } from '../../../base/preferences.ts';
import { toBench, toEditor } from '../../../base/router.ts';
import { Choice } from '../../../base/ui/choice.tsx';
import { loadWords, wordsOf } from '../../../games/circuit/words/by-language.ts';
import { titleOf } from '../../../games/golems/scenarios/facts.ts';
import { owns } from '../../../games/golems/scenarios/shelf.ts';
import { watchTable } from '../../../session/class/watch.ts';
import { loadClient } from '../../../shell/clients.ts';
import { lessonTitles } from '../../../shell/study/lessons.ts';
import { loadPuzzlePart, loadPuzzles } from '../../../shell/study/load.ts';
import { keptBench } from '../../bench/keep.ts';
import { taughtGames } from '../../learn/lessons.tsx';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { findPosition } from './find-position.ts';
import { questionAt, questionOfBench, questionOfSetup } from './questions.ts';
import { freshSeed } from './table-choices.ts';

type OnFound = { readonly onFound: (question: ClosedQuestion | undefined) => void };

/** Whatever is found last counts: what was asked for before may come later. */
function found<Wanted>(
  wanted: () => Wanted | undefined,
  find: (wanted: Wanted) => Promise<ClosedQuestion | undefined>,
  props: OnFound,
): void {
  createEffect(
    on(wanted, (now) => {
      if (now === undefined) return props.onFound(undefined);
      void find(now).then((question) => now === wanted() && props.onFound(question));
    }),
  );
}

function GameChoice(props: { readonly game: string; readonly onChoose: (game: string) => void }): JSX.Element {
  return (
    <Choice
      legend={dw().asking.game}
      values={taughtGames().map((id) => [id, gameTitle(id)] as const)}
      value={props.game}
      onChoose={props.onChoose}
    />
  );
}

export function FromLesson(props: OnFound): JSX.Element {
  const [game, setGame] = createSignal(taughtGames()[0] ?? '');
  const [level, setLevel] = createSignal('');
  const [titles] = createResource(() => lessonTitles.load().then(() => lessonTitles));
  const chapters = () => titles.latest?.read()[game()] ?? [];
  const chosen = createMemo((): string | undefined => level() || chapters()[0]?.levels[0]?.id);
  found(chosen, (lesson) => findPosition(game(), { lesson }), props);
  return (
    <>
      <GameChoice
        game={game()}
        onChoose={(id) => {
          setLevel('');
          setGame(id);
        }}
      />
      <select class="input" aria-label={dw().asking.sources.lesson} onChange={(event) => setLevel(event.currentTarget.value)}>
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
    </>
  );
}

export function FromPuzzle(props: OnFound): JSX.Element {
  const [game, setGame] = createSignal(taughtGames()[0] ?? '');
  const [kind, setKind] = createSignal('');
  const [turn, setTurn] = createSignal(0);
  const [loaded] = createResource(game, async (id) => {
    const [part, all] = await Promise.all([loadPuzzlePart(id), loadPuzzles(id)]);
    return { game: id, part, all: all.toSorted((a, b) => a.rating - b.rating) };
  });
  const ready = () => (loaded.latest?.game === game() ? loaded.latest : undefined);
  const kinds = createMemo(() => [...new Set(ready()?.all.map(({ goal }) => goal.kind))]);
  const chosenKind = (): string => (kinds().includes(kind()) ? kind() : (kinds()[0] ?? ''));
  const chosen = createMemo((): ClosedQuestion | undefined => {
    const all = ready()?.all.filter(({ goal }) => goal.kind === chosenKind()) ?? [];
    return all[turn() % Math.max(1, all.length)];
  });
  found(chosen, async (question) => question, props);
  return (
    <>
      <GameChoice game={game()} onChoose={setGame} />
      <select class="input" aria-label={dw().asking.sources.puzzle} onChange={(event) => setKind(event.currentTarget.value)}>
        <For each={kinds()}>
          {(each) => (
            <option value={each} selected={each === chosenKind()}>
              {read(ready()?.part?.kinds[each]) ?? each}
            </option>
          )}
        </For>
      </select>
      <button type="button" class="btn" onClick={() => setTurn(turn() + 1)}>
        {dw().asking.another}
      </button>
    </>
  );
}

const HAND = 3;
const USUAL_HAND = ['I', 'L', 'E'];

export function FromBench(props: OnFound): JSX.Element {
  const [isReady] = createResource(() => loadWords(preferences.language).then(() => true));
  const [hand, setHand] = createSignal<readonly string[]>(USUAL_HAND);
  // Another tab may have built on.
  const [bench, setBench] = createSignal(keptBench());
  const chosen = createMemo(() => ({ bench: bench(), hand: hand() }));
  found(chosen, async (now) => questionOfBench(now.bench, now.hand, `bench-${freshSeed()}`), props);
  const nameOf = (tile: string): string => wordsOf(preferences.language).tile[tile as 'I'];
  return (
    <>
      <p class="dim">{dw().asking.benchHint}</p>
      <Show when={isReady()}>
        <fieldset class="ask-hand flow near">
          <legend>{dw().asking.hand}</legend>
          <For each={Array.from({ length: HAND }, (_, place) => place)}>
            {(place) => (
              <select
                class="input"
                aria-label={`${dw().asking.hand} ${place + 1}`}
                onChange={(event) => setHand(hand().with(place, event.currentTarget.value))}
              >
                <For each={TILE_CODES}>
                  {(tile) => (
                    <option value={tile} selected={tile === hand()[place]}>
                      {nameOf(tile)}
                    </option>
                  )}
                </For>
              </select>
            )}
          </For>
        </fieldset>
      </Show>
      <p class="actions">
        <a class="btn" href={toBench()} target="_blank" rel="noopener">
          {dw().asking.toBench}
        </a>
        <button type="button" class="btn" onClick={() => setBench(keptBench())}>
          {dw().asking.lookAgain}
        </button>
      </p>
    </>
  );
}

export function FromTable(props: OnFound): JSX.Element {
  const desk = useDesk();
  const tables = () => desk.view().tables.filter(({ isOver }) => !isOver);
  const [chosen, setChosen] = createSignal(tables()[0]?.id);
  const table = (): DeskTable | undefined => tables().find(({ id }) => id === chosen());
  const namesAt = ({ seats }: DeskTable): string =>
    seats
      .map((number) => {
        const pupil = desk.view().pupils.find((each) => each.pupil === number);
        return pupil ? desk.nameOf(pupil) : dw().bot;
      })
      .join(', ');
  return (
    <Show when={tables().length > 0} fallback={<p class="dim">{dw().asking.noTables}</p>}>
      <select class="input" aria-label={dw().asking.sources.table} onChange={(event) => setChosen(event.currentTarget.value)}>
        <For each={tables()}>
          {(each) => (
            <option value={each.id} selected={each.id === chosen()}>
              {namesAt(each)}
            </option>
          )}
        </For>
      </select>
      <Show when={table()?.id} keyed>
        {(_) => <Watched table={table()!} onFound={props.onFound} />}
      </Show>
    </Show>
  );
}

/** The table as whoever has the turn sees it, and as it stands now: it goes on while the teacher thinks. */
function Watched(props: OnFound & { readonly table: DeskTable }): JSX.Element {
  const { game: id, looks } = props.table;
  const [ready] = createResource(async () => {
    const [client, part] = await Promise.all([loadClient(id), loadPuzzlePart(id)]);
    return client && part && { game: client.game, rules: part.rules };
  });
  return (
    <Show when={ready()} keyed>
      {({ game, rules }) => {
        const scenes = looks.map((look) => watchTable(game, props.table.id, look));
        createEffect(() => {
          for (const [seat, watched] of scenes.entries()) {
            const scene = watched();
            if (scene?.room.phase !== 'playing' || !game.next(scene.world).seats.includes(seat)) continue;
            return props.onFound(
              questionAt(game, rules, scene.world, seat, `table-${props.table.id.slice(0, 6)}-${scene.version}`),
            );
          }
          props.onFound(undefined);
        });
        return null;
      }}
    </Show>
  );
}

export function FromScenario(props: OnFound): JSX.Element {
  const [chosen, setChosen] = createSignal(owns()[0]?.id);
  const own = createMemo(() => owns().find(({ id }) => id === chosen()));
  found(
    own,
    async ({ scenario }) => {
      const { game: id, players } = scenario;
      const [client, part] = await Promise.all([loadClient(id), loadPuzzlePart(id)]);
      return client && part && questionOfSetup(client.game, part.rules, { scenario }, players.min, `scenario-${freshSeed()}`);
    },
    props,
  );
  return (
    <>
      <Show when={owns().length > 0} fallback={<p class="dim">{dw().asking.noScenarios}</p>}>
        <select
          class="input"
          aria-label={dw().asking.sources.scenario}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <For each={owns()}>
            {(each) => (
              <option value={each.id} selected={each.id === chosen()}>
                {titleOf(each.scenario)}
              </option>
            )}
          </For>
        </select>
      </Show>
      <p class="actions">
        <a class="btn" href={toEditor('golems6', 'new')} target="_blank" rel="noopener">
          {dw().asking.toEditor}
        </a>
      </p>
    </>
  );
}
