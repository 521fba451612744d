import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { Icon } from '../../base/ui/icon.tsx';
import { w } from './words.ts';

/** `c3 N`: a cell and a facing. */
const PLACE = /^[a-z]+\d+ [NESW]$/;
/** One of several answers is chosen and then given; places are pressed on the board, first the cell, then on its ring the way to face. */
export function AnswerChoice(props: {
  readonly answers: readonly string[];
  says(answer: string): string;
  /** The sign of one of a few answers. */
  picture(answer: string): string | undefined;
  /** What was pressed on the board. */
  readonly pressed: string | undefined;
  onPoint(answer: string | undefined): void;
  onSay(answer: string): void;
}): JSX.Element {
  const arePlaces = createMemo(() => props.answers.some((answer) => PLACE.test(answer) && props.picture(answer) === undefined));
  const [chosen, setChosen] = createSignal<string>();
  const choose = (answer: string): void => {
    setChosen(answer);
    // The board has a frame of its own around a cell that was pressed.
    if (!arePlaces()) props.onPoint(answer);
  };
  createEffect(
    on(
      () => props.pressed,
      (answer) => (answer !== undefined && props.answers.includes(answer) ? choose(answer) : setChosen(undefined)),
      { defer: true },
    ),
  );
  /** Of places those that are none: off the field. */
  const listed = createMemo(() => (arePlaces() ? props.answers.filter((answer) => !PLACE.test(answer)) : props.answers));
  return (
    <section class="answer stack near" classList={{ 'on-board': arePlaces() }} aria-label={w().answer}>
      <h2>{w().answer}</h2>
      <Show when={arePlaces() && chosen() === undefined}>
        <p>{props.pressed === undefined ? w().whichCell : w().whichWay}</p>
      </Show>
      <AnswerList {...props} answers={listed()} chosen={chosen()} onChoose={choose} />
      <Show when={chosen()}>
        {(answer) => (
          <button type="button" class="btn go" onClick={() => props.onSay(answer())}>
            <Show when={props.picture(answer())} fallback={<Icon name="check" small />}>
              {(picture) => (
                <>
                  <svg class="answer-sign" viewBox="0 0 100 100" aria-hidden="true" innerHTML={picture()} />
                  <Icon name="check" small />
                </>
              )}
            </Show>{' '}
            {props.says(answer())}: {w().say}
          </button>
        )}
      </Show>
    </section>
  );
}

interface Choosing {
  readonly answers: readonly string[];
  says(answer: string): string;
  picture(answer: string): string | undefined;
  readonly chosen: string | undefined;
  onChoose(answer: string): void;
}

function AnswerList(props: Choosing): JSX.Element {
  return (
    <ul class="answers">
      <For each={props.answers}>
        {(answer) => (
          <li>
            <button
              type="button"
              class="btn"
              data-answer={answer}
              aria-pressed={props.chosen === answer}
              onClick={() => props.onChoose(answer)}
            >
              <Show when={props.picture(answer)}>
                {(picture) => <svg class="answer-sign" viewBox="0 0 100 100" aria-hidden="true" innerHTML={picture()} />}
              </Show>
              {props.says(answer)}
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
