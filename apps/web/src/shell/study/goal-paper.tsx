import { FREE } from '@stolik/kernel/puzzles/asked';
import type { Puzzle } from '@stolik/kernel/puzzles/puzzle';
import { LEVEL_RATINGS } from '@stolik/search/puzzle-rating';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { hasOwnVoice, readOut } from '../../base/a11y/announce.ts';
import { read } from '../../base/messages/read.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { levelsOf } from '../../session/bots/levels.ts';
import { type Attempt, MOST_STARS, starsOf } from './attempt.ts';
import type { PuzzlePart, Question } from './part.ts';
import { w } from './words.ts';

/** The goal as a picture and at most eight words, always in sight; beside the board also what one must know, and how hard it is. */
export function GoalPaper(props: {
  readonly puzzle: Puzzle;
  readonly part: PuzzlePart;
  readonly question: Question;
  readonly attempt: Attempt;
  /** One answer is right, and nothing else. */
  readonly isRead: boolean;
}): JSX.Element {
  return (
    <section class="goal" aria-label={w().yourGoal} tabindex="-1">
      <div class="goal-card">
        <svg class="goal-picture" viewBox="0 0 100 100" aria-hidden="true" innerHTML={props.question.picture} />
        <div>
          <p class="kick">{w().yourGoal}</p>
          <p class="goal-words">{props.question.goal}</p>
        </div>
        <Aloud says={`${props.question.goal} ${props.question.says}`} />
        <p class="goal-says">
          {props.question.says} {props.isRead || props.puzzle.goal.kind === FREE ? '' : w().every}
        </p>
      </div>
      <div class="goal-card">
        <h2>{w().tries}</h2>
        <Tries attempt={props.attempt} />
      </div>
      <div class="goal-card goal-hard">
        <h2>{w().howHard}</h2>
        <HowHard puzzle={props.puzzle} />
        <ul class="tags">
          <For each={props.puzzle.themes}>{(theme) => <li>{read(props.part.themes[theme]) ?? theme}</li>}</For>
        </ul>
      </div>
    </section>
  );
}

function Tries(props: { readonly attempt: Attempt }): JSX.Element {
  const stars = createMemo(() => starsOf(props.attempt));
  return (
    <p class="tries abreast near" role="img" aria-label={w().triesSay(props.attempt.misses, stars())}>
      <For each={[1, 2, 3]}>
        {(number) => (
          <i classList={{ missed: number <= props.attempt.misses, now: number === props.attempt.misses + 1 }}>
            <Show when={number <= props.attempt.misses}>
              <Icon name="close" small />
            </Show>
          </i>
        )}
      </For>
      <span class="stars">
        <For each={Array.from({ length: MOST_STARS }, (_, star) => star)}>{(star) => <Star isOn={star < stars()} />}</For>
      </span>
    </p>
  );
}

/** Reads the question, where this device has a voice of its own for the language. */
export function Aloud(props: { readonly says: string }): JSX.Element {
  return (
    <Show when={hasOwnVoice()}>
      <button type="button" class="sq aloud" aria-label={w().aloud} title={w().aloud} onClick={() => readOut(props.says)}>
        <Icon name="sound" />
      </button>
    </Show>
  );
}

export function Star(props: { readonly isOn: boolean }): JSX.Element {
  return (
    <svg class="star" classList={{ on: props.isOn }} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3l2.700 5.900 6.300.700-4.700 4.300 1.300 6.300L12 17l-5.600 3.200 1.300-6.300L3 9.600l6.300-.700z" />
    </svg>
  );
}

/** Told by the levels of the bots: who finds it is bright. */
function HowHard(props: { readonly puzzle: Puzzle }): JSX.Element {
  const levels = levelsOf(props.puzzle.game);
  const first = createMemo(() => LEVEL_RATINGS.findIndex((rating) => rating >= props.puzzle.rating));
  const says = (): string => {
    if (first() === 0) return w().foundByAll;
    const level = levels[first()];
    return level ? w().found(read(level.label)) : w().foundByNone;
  };
  return (
    <>
      <div class="hard" aria-hidden="true">
        <For each={levels}>
          {(_, index) => (
            <span classList={{ finds: first() >= 0 && index() >= first() }} data-step={index() + 1}>
              <Icon name="bot" />
            </span>
          )}
        </For>
      </div>
      <p class="dim">{says()}</p>
    </>
  );
}
