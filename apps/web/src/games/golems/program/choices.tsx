import { type TokenName, tokenArt } from '@stolik/golems/art/tokens';
import type { Card } from '@stolik/golems/programs/program';
import { CARDS } from '@stolik/golems/programs/program';
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import { Seal } from '../../../base/ui/seal.tsx';
import { targetsOf } from '../board/targets.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { askOf, blocksOf } from '../model/model.ts';
import { boxOf, is6 } from '../model/scene.ts';
import { CardBack, CardFace } from './card.tsx';
import { COMPONENTS, componentLook, turnedTold } from './component-look.ts';

/** The question of the moment, when it is not a program: small, answered by one press and a confirmation. */
export function Choices(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const ask = createMemo(() => askOf(desk.view()));
  return (
    <div class="gl-choices" data-ask={ask()}>
      <div class="cap">{desk.words().asks[ask()] ?? ''}</div>
      <Switch>
        <Match when={ask() === 'subprogram'}>
          <Subprogram desk={desk} />
        </Match>
        <Match when={ask() === 'logic'}>
          <Logic desk={desk} />
        </Match>
        <Match when={ask() === 'build'}>
          <Build desk={desk} />
        </Match>
        <Match when={ask() === 'damage' || ask() === 'repair'}>
          <Components desk={desk} />
        </Match>
        <Match when={ask() === 'choose' || ask() === 'jam'}>
          <Plain desk={desk} />
        </Match>
        <Match when={ask() === 'exit' || ask() === 'teleport'}>
          <CellChoice desk={desk} />
        </Match>
      </Switch>
    </div>
  );
}

function Confirm(props: { readonly desk: Desk; readonly label: string; readonly isReady?: boolean }): JSX.Element {
  return (
    <button
      type="button"
      class="btn go gl-ready"
      disabled={props.isReady === false || props.desk.chosen() === undefined}
      onClick={props.desk.confirm}
    >
      <Icon name="check" />
      {props.label}
    </button>
  );
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
      <div class="gl-line">
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
    const view = desk.view();
    const seat = desk.table.seat();
    return is6(view) && seat !== undefined ? view.held[seat] : null;
  });
  const rows = createMemo(() => [...desk.answers().keys()].filter((answer) => /\d:\d/.test(answer)));
  const seats = createMemo(() => [...new Set(rows().map((answer) => Number(answer.split(' ')[1]!.split(':')[0]) - 1))]);
  /** Of the own program one knows what lies there. */
  const known = (seat: number, answer: string): string => {
    const row = Number.parseInt(answer.split(':')[1]!, 10);
    const content = blocksOf(desk.view(), seat).find((block) => block.row === row)?.content;
    return content && content !== 'empty' ? ` · ${desk.words().row(content)}` : '';
  };
  return (
    <>
      <div class="gl-line">
        <Show when={token()}>
          {(name) => <svg class="gl-token" viewBox="0 0 100 100" aria-hidden="true" innerHTML={tokenArt(name() as TokenName)} />}
        </Show>
        <p class="gl-says">{token() ? desk.words().logicSays(token()!) : ''}</p>
      </div>
      <For each={seats()}>
        {(seat) => (
          <div class="gl-line wrap gl-rows-of">
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

/** First, second or both; or the row of a rival that is jammed. */
function Plain(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const isJam = () => askOf(desk.view()) === 'jam';
  const victim = () => {
    const view = desk.view();
    return is6(view) ? null : view.victim;
  };
  const own = createMemo(() => {
    const view = desk.view();
    const seat = desk.table.seat();
    if (!is6(view) || seat === undefined || view.row === null) return [];
    return blocksOf(view, seat).slice(view.row - 1, view.row + 1);
  });
  const label = (answer: string): string =>
    isJam() ? desk.words().tray.row(Number(answer)) : (desk.words().choices[answer] ?? answer);
  return (
    <>
      <Show when={isJam() && victim() !== null}>
        <div class="gl-line">
          <Seal seat={victim()!} letter={desk.table.letterOf(victim()!)} />
          <b>{desk.words().tray.programOf(desk.table.nameOf(victim()!))}</b>
        </div>
      </Show>
      <div class="gl-line wrap">
        <For each={[...desk.answers().keys()]}>
          {(answer) => (
            <button
              type="button"
              class="btn gl-option"
              aria-pressed={desk.chosen() === answer}
              onClick={() => desk.choose(answer)}
            >
              <Show when={!isJam()} fallback={<CardBack label={desk.words().tray.faceDown} />}>
                <For each={answer === 'both' ? own() : answer === 'first' ? own().slice(0, 1) : own().slice(1)}>
                  {({ content }) =>
                    content && content !== 'empty' ? (
                      <CardFace item={content.kind === 'plain' ? content.card : content.kind} words={desk.words()} small />
                    ) : null
                  }
                </For>
              </Show>
              {label(answer)}
            </button>
          )}
        </For>
        <Confirm desk={desk} label={desk.words().tray.confirm} />
      </div>
    </>
  );
}

/** Where nothing need be chosen. */
function Decline(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.answers().has('none')}>
      <button
        type="button"
        class="btn"
        onClick={() => {
          props.desk.choose('none');
          props.desk.confirm();
        }}
      >
        {props.desk.words().tray.decline}
      </button>
    </Show>
  );
}

/** More cells than this are chosen on the board, or from a list. */
const MOST_BUTTONS = 8;

function CellButtons(props: { readonly desk: Desk; readonly targets: ReadonlyMap<string, string> }): JSX.Element {
  return (
    <For each={[...props.targets]}>
      {([cell, answer]) => (
        <button
          type="button"
          class="btn gl-option mono"
          aria-pressed={props.desk.chosen() === answer}
          onClick={() => props.desk.choose(answer)}
        >
          {cell}
        </button>
      )}
    </For>
  );
}

function CellChoice(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const targets = createMemo(() => targetsOf(desk));
  const teleported = () => {
    const view = desk.view();
    return is6(view) ? view.teleporting : null;
  };
  return (
    <>
      <p class="gl-says">
        {teleported() !== null && askOf(desk.view()) === 'teleport'
          ? desk.words().tray.teleportSays(desk.table.nameOf(teleported()!))
          : desk.words().tray.exitSays}
      </p>
      <div class="gl-line wrap">
        <Show when={targets().size > MOST_BUTTONS} fallback={<CellButtons desk={desk} targets={targets()} />}>
          <label class="gl-cell-choice">
            <span>{desk.words().tray.cell}</span>
            <select class="input" onChange={(event) => desk.choose(event.currentTarget.value || undefined)}>
              <option value="" selected={desk.chosen() === undefined} />
              <For each={[...targets()]}>
                {([cell, answer]) => (
                  <option value={answer} selected={desk.chosen() === answer}>
                    {cell}
                  </option>
                )}
              </For>
            </select>
          </label>
        </Show>
        <Decline desk={desk} />
        <Confirm desk={desk} label={desk.words().tray.confirm} />
      </div>
    </>
  );
}

/** v4: which component breaks, or which is mended. */
function Components(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const isRepair = () => askOf(desk.view()) === 'repair';
  const robot = createMemo(() => {
    const view = desk.view();
    const seat = desk.table.seat();
    return is6(view) || seat === undefined ? undefined : view.robots[seat];
  });
  const colourOf = (kind: (typeof COMPONENTS)[number]): string => robot()?.parts?.[COMPONENTS.indexOf(kind)] ?? 'red';
  return (
    <>
      <p class="gl-says">{isRepair() ? desk.words().tray.repairSays : desk.words().tray.damageSays}</p>
      <div class="gl-line wrap">
        <For each={COMPONENTS.filter((kind) => desk.answers().has(kind))}>
          {(kind) => (
            <button type="button" class="gl-part" aria-pressed={desk.chosen() === kind} onClick={() => desk.choose(kind)}>
              <svg
                viewBox="0 0 100 100"
                aria-hidden="true"
                innerHTML={componentLook(kind, colourOf(kind), !isRepair(), boxOf(desk.view()))}
              />
              <span>{desk.words().components[kind]}</span>
              <small>
                {turnedTold(desk.words(), kind, { colour: colourOf(kind), isRepair: isRepair(), box: boxOf(desk.view()) })}
              </small>
            </button>
          )}
        </For>
        <Decline desk={desk} />
        <Confirm desk={desk} label={isRepair() ? desk.words().tray.repair : desk.words().tray.confirm} />
      </div>
    </>
  );
}

/** v4 with `build`: one token of each kind of those that are left. */
function Build(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const [parts, setParts] = createSignal<readonly (string | undefined)[]>([]);
  const left = createMemo(() =>
    COMPONENTS.map((kind) =>
      [...new Set([...desk.answers().keys()].map((answer) => new RegExp(`${kind} (\\w+)`).exec(answer)?.[1] ?? ''))].filter(
        Boolean,
      ),
    ),
  );
  function pick(index: number, colour: string): void {
    const next = COMPONENTS.map((_, at) => (at === index ? colour : parts()[at]));
    setParts(next);
    if (next.every(Boolean)) desk.choose(COMPONENTS.map((kind, at) => `${kind} ${next[at]}`).join(', '));
  }
  return (
    <>
      <For each={COMPONENTS}>
        {(kind, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be named twice
          <div class="gl-line wrap gl-build" role="group" aria-label={desk.words().components[kind]}>
            <b class="gl-kind">{desk.words().components[kind]}</b>
            <For each={left()[index()]}>
              {(colour) => (
                <button
                  type="button"
                  class="gl-part small"
                  aria-pressed={parts()[index()] === colour}
                  onClick={() => pick(index(), colour)}
                >
                  <svg
                    viewBox="0 0 100 100"
                    aria-hidden="true"
                    innerHTML={componentLook(kind, colour, false, boxOf(desk.view()))}
                  />
                  <span>{desk.words().robots[colour]}</span>
                </button>
              )}
            </For>
          </div>
        )}
      </For>
      <Confirm desk={desk} label={desk.words().tray.build} />
    </>
  );
}
