import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { Icon } from '../../base/ui/icon.tsx';
import { Aloud, Star } from './goal-paper.tsx';
import type { Lesson, PuzzlePart, Question, StudyPlan } from './part.ts';
import { w } from './words.ts';

/** How few it takes for all stars. */
function parSays(par: number, { rules }: Pick<PuzzlePart, 'rules'>): string {
  // Where decisions have a price it is counted in cards.
  return rules.cost ? w().threeStarsCards(par) : w().threeStarsMoves(par);
}

export const starsWanted = ({ lesson, part }: StudyPlan): string => (lesson ? parSays(lesson.par, part) : '');

/** The guide and what is asked for, always in sight; beside the board also the other levels of the chapter. */
export function LessonPaper(props: {
  readonly lesson: Lesson;
  readonly here: string;
  readonly part: PuzzlePart;
  readonly question: Question;
  readonly isRead: boolean;
  /** An answer has been given. */
  readonly isTried: boolean;
}): JSX.Element {
  // On a phone the guide speaks over the board, once, and makes room as soon as somebody begins.
  const [isHeard, setHeard] = createSignal(false);
  const listen = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('.mine, .boardw')) setHeard(true);
  };
  document.addEventListener('pointerdown', listen, { capture: true });
  onCleanup(() => document.removeEventListener('pointerdown', listen, { capture: true }));
  createEffect(() => props.isTried && setHeard(true));
  const levels = createMemo(() => props.lesson.chapter.levels());
  return (
    <section class="goal lesson-goal" aria-label={w().yourGoal} tabindex="-1">
      <div class="goal-card guided">
        <div class="guide" classList={{ heard: isHeard() }}>
          <Show when={props.lesson.guide}>
            {(guide) => <svg class="guide-picture" viewBox="0 0 100 100" aria-hidden="true" innerHTML={guide().picture} />}
          </Show>
          <div class="tale">
            <Show when={props.lesson.isForChildren}>
              <svg class="tale-picture" viewBox="0 0 100 100" aria-hidden="true" innerHTML={props.question.picture} />
            </Show>
            <p>{props.lesson.words().tale}</p>
          </div>
          <button type="button" class="btn go guide-close" onClick={() => setHeard(true)}>
            <Icon name="check" small /> {w().understood}
          </button>
        </div>
        <div class="goal-line">
          <svg class="goal-picture" viewBox="0 0 100 100" aria-hidden="true" innerHTML={props.question.picture} />
          <div class="goal-text">
            <p class="goal-words">{props.question.goal}</p>
            <Show when={!props.isRead}>
              <p class="par dim">{parSays(props.lesson.par, props.part)}</p>
            </Show>
          </div>
          <Show when={isHeard() && !props.isTried && props.lesson.guide}>
            {(guide) => (
              <button
                type="button"
                class="sq guide-again"
                aria-label={w().guideAgain}
                title={w().guideAgain}
                onClick={() => setHeard(false)}
              >
                <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={guide().picture} />
              </button>
            )}
          </Show>
          <Aloud says={`${props.lesson.words().tale} ${props.question.goal}`} />
        </div>
      </div>
      <nav class="goal-card lesson-list" aria-label={w().chapterLessons}>
        <h2>{props.lesson.chapter.title()}</h2>
        <ol>
          <For each={levels()}>
            {({ id, number, title, stars, href }) => (
              <li>
                <a href={href} aria-current={id === props.here ? 'page' : undefined}>
                  <b class="num">{number}</b>
                  <span>{title}</span>
                  <span class="stars" role="img" aria-label={w().starsSay(stars)}>
                    <For each={[0, 1, 2]}>{(star) => <Star isOn={star < stars} />}</For>
                  </span>
                </a>
              </li>
            )}
          </For>
        </ol>
      </nav>
    </section>
  );
}
