import { type TokenName, tokenArt } from '@stolik/golems/art/board';
import { CARDS, type Card } from '@stolik/golems/programs';
import type { View6 } from '@stolik/golems/v6';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Seal } from '../../base/ui/seal.tsx';
import { deskOf } from '../golems/desk/desk.ts';
import type { Desk } from '../golems/desk/desk-shape.ts';
import type { Edition } from '../golems/desk/edition.ts';
import type { GolemsTable } from '../golems/model/table.ts';
import { CardFace } from '../golems/program/card.tsx';
import { CellChoice, Confirm, Options, Question } from '../golems/program/choices.tsx';

/** The shared desk knows no edition; these questions are those of one. */
const viewOf = (desk: Desk): View6 => desk.view() as View6;

export function Choices(props: { readonly table: GolemsTable; readonly edition: Edition }): JSX.Element {
  return <Question desk={deskOf(props.table, props.edition)} answers={ANSWERS} />;
}

/** Two cards in an order, laid open before the game; or none. */
function Subprogram(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const [cards, setCards] = createSignal<readonly Card[]>([]);
  function pick(card: Card): void {
    const next = cards().length === 2 ? [card] : [...cards(), card];
    setCards(next);
    if (next.length < 2) {
      desk.choose(undefined);
      return;
    }
    const answer = next.join(' ');
    if (desk.answers().has(answer)) desk.choose(answer);
    else {
      desk.choose(undefined);
      const read = desk.table.read(`subprogram ${answer}`);
      if (!read.ok && read.problem.kind === 'refused') desk.table.showRefusal(read.problem.refusal);
      setCards([]);
    }
  }
  function decline(): void {
    desk.choose('none');
    desk.confirm();
  }
  return (
    <>
      <p class="gl-says">{desk.words().tray.subprogramSays}</p>
      <div class="gl-line abreast">
        <span class="gl-pair">
          <For each={[0, 1]}>
            {(index) => (
              <Show when={cards()[index]} fallback={<span class="gl-empty" />}>
                {(card) => <CardFace item={card()} words={desk.words()} />}
              </Show>
            )}
          </For>
        </span>
        <div class="gl-buttons">
          <button type="button" class="btn" onClick={decline}>
            {desk.words().tray.noSubprogram}
          </button>
          <Confirm desk={desk} label={desk.words().tray.laySubprogram} />
        </div>
      </div>
      <ul class="gl-hand" aria-label={desk.words().tray.hand}>
        <For each={CARDS}>
          {(card) => (
            <li>
              <button type="button" class="gl-take" data-card={card} onClick={() => pick(card)}>
                <CardFace item={card} words={desk.words()} />
              </button>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

/** A logic token goes on a row of any program, on a bare cell, or back. */
function Logic(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const token = createMemo(() => {
    const seat = desk.table.seat();
    return seat === undefined ? null : viewOf(desk).held[seat];
  });
  const rows = createMemo(() => [...desk.answers().keys()].filter((answer) => /\d:\d/.test(answer)));
  const seats = createMemo(() => [...new Set(rows().map((answer) => Number(answer.split(' ')[1]!.split(':')[0]) - 1))]);
  /** Of the own program one knows what lies there. */
  const known = (seat: number, answer: string): string => {
    const row = Number.parseInt(answer.split(':')[1]!, 10);
    const content = desk.edition.blocksOf(desk.view(), seat).find((block) => block.row === row)?.content;
    return content && content !== 'empty' ? ` · ${desk.words().row(content)}` : '';
  };
  return (
    <>
      <div class="gl-line abreast">
        <Show when={token()}>
          {(name) => <svg class="gl-token" viewBox="0 0 100 100" aria-hidden="true" innerHTML={tokenArt(name() as TokenName)} />}
        </Show>
        <p class="gl-says">{token() ? desk.words().logicSays(token()!) : ''}</p>
      </div>
      <For each={seats()}>
        {(seat) => (
          <div class="gl-line wrap gl-rows-of abreast">
            <Seal seat={seat} letter={desk.table.letterOf(seat)} />
            <b>{desk.table.nameOf(seat)}</b>
            <For each={rows().filter((answer) => answer.split(' ')[1]!.startsWith(`${seat + 1}:`))}>
              {(answer) => (
                <button
                  type="button"
                  class="btn gl-option"
                  aria-pressed={desk.chosen() === answer}
                  onClick={() => desk.choose(answer)}
                >
                  {desk.words().tray.rowAnswer(answer.split(':')[1]!)}
                  {known(seat, answer)}
                </button>
              )}
            </For>
          </div>
        )}
      </For>
      <p class="gl-says gl-or">{desk.words().tray.orCell}</p>
      <div class="gl-buttons">
        <button
          type="button"
          class="btn"
          onClick={() => {
            desk.choose('none');
            desk.confirm();
          }}
        >
          {desk.words().tray.declineLogic}
        </button>
        <Confirm desk={desk} label={desk.words().tray.confirm} />
      </div>
    </>
  );
}

/** One of the two rows that OR or XOR joins, or both. */
function Rows(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const own = createMemo(() => {
    const { row } = viewOf(desk);
    const seat = desk.table.seat();
    return seat === undefined || row === null ? [] : desk.edition.blocksOf(desk.view(), seat).slice(row - 1, row + 1);
  });
  return (
    <Options
      desk={desk}
      label={(answer) => desk.words().choices[answer] ?? answer}
      card={(answer) => (
        <For each={answer === 'both' ? own() : answer === 'first' ? own().slice(0, 1) : own().slice(1)}>
          {({ content }) =>
            content && content !== 'empty' ? (
              <CardFace item={content.kind === 'plain' ? content.card : content.kind} words={desk.words()} small />
            ) : null
          }
        </For>
      )}
    />
  );
}

function Exit(props: { readonly desk: Desk }): JSX.Element {
  return <CellChoice desk={props.desk} says={props.desk.words().tray.exitSays} />;
}

function Teleport(props: { readonly desk: Desk }): JSX.Element {
  const says = (): string => {
    const { teleporting } = viewOf(props.desk);
    const { tray } = props.desk.words();
    return teleporting === null ? tray.exitSays : tray.teleportSays(props.desk.table.nameOf(teleporting));
  };
  return <CellChoice desk={props.desk} says={says()} />;
}

const ANSWERS = { subprogram: Subprogram, logic: Logic, choose: Rows, exit: Exit, teleport: Teleport };
