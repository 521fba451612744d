import type { PupilView } from '@stolik/class/views';
import { type JSX, Show } from 'solid-js';
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

/** On a pupil's page: a question for everyone, or that the answer is in. */
export function QuestionCard(props: { readonly asked: Asked }): JSX.Element {
  const isAnswered = (): boolean => props.asked.mine !== undefined;
  return (
    <section class="panel class-note stack">
      <h2>{isAnswered() ? pw().answered : pw().question}</h2>
      <p class="dim">{isAnswered() ? pw().answeredHint : pw().questionHint}</p>
      <a class="btn big" classList={{ go: !isAnswered() }} href={toClassThing(props.asked.question.id)}>
        {isAnswered() ? pw().another : pw().answer}
        <Show when={!isAnswered()}>
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
