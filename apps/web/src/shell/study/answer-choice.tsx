import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { Icon } from '../../base/ui/icon.tsx';
import { w } from './words.ts';

/** `c3 N`: a cell and a facing. */
const PLACE = /^([a-z]+)(\d+) ([NESW])$/;
const FACINGS = ['N', 'E', 'S', 'W'] as const;

const cellOf = (answer: string): string | undefined => PLACE.exec(answer)?.slice(1, 3).join('');

/** One of several answers is chosen and then given; of places first the cell, then the facing. */
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
  const [cell, setCell] = createSignal<string>();
  const choose = (answer: string): void => {
    setCell(cellOf(answer));
    setChosen(answer);
    props.onPoint(answer);
  };
  /** Where it is; a way to face that was chosen before stays. */
  const chooseCell = (at: string): void => {
    const facing = PLACE.exec(chosen() ?? '')?.[3];
    setCell(at);
    setChosen(facing && `${at} ${facing}`);
    props.onPoint(`${at} ${facing ?? FACINGS[0]}`);
  };
  createEffect(
    on(
      () => props.pressed,
      (answer) => answer !== undefined && choose(answer),
      { defer: true },
    ),
  );
  return (
    <section class="answer" aria-label={w().answer}>
      <h2>{w().answer}</h2>
      <Show when={arePlaces()} fallback={<AnswerList {...props} chosen={chosen()} onChoose={choose} />}>
        <PlaceChoice {...props} chosen={chosen()} onChoose={choose} cell={cell()} onCell={chooseCell} />
      </Show>
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

/** The field as small buttons, and four ways to face. */
function PlaceChoice(props: Choosing & { readonly cell: string | undefined; onCell(cell: string): void }): JSX.Element {
  const cells = createMemo(() => [...new Set(props.answers.flatMap((answer) => cellOf(answer) ?? []))]);
  const columns = createMemo(() => [...new Set(cells().map((cell) => cell.replace(/\d+$/, '')))].sort());
  const rows = createMemo(() => [...new Set(cells().map((cell) => Number(cell.replace(/^[a-z]+/, ''))))].sort((a, b) => b - a));
  const others = createMemo(() => props.answers.filter((answer) => !PLACE.test(answer)));
  return (
    <>
      <div class="places">
        <p class="dim">{w().whichCell}</p>
        <div class="cells" style={{ 'grid-template-columns': `repeat(${columns().length}, minmax(0, 1fr))` }}>
          <For each={rows()}>
            {(row) => (
              <For each={columns()}>
                {(column) => {
                  const cell = `${column}${row}`;
                  return (
                    <Show when={cells().includes(cell)} fallback={<span />}>
                      <button type="button" aria-pressed={props.cell === cell} onClick={() => props.onCell(cell)}>
                        {cell}
                      </button>
                    </Show>
                  );
                }}
              </For>
            )}
          </For>
        </div>
        <Show when={props.cell}>{(cell) => <Facings {...props} cell={cell()} />}</Show>
      </div>
      <AnswerList {...props} answers={others()} />
    </>
  );
}

function Facings(props: Choosing & { readonly cell: string }): JSX.Element {
  return (
    <>
      <p class="dim">{w().whichWay}</p>
      <div class="facings">
        <For each={FACINGS}>
          {(facing) => {
            const answer = (): string => `${props.cell} ${facing}`;
            return (
              <button
                type="button"
                class="sq"
                data-facing={facing}
                aria-label={props.says(answer())}
                aria-pressed={props.chosen === answer()}
                onClick={() => props.onChoose(answer())}
              >
                <Icon name="next" />
              </button>
            );
          }}
        </For>
      </div>
    </>
  );
}
