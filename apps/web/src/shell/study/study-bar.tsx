import { For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { Icon } from '../../base/ui/icon.tsx';
import type { Opening } from '../table/bar.tsx';
import type { Lesson } from './part.ts';
import { w } from './words.ts';

export function StudyBar(props: {
  readonly game: string;
  readonly title: string;
  readonly lesson: Lesson | undefined;
  /** The id of what is asked. */
  readonly here: string;
  readonly back: string;
  readonly onOpen: (opening: Opening) => void;
}): JSX.Element {
  const back = (): string => (props.lesson ? w().backToLessons : w().back);
  return (
    <header class="bar">
      <a class="sq" href={props.back} aria-label={back()} title={back()}>
        <Icon name="back" />
      </a>
      <div class="study-title">
        <p class="kick">
          <span class="of-game">{gameTitle(props.game)} · </span>
          {props.lesson ? w().lessonNumber(props.lesson.number) : w().puzzle}
        </p>
        <h1>{props.title}</h1>
      </div>
      <span class="grow" />
      <Show when={props.lesson}>{(lesson) => <Steps lesson={lesson()} here={props.here} />}</Show>
      <button type="button" class="sq" aria-label={m().table.help} title={m().table.help} onClick={() => props.onOpen('help')}>
        <Icon name="help" />
      </button>
      <button
        type="button"
        class="sq"
        aria-label={m().nav.settings}
        title={m().nav.settings}
        onClick={() => props.onOpen('settings')}
      >
        <Icon name="settings" />
      </button>
    </header>
  );
}

/** The levels of the chapter as dots: done, this one, to come. */
function Steps(props: { readonly lesson: Lesson; readonly here: string }): JSX.Element {
  const levels = () => props.lesson.chapter.levels();
  const step = (): number => levels().findIndex(({ id }) => id === props.here) + 1;
  return (
    <span class="lesson-dots" role="img" aria-label={w().stepOf(step(), levels().length, props.lesson.chapter.title())}>
      <For each={levels()}>{({ id, stars }) => <i classList={{ done: stars > 0, here: id === props.here }} />}</For>
    </span>
  );
}
