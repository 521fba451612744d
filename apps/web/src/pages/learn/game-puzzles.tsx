import { findGame } from '@stolik/games/games';
import type { Words } from '@stolik/kernel/language';
import type { LevelWords } from '@stolik/search/levels';
import { LEVEL_RATINGS } from '@stolik/search/puzzle-rating';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { read } from '../../base/messages/read.ts';
import { toPuzzle } from '../../base/router.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Face } from '../../base/ui/face/face.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { levelsOf } from '../../session/bots/levels.ts';
import { dueAgain } from '../../session/learn/choose.ts';
import { dayOf } from '../../session/learn/daily.ts';
import { progressIn } from '../../session/learn/progress.ts';
import { learnt } from '../../session/learn/store.ts';
import { placeOf, solvedOf, themeResults } from '../../session/learn/summary.ts';
import { loadPuzzlePart, loadPuzzles } from '../../shell/study/load.ts';
import { sitDown } from '../home/sit-down.ts';
import { w } from './words.ts';

/** The puzzles of one game: one's place among the bots, the next one, and others by request. */
export function GamePuzzles(props: { readonly game: string }): JSX.Element {
  const arrival = createArrival(
    () => props.game,
    async (game) => ({ all: await loadPuzzles(game), part: (await loadPuzzlePart(game))! }),
  );
  const progress = createMemo(() => progressIn(learnt(), props.game));
  const kinds = createMemo(() => [...new Set(arrival.latest()?.all.map(({ goal }) => goal.kind))]);
  const name = (words: Readonly<Record<string, Words>> | undefined, word: string): string => read(words?.[word]) ?? word;
  return (
    <section class="panel stack near game-puzzles">
      <h3>{gameTitle(props.game)}</h3>
      <PlaceAmongBots game={props.game} />
      <Show when={arrival.latest()}>
        {(found) => (
          <>
            <p class="dim num-f">{w().solvedOf(solvedOf(found().all, progress()), found().all.length)}</p>
            <Show when={dueAgain(found().all, progress(), dayOf(new Date())).length}>
              {(count) => (
                <p>
                  <Icon name="again" small /> {w().due(count())}
                </p>
              )}
            </Show>
            <a class="btn go" href={toPuzzle(props.game)}>
              {w().next}
            </a>
            <h4>{w().kinds}</h4>
            <ul class="tags flow near">
              <For each={kinds()}>
                {(kind) => (
                  <li>
                    <a href={toPuzzle(props.game, `kind-${kind}`)}>{name(found().part.kinds, kind)}</a>
                  </li>
                )}
              </For>
            </ul>
            <details class="more">
              <summary>{w().themes}</summary>
              <ul class="themes">
                <For each={themeResults(found().all, progress())}>
                  {({ theme, right, tried }) => (
                    <li>
                      <a href={toPuzzle(props.game, `theme-${theme}`)}>
                        <span>{name(found().part.themes, theme)}</span>
                        <meter min="0" max={Math.max(1, tried)} value={right} aria-hidden="true" />
                        <small>{w().themeResult(right, tried)}</small>
                      </a>
                    </li>
                  )}
                </For>
              </ul>
            </details>
          </>
        )}
      </Show>
    </section>
  );
}

/** One's place in a game, among its bots, and a table with the one above. `isAtTable`: it offers to sit down. */
export function PlaceAmongBots(props: { readonly game: string; readonly isAtTable?: boolean }): JSX.Element {
  const levels = levelsOf(props.game);
  const place = createMemo(() => placeOf(LEVEL_RATINGS, progressIn(learnt(), props.game)));
  const above = createMemo(() => levels[place()?.[1] ?? 0]!);
  return (
    <>
      <Ladder levels={levels} place={place()} says={placeSays(props.game) ?? w().placeUnknown} />
      <Show when={props.isAtTable}>
        <button
          type="button"
          class="btn play-above"
          onClick={() => void sitDown(findGame(props.game)!, { kind: 'level', level: above().id })}
        >
          <Icon name="play" small /> {w().playAgainst(read(above().character.name))}
        </button>
      </Show>
    </>
  );
}

/** Between which bots somebody solves; undefined while nobody can know. */
export function placeSays(game: string): string | undefined {
  const place = placeOf(LEVEL_RATINGS, progressIn(learnt(), game));
  if (!place) return undefined;
  const [low, high] = place.map((step) => read(levelsOf(game)[step]!.label));
  return w().place(low!, high!);
}

/** Six wooden steps with a bot on each; the pawn stands on the last one that one is past. */
function Ladder(props: {
  readonly levels: readonly LevelWords[];
  readonly place: ReturnType<typeof placeOf>;
  readonly says: string;
}): JSX.Element {
  return (
    <>
      <ol class="ladder" aria-label={w().ladder}>
        <For each={props.levels}>
          {(level, index) => (
            <li
              style={{ '--step': String(index() + 1) }}
              classList={{ here: index() === props.place?.[0] }}
              aria-current={index() === props.place?.[0] || undefined}
            >
              <Face of={level.character.id} />
              <span class="hidden">
                {read(level.character.name)}, {read(level.label)} {index() === props.place?.[0] ? `(${w().you})` : ''}
              </span>
            </li>
          )}
        </For>
      </ol>
      <p>{props.says}</p>
    </>
  );
}
