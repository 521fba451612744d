import { type Program, pseudocode, type Row } from '@stolik/golems/programs';
import { flowchart, leftOutInWords, python, pythonLines } from '@stolik/golems/programs/forms';
import { createEffect, createMemo, createSignal, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import { copyText } from '../../../base/ui/copy.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { bringIntoSight } from '../../../base/ui/into-sight.ts';
import { Soon } from '../../../base/ui/laying.tsx';
import { isDesk } from '../../../base/ui/window.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { pythonWorld } from '../desk/python-world.ts';
import { type Piece, pythonPieces, wordPieces } from '../model/colours.ts';
import { showRunning } from '../model/running.ts';
import { type Answer, type Branch, type LineMark, lineMarks, pythonNote } from '../story/branch.ts';
import { CardFace } from './card.tsx';
import { PrintSheet } from './print-sheet.tsx';

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
  /** The way it has taken, and what the question was answered. */
  readonly branch?: Branch | undefined;
  readonly answer?: Answer | undefined;
  readonly cards?: JSX.Element;
  readonly isPartial?: boolean;
}): JSX.Element {
  const { desk } = props;
  const words = () => desk.words().panel;
  /** On a wide screen a film has cards and flowchart side by side with what is chosen. */
  const isSideBySide = () => isDesk() && props.cards !== undefined;
  const shown = (): readonly FaceName[] =>
    isSideBySide() ? ['pseudocode', 'python', 'blocks'] : FACES.filter((name) => name !== 'cards' || props.cards !== undefined);
  const current = (): FaceName =>
    shown().includes(face()) ? face() : shown()[isSideBySide() ? 1 : shown().indexOf('pseudocode')]!;
  const source = (): string => {
    if (current() === 'python')
      return python(props.program, desk.edition.id, desk.table.language(), pythonWorld(desk, props.seat));
    return pseudocode(props.program, desk.edition.id, desk.table.language()).join('\n');
  };
  const [isPrinting, setPrinting] = createSignal(false);
  let column!: HTMLElement;
  /** Below rows and buttons there may be no more of it in sight than its tabs. */
  function show(name: FaceName): void {
    setFace(name);
    requestAnimationFrame(() => column.isConnected && bringIntoSight(column));
  }
  function copy(): void {
    void copyText(source()).then((isCopied) => isCopied && desk.table.announce(words().copied));
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
              <Flow desk={desk} program={props.program} running={props.running} branch={props.branch} />
            </Soon>
          </Show>
        </section>
      </Show>
      <section class="gl-column" ref={column}>
        <div class="gl-tabs" role="tablist" aria-label={words().faces}>
          <For each={shown()}>
            {(name) => (
              <button type="button" role="tab" aria-selected={current() === name} onClick={() => show(name)}>
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
                <Flow desk={desk} program={props.program} running={props.running} branch={props.branch} />
              </Match>
              <Match when={current() === 'blocks'}>
                <Blocks desk={desk} program={props.program} running={props.running} branch={props.branch} />
              </Match>
              <Match when={current() === 'pseudocode'}>
                <Code
                  program={props.program}
                  linesOf={(row) => pseudocode([row], desk.edition.id, desk.table.language())}
                  piecesOf={wordPieces}
                  running={props.running}
                  branch={props.branch}
                  noteOf={() => (props.branch === 'yes' ? desk.words().tray.yes : desk.words().tray.no)}
                />
              </Match>
              <Match when={current() === 'python'}>
                <Code
                  program={props.program}
                  linesOf={(row) => pythonLines([row], desk.edition.id)}
                  piecesOf={pythonPieces}
                  running={props.running}
                  branch={props.branch}
                  noteOf={(head) => props.answer && pythonNote(head, props.answer)}
                />
                <p class="gl-left-out">{leftOutInWords(props.program, desk.table.language(), pythonWorld(desk, props.seat))}</p>
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

/** A program as lines of text, with the running one marked. */
export function Code(props: {
  readonly program: Program;
  readonly linesOf: (row: Row) => readonly string[];
  readonly piecesOf: (line: string) => readonly Piece[];
  readonly running: number | undefined;
  readonly branch: Branch | undefined;
  /** Behind the line that asks: whether what stands there is so. */
  readonly noteOf: (head: string) => string | undefined;
}): JSX.Element {
  const marksOf = (row: Row, index: number): readonly LineMark[] =>
    props.running === index ? lineMarks(row, props.linesOf(row).length, props.branch) : [];
  const lineOf = (line: string, row: number, at: number): string => {
    const note = props.running === row && at === 0 && props.branch && props.noteOf(line);
    return note ? `${line}  # ${note}` : line;
  };
  let root!: HTMLPreElement;
  createEffect(
    on(
      () => [props.running, props.branch],
      () => showRunning(root),
    ),
  );
  return (
    <pre class="gl-code" ref={root}>
      <For each={props.program}>
        {(row, index) => (
          <For each={props.linesOf(row)}>
            {(line, at) => {
              const mark = () => marksOf(row, index())[at()];
              return (
                <span
                  class="gl-line-of"
                  classList={{ on: mark() === 'on', pale: mark() === 'pale' }}
                  aria-current={mark() === 'on' ? 'step' : undefined}
                >
                  <For each={props.piecesOf(lineOf(line, index(), at()))}>
                    {(piece) => <i class={`ink-${piece.ink ?? 'plain'}`}>{piece.text}</i>}
                  </For>
                  {'\n'}
                </span>
              );
            }}
          </For>
        )}
      </For>
    </pre>
  );
}

/** What a face that is drawn needs to mark what runs. */
interface Drawn {
  readonly desk: Desk;
  readonly program: Program;
  readonly running: number | undefined;
  readonly branch: Branch | undefined;
}

function Flow(props: Drawn): JSX.Element {
  const isPlain = createMemo(() => props.program.every(({ kind }) => kind === 'plain'));
  const art = createMemo(() => flowchart(props.program, props.desk.edition.id, props.desk.table.language()));
  const mark = (element: HTMLDivElement): void => {
    for (const [index, group] of [...element.querySelectorAll('[data-row]')].entries()) {
      const isOn = index === props.running;
      group.classList.toggle('on', isOn);
      for (const way of group.querySelectorAll<SVGGElement>('[data-branch]')) {
        const isDecided = isOn && props.branch !== undefined;
        way.classList.toggle('taken', isDecided && way.dataset['branch'] === props.branch);
        way.classList.toggle('pale', isDecided && way.dataset['branch'] !== props.branch);
      }
    }
    showRunning(element);
  };
  let root!: HTMLDivElement;
  createEffect(on([art, () => props.running, () => props.branch], () => queueMicrotask(() => root?.isConnected && mark(root))));
  return <div class="gl-flow" classList={{ plain: isPlain() }} ref={root} innerHTML={art()} />;
}

/** Nested blocks, as children's languages have them. */
function Blocks(props: Drawn): JSX.Element {
  const words = () => props.desk.words();
  let root!: HTMLOListElement;
  createEffect(
    on(
      () => props.running,
      () => showRunning(root),
    ),
  );
  const inner = (row: Row): readonly (readonly [label: string, card: string, branch: Branch])[] => {
    if (row.kind === 'if')
      return [
        [words().tray.yes, row.yes, 'yes'],
        [words().tray.no, row.no, 'no'],
      ];
    return row.kind === 'repeat' || row.kind === 'while' ? [['', row.card, 'yes']] : [];
  };
  const head = (row: Row): string => {
    const name = words().card(row.kind === 'plain' ? row.card : row.kind);
    // A name that trails off is finished by its condition.
    if (row.kind === 'while') return `${name}${name.endsWith('…') ? '' : ':'} ${words().goesOn[row.sensor]}`;
    return row.kind === 'if' ? `${name}: ${words().tests[row.test]}` : name;
  };
  return (
    <ol class="gl-blocks" ref={root}>
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
              {([label, card, way]) => (
                <span
                  class="gl-block-in"
                  classList={{ pale: props.running === index() && props.branch !== undefined && props.branch !== way }}
                >
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
