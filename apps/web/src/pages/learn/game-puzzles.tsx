import type { Words } from '@stolik/kernel/language';
import { levelRatings } from '@stolik/search/puzzle-rating';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { read } from '../../base/messages/read.ts';
import { toPuzzle } from '../../base/router.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { levelsOf } from '../../session/bots/levels.ts';
import { dueAgain } from '../../session/learn/choose.ts';
import { dayOf } from '../../session/learn/daily.ts';
import { progressIn } from '../../session/learn/progress.ts';
import { learnt } from '../../session/learn/store.ts';
import { placeOf, solvedOf, themeResults } from '../../session/learn/summary.ts';
import { loadPuzzlePart, loadPuzzles } from '../../shell/study/load.ts';
import { w } from './words.ts';

/** The puzzles of one game: one's place among the bots, the next one, and others by wish. */
export function GamePuzzles(props: { readonly game: string }): JSX.Element {
  const arrival = createArrival(
    () => props.game,
    async (game) => ({ all: await loadPuzzles(game), part: (await loadPuzzlePart(game))! }),
  );
  const progress = createMemo(() => progressIn(learnt(), props.game));
  const kinds = createMemo(() => [...new Set(arrival.latest()?.all.map(({ goal }) => goal.kind))]);
  const name = (words: Readonly<Record<string, Words>> | undefined, word: string): string => read(words?.[word]) ?? word;
  return (
    <section class="panel game-puzzles">
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
            <ul class="tags">
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

/** One's place in a game, among its bots. */
export function PlaceAmongBots(props: { readonly game: string }): JSX.Element {
  const levels = levelsOf(props.game);
  const place = createMemo(() => placeOf(levelRatings(levels), progressIn(learnt(), props.game)));
  return <Ladder levels={levels.map(({ label }) => read(label))} place={place()} />;
}

/** Six wooden steps; the pawn stands where about as much is found as there. */
function Ladder(props: { readonly levels: readonly string[]; readonly place: number | undefined }): JSX.Element {
  const says = (): string => (props.place === undefined ? w().placeUnknown : w().place(props.levels[props.place]!));
  return (
    <>
      <ol class="ladder" aria-label={w().ladder}>
        <For each={props.levels}>
          {(level, index) => (
            <li
              data-step={index() + 1}
              classList={{ here: index() === props.place }}
              aria-current={index() === props.place || undefined}
            >
              <span class="hidden">
                {level} {index() === props.place ? `(${w().you})` : ''}
              </span>
            </li>
          )}
        </For>
      </ol>
      <p>{says()}</p>
    </>
  );
}
