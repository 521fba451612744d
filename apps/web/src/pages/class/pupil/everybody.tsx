import type { PupilView } from '@stolik/class/views';
import { createSignal, type JSX, Show } from 'solid-js';
import { announce } from '../../../base/a11y/announce.ts';
import { goTo, toClass, toClassThing } from '../../../base/router.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { members } from '../../../session/class/device.ts';
import { lineOf } from '../../../session/class/lines.ts';
import { doers } from '../../../session/class/members.ts';
import { hasLessons, lessonWords } from '../../../shell/study/lessons.ts';
import { AskingPage } from '../../learn/asking.tsx';
import { pw } from '../words.ts';

type Asked = NonNullable<PupilView['asked']>;

/** The question that this device has answered: without a connection the class hears of it later. */
const [sent, setSent] = createSignal<Asked['id']>();

/** On a pupil's page: a question for everyone, or that the answer is in. */
export function QuestionCard(props: { readonly asked: Asked }): JSX.Element {
  const isAnswered = (): boolean => props.asked.mine !== undefined;
  const isWaiting = (): boolean => !isAnswered() && sent() === props.asked.id;
  const isDone = (): boolean => isAnswered() || isWaiting();
  const hint = (): string => (isWaiting() ? pw().answerWaits : isAnswered() ? pw().answeredHint : pw().questionHint);
  return (
    <section class="panel class-note stack">
      <h2>{isDone() ? pw().answered : pw().question}</h2>
      <p class="dim">{hint()}</p>
      <a class="btn big" classList={{ go: !isDone() }} href={toClassThing(props.asked.question.id)}>
        {isDone() ? pw().another : pw().answer}
        <Show when={!isDone()}>
          <Icon name="next" small />
        </Show>
      </a>
    </section>
  );
}

/** The question at its table. What is answered goes to the wall, for both who play together; whether it is right, all find out together. */
export function AskedOfAll(props: { readonly asked: Asked }): JSX.Element {
  const { id, question } = props.asked;
  const answer = (moves: readonly string[]): void => {
    for (const { token } of doers(members())) void lineOf(token)?.request({ kind: 'answer', asked: id, answer: moves });
    setSent(() => id);
    announce(`${pw().answered}. ${pw().answeredHint}`);
    goTo(toClass);
  };
  return (
    <AskingPage
      find={async () => {
        // Asked in the same words as on the wall.
        const words = hasLessons(question.game) ? lessonWords(question.game) : undefined;
        await words?.load();
        return {
          puzzle: { ...question, solution: [], rating: 0, themes: [] },
          back: toClass,
          next: toClass,
          words: () => words?.read().levels[question.id],
          onAnswer: answer,
          onDone: () => {},
        };
      }}
    />
  );
}
