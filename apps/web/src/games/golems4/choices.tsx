import type { View4 } from '@stolik/golems/v4';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Seal } from '../../base/ui/seal.tsx';
import { deskOf } from '../golems/desk/desk.ts';
import type { Desk } from '../golems/desk/desk-shape.ts';
import type { Edition } from '../golems/desk/edition.ts';
import type { GolemsTable } from '../golems/model/table.ts';
import { CardBack } from '../golems/program/card.tsx';
import { CellChoice, Confirm, Decline, Options, Question } from '../golems/program/choices.tsx';
import { COMPONENTS, componentLook, turnedTold } from '../golems/program/component-look.ts';

/** The shared desk knows no edition; these questions are those of one. */
const viewOf = (desk: Desk): View4 => desk.view() as View4;

export function Choices(props: { readonly table: GolemsTable; readonly edition: Edition }): JSX.Element {
  return <Question desk={deskOf(props.table, props.edition)} answers={ANSWERS} />;
}

/** The row of a rival that is jammed. */
function Jam(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const victim = () => viewOf(desk).victim;
  return (
    <>
      <Show when={victim() !== null}>
        <div class="gl-line abreast">
          <Seal seat={victim()!} letter={desk.table.letterOf(victim()!)} />
          <b>{desk.words().tray.programOf(desk.table.nameOf(victim()!))}</b>
        </div>
      </Show>
      <Options
        desk={desk}
        label={(answer) => desk.words().tray.row(Number(answer))}
        card={() => <CardBack label={desk.words().tray.faceDown} />}
      />
    </>
  );
}

function Exit(props: { readonly desk: Desk }): JSX.Element {
  return <CellChoice desk={props.desk} says={props.desk.words().tray.exitSays} />;
}

/** Which component breaks, or which is repaired. */
function Components(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const isRepair = () => desk.ask() === 'repair';
  const robot = createMemo(() => {
    const seat = desk.table.seat();
    return seat === undefined ? undefined : viewOf(desk).robots[seat];
  });
  const colourOf = (kind: (typeof COMPONENTS)[number]): string => robot()?.parts?.[COMPONENTS.indexOf(kind)] ?? 'red';
  return (
    <>
      <p class="gl-says">{isRepair() ? desk.words().tray.repairSays : desk.words().tray.damageSays}</p>
      <div class="gl-line wrap abreast">
        <For each={COMPONENTS.filter((kind) => desk.answers().has(kind))}>
          {(kind) => (
            <button type="button" class="gl-part" aria-pressed={desk.chosen() === kind} onClick={() => desk.choose(kind)}>
              <svg
                viewBox="0 0 100 100"
                aria-hidden="true"
                innerHTML={componentLook(kind, colourOf(kind), !isRepair(), viewOf(desk).box)}
              />
              <span>{desk.words().components[kind]}</span>
              <small>
                {turnedTold(desk.words(), kind, {
                  colour: colourOf(kind),
                  isRepair: isRepair(),
                  box: viewOf(desk).box,
                })}
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

/** One token of each kind of those that are left. */
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
          <div class="gl-line wrap gl-build abreast" role="group" aria-label={desk.words().components[kind]}>
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
                    innerHTML={componentLook(kind, colour, false, viewOf(desk).box)}
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

const ANSWERS = { build: Build, damage: Components, repair: Components, jam: Jam, exit: Exit };
