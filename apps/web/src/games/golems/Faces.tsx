import { flowchart } from '@stolik/golems/programs/flowchart';
import type { Program, Row } from '@stolik/golems/programs/program';
import { pseudocode } from '@stolik/golems/programs/pseudocode';
import { python, pythonLines } from '@stolik/golems/programs/python';
import { createEffect, createMemo, createSignal, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import { Icon } from '../../ui/icon.tsx';
import { Soon } from '../../ui/laying.tsx';
import { CardFace } from './Card.tsx';
import type { Desk } from './desk.ts';
import { isWide } from './media.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { pythonWorld } from './python-world.ts';
import { showRunning } from './running.ts';

const FACES = ['cards', 'flowchart', 'blocks', 'pseudocode', 'python'] as const;
export type FaceName = (typeof FACES)[number];

const [face, setFace] = createSignal<FaceName>('pseudocode');

/** One program in five languages: cards, flowchart, blocks, words, Python. The running row is marked in each. */
export function Faces(props: {
  readonly desk: Desk;
  readonly program: Program;
  readonly seat: number;
  /** Index of the row that runs now. */
  readonly running?: number | undefined;
  readonly cards?: JSX.Element;
  readonly isPartial?: boolean;
}): JSX.Element {
  const { desk } = props;
  const words = () => desk.words().panel;
  /** On a wide screen a film has cards and flowchart side by side with what is chosen. */
  const isSideBySide = () => isWide() && props.cards !== undefined;
  const shown = (): readonly FaceName[] =>
    isSideBySide() ? ['pseudocode', 'python', 'blocks'] : FACES.filter((name) => name !== 'cards' || props.cards !== undefined);
  const current = (): FaceName =>
    shown().includes(face()) ? face() : shown()[isSideBySide() ? 1 : shown().indexOf('pseudocode')]!;
  const source = (): string => {
    if (current() === 'python') return python(props.program, desk.edition, desk.table.language(), pythonWorld(desk, props.seat));
    return pseudocode(props.program, desk.edition, desk.table.language()).join('\n');
  };
  const [isPrinting, setPrinting] = createSignal(false);
  function copy(): void {
    void navigator.clipboard?.writeText(source()).then(() => desk.table.announce(words().copied));
  }
  return (
    <div class="gl-faces" classList={{ beside: isSideBySide() }}>
      <Show when={isSideBySide()}>
        <section class="gl-column" aria-label={words().cards} tabindex="0">
          <h3>{words().cards}</h3>
          <Soon>{props.cards}</Soon>
        </section>
        <section class="gl-column" aria-label={words().flowchart} tabindex="0">
          <h3>{words().flowchart}</h3>
          <Show when={props.program.length > 0} fallback={<p class="dim">{words().noProgram}</p>}>
            <Soon>
              <Flow desk={desk} program={props.program} running={props.running} />
            </Soon>
          </Show>
        </section>
      </Show>
      <section class="gl-column">
        <div class="gl-tabs" role="tablist" aria-label={words().faces}>
          <For each={shown()}>
            {(name) => (
              <button type="button" role="tab" aria-selected={current() === name} onClick={() => setFace(name)}>
                {words()[name]}
              </button>
            )}
          </For>
        </div>
        <div class="gl-face" role="tabpanel" aria-label={words()[current()]} tabindex="0">
          <Show when={props.program.length > 0 || current() === 'cards'} fallback={<p class="dim">{words().noProgram}</p>}>
            <Switch>
              <Match when={current() === 'cards'}>{props.cards}</Match>
              <Match when={current() === 'flowchart'}>
                <Flow desk={desk} program={props.program} running={props.running} />
              </Match>
              <Match when={current() === 'blocks'}>
                <Blocks desk={desk} program={props.program} running={props.running} />
              </Match>
              <Match when={current() === 'pseudocode'}>
                <Code
                  program={props.program}
                  linesOf={(row) => pseudocode([row], desk.edition, desk.table.language())}
                  running={props.running}
                />
              </Match>
              <Match when={current() === 'python'}>
                <Code program={props.program} linesOf={(row) => pythonLines([row], desk.edition)} running={props.running} />
              </Match>
            </Switch>
          </Show>
          <Show when={props.isPartial}>
            <p class="dim">{words().unknownYet}</p>
          </Show>
        </div>
        <Show when={props.program.length > 0}>
          <div class="gl-face-tools">
            <button type="button" class="btn quiet" onClick={copy}>
              <Icon name="file" small />
              {words().copy}
            </button>
            <button type="button" class="btn quiet" onClick={() => setPrinting(true)}>
              {words().print}
            </button>
          </div>
        </Show>
        <Show when={isPrinting()}>
          <PrintSheet desk={desk} program={props.program} seat={props.seat} onPrinted={() => setPrinting(false)} />
        </Show>
      </section>
    </div>
  );
}

function Code(props: {
  readonly program: Program;
  readonly linesOf: (row: Row) => readonly string[];
  readonly running: number | undefined;
}): JSX.Element {
  let root!: HTMLPreElement;
  createEffect(
    on(
      () => props.running,
      () => showRunning(root),
    ),
  );
  return (
    <pre class="gl-code" ref={root}>
      <For each={props.program}>
        {(row, index) => (
          <span classList={{ on: props.running === index() }} aria-current={props.running === index() ? 'step' : undefined}>
            {`${props.linesOf(row).join('\n')}\n`}
          </span>
        )}
      </For>
    </pre>
  );
}

function Flow(props: { readonly desk: Desk; readonly program: Program; readonly running: number | undefined }): JSX.Element {
  const isPlain = createMemo(() => props.program.every(({ kind }) => kind === 'plain'));
  // A program without bonus cards is one column: the margins of the others would only make its words small.
  const art = createMemo(() => {
    const drawn = flowchart(props.program, props.desk.edition, props.desk.table.language());
    return isPlain() ? drawn.replace('viewBox="0 0 360', 'viewBox="60 0 180') : drawn;
  });
  const mark = (element: HTMLDivElement): void => {
    for (const [index, group] of [...element.querySelectorAll('[data-row]')].entries())
      group.classList.toggle('on', index === props.running);
    showRunning(element);
  };
  let root!: HTMLDivElement;
  createEffect(on([art, () => props.running], () => queueMicrotask(() => root?.isConnected && mark(root))));
  return <div class="gl-flow" classList={{ plain: isPlain() }} ref={root} innerHTML={art()} />;
}

/** Nested blocks, as children's languages have them. */
function Blocks(props: { readonly desk: Desk; readonly program: Program; readonly running: number | undefined }): JSX.Element {
  const words = () => props.desk.words();
  const inner = (row: Row): readonly (readonly [string, string])[] => {
    if (row.kind === 'if')
      return [
        [words().tray.yes, row.yes],
        [words().tray.no, row.no],
      ];
    return row.kind === 'repeat' || row.kind === 'while' ? [['', row.card]] : [];
  };
  const head = (row: Row): string => {
    const name = words().card(row.kind === 'plain' ? row.card : row.kind);
    const test = row.kind === 'if' ? row.test : row.kind === 'while' ? row.sensor : undefined;
    return test ? `${name}: ${words().tests[test]}` : name;
  };
  return (
    <ol class="gl-blocks">
      <For each={props.program}>
        {(row, index) => (
          <li
            class="gl-block"
            classList={{
              on: props.running === index(),
              [row.kind === 'plain' ? ('AD'.includes(row.card) ? 'battle' : 'move') : 'bonus']: true,
            }}
            aria-current={props.running === index() ? 'step' : undefined}
          >
            <span>{head(row)}</span>
            <For each={inner(row)}>
              {([label, card]) => (
                <span class="gl-block-in">
                  <Show when={label}>
                    <small>{label}</small>
                  </Show>
                  <CardFace item={card as never} words={words()} small />
                </span>
              )}
            </For>
          </li>
        )}
      </For>
    </ol>
  );
}
