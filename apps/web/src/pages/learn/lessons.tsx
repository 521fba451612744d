import { GAMES } from '@stolik/games/games';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { toBench, toLesson } from '../../base/router.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Icon } from '../../base/ui/every-icon.tsx';
import { chaptersDone, isBegun, lessonsInOrder, nextLesson, starsAt, titleOf } from '../../session/learn/lessons.ts';
import { learnt } from '../../session/learn/store.ts';
import { loadGuide } from '../../shell/study/guides.ts';
import { hasLessons, lessonTitles } from '../../shell/study/lessons.ts';
import { BeatBots } from './beat-bots.tsx';
import { w } from './words.ts';

/** Games that have lessons, always in this order. */
export const taughtGames = (): readonly string[] => GAMES.map(({ id }) => id).filter(hasLessons);

/** The chapters of one game: every level can be opened, the next one is lit. */
export function GameLessons(props: { readonly game: string }): JSX.Element {
  const chapters = () => lessonTitles.read()[props.game]!;
  const next = createMemo(() => nextLesson(chapters(), learnt()));
  const numbers = createMemo(() => new Map(lessonsInOrder(chapters()).map(({ id, number }) => [id, number])));
  const guide = createArrival(() => props.game, loadGuide);
  return (
    <section class="panel stack near game-lessons" aria-label={`${w().lessons}: ${gameTitle(props.game)}`}>
      <header>
        <svg
          viewBox="0 0 100 100"
          aria-hidden="true"
          innerHTML={guide.latest()?.drawn(chaptersDone(chapters(), learnt())) ?? ''}
        />
        <h3>{gameTitle(props.game)}</h3>
        <LessonsDone game={props.game} />
      </header>
      <Show when={next()}>
        {(place) => (
          <a class="btn go" href={toLesson(props.game, place().id)}>
            <Icon name="play" small />
            {isBegun(chapters(), learnt()) ? w().lessonCalled(place().number, titleOf(chapters(), place().id)) : w().threeMinutes}
          </a>
        )}
      </Show>
      <Show when={props.game === 'circuit'}>
        <a class="btn" href={toBench()}>
          <Icon name="bulb" small />
          {w().bench}
        </a>
      </Show>
      <ol class="chapters">
        <For each={chapters()}>
          {({ title, levels }) => (
            <li>
              <h4>{title}</h4>
              <ol class="beads">
                <For each={levels}>
                  {(level) => (
                    <li>
                      <a
                        class="bead"
                        href={toLesson(props.game, level.id)}
                        data-stars={starsAt(learnt(), level.id)}
                        classList={{ next: next()?.id === level.id }}
                        aria-label={w().lessonWithStars(numbers().get(level.id)!, level.title, starsAt(learnt(), level.id))}
                        title={level.title}
                      >
                        {numbers().get(level.id)}
                        <span class="bead-stars" aria-hidden="true">
                          <For each={[0, 1, 2]}>{(star) => <i classList={{ on: star < starsAt(learnt(), level.id) }} />}</For>
                        </span>
                      </a>
                    </li>
                  )}
                </For>
              </ol>
            </li>
          )}
        </For>
      </ol>
      <BeatBots game={props.game} />
    </section>
  );
}

/** How far one has come in the lessons of a game. */
export function LessonsDone(props: { readonly game: string }): JSX.Element {
  const all = createMemo(() => lessonsInOrder(lessonTitles.read()[props.game]!));
  const done = (): number => all().filter(({ id }) => starsAt(learnt(), id) > 0).length;
  return <p class="dim num-f">{w().lessonsOf(done(), all().length)}</p>;
}
