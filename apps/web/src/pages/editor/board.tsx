import { createMemo, createSignal, createUniqueId, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { isPhone } from '../../base/ui/window.ts';
import type { Cell } from '../../games/golems/model/field.ts';
import { groundArt } from '../../games/golems/model/pieces.ts';
import { figuresOf, golemArtOf, tokensArt } from '../../games/golems/scenarios/sketch.ts';
import { CellGrid } from './cell-grid.tsx';
import type { Editor } from './editor-shape.ts';
import type { Frame } from './frame.ts';
import { type DraggedPart, PartHandles } from './part-handles.tsx';

/** Room for letters and numbers beside the cells, in hundredths of a cell. */
const MARGIN = { left: 42, top: 16, right: 16, bottom: 44 };
/** Bare felt around the field where parts can be laid, in cells. */
const APRON = 2;
const LARGEST_CELL = 132;
/** Half the gap between parts, and how round their corners are. */
const GAP = 3;
const CORNER = 15;

/** The field that is built, on its felt. */
export function EditorBoard(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const [felt, setFelt] = createSignal({ width: 0, height: 0 });
  const [dragged, setDragged] = createSignal<DraggedPart>();
  let root!: HTMLDivElement;
  let world!: HTMLDivElement;
  onMount(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setFelt({ width, height });
    });
    watcher.observe(root);
    onCleanup(() => watcher.disconnect());
  });
  const apron = (): number => {
    if (editor.tab() !== 'field') return 0;
    const { width, height } = editor.ground();
    return isPhone() || Math.max(width, height) > 7 ? 1 : APRON;
  };
  const size = createMemo(() => {
    const { width, height } = editor.ground();
    return { width: Math.max(width, 1) + 2 * apron(), height: Math.max(height, 1) + 2 * apron() };
  });
  const unit = createMemo(() => {
    const { width, height } = felt();
    const wide = size().width + (MARGIN.left + MARGIN.right) / 100;
    const high = size().height + (MARGIN.top + MARGIN.bottom) / 100;
    return Math.max(0, Math.min(width / wide, height / high, LARGEST_CELL));
  });
  const frame = (): Frame => ({
    unit: unit(),
    left: (apron() + MARGIN.left / 100) * unit(),
    top: (apron() + MARGIN.top / 100) * unit(),
  });
  const box = () => ({
    width: `${unit() * (size().width + (MARGIN.left + MARGIN.right) / 100)}px`,
    height: `${unit() * (size().height + (MARGIN.top + MARGIN.bottom) / 100)}px`,
  });
  const viewBox = (): string => {
    const [left, top] = [-MARGIN.left - apron() * 100, -MARGIN.top - apron() * 100];
    return `${left} ${top} ${size().width * 100 + MARGIN.left + MARGIN.right} ${size().height * 100 + MARGIN.top + MARGIN.bottom}`;
  };
  editor.stage.spotAt = (x, y) => {
    const rect = world.getBoundingClientRect();
    const felted = root.getBoundingClientRect();
    if (x < felted.left || x > felted.right || y < felted.top || y > felted.bottom) return undefined;
    const column = Math.floor((x - rect.left - frame().left) / unit());
    const row = Math.floor((y - rect.top - frame().top) / unit());
    return { x: column, y: editor.ground().height - 1 - row };
  };
  /** The dragged part lies over the others. */
  const order = createMemo(() => {
    const all = editor.draft().parts.map((_, index) => index);
    const top = dragged()?.index;
    return top === undefined ? all : [...all.filter((index) => index !== top), top];
  });
  return (
    <div class="ed-board" ref={root}>
      <div class="ed-world" ref={world} style={box()}>
        <svg viewBox={viewBox()} aria-hidden="true">
          <Show when={editor.tab() === 'field'}>
            <Apron width={size().width} height={size().height} apron={apron()} />
          </Show>
          <For each={order()}>{(index) => <Part editor={editor} index={index} dragged={dragged()} />}</For>
          <Labels editor={editor} />
          <For each={editor.shown()}>{(name) => <Shown cell={editor.ground().at.get(name)} />}</For>
        </svg>
        <Show when={editor.tab() === 'field'} fallback={<CellGrid editor={editor} frame={frame()} />}>
          <PartHandles editor={editor} frame={frame()} dragged={dragged()} onDrag={setDragged} />
        </Show>
      </div>
    </div>
  );
}

/** Dots where cells could be. */
function Apron(props: { readonly width: number; readonly height: number; readonly apron: number }): JSX.Element {
  const dots = createMemo(() => {
    let path = '';
    for (let y = 0; y <= props.height; y++)
      for (let x = 0; x <= props.width; x++) path += `M${(x - props.apron) * 100} ${(y - props.apron) * 100}h0`;
    return path;
  });
  return <path class="ed-apron" d={dots()} />;
}

/** One piece of cardboard with everything on it. */
function Part(props: {
  readonly editor: Editor;
  readonly index: number;
  readonly dragged: DraggedPart | undefined;
}): JSX.Element {
  const { editor } = props;
  const clip = createUniqueId();
  const cells = createMemo(() => editor.ground().cells.filter(({ part }) => part === props.index));
  const box = createMemo(() => {
    const [xs, ys] = [cells().map(({ x }) => x), cells().map(({ y }) => y)];
    const [left, top] = [Math.min(...xs) * 100, Math.min(...ys) * 100];
    return {
      x: left + GAP,
      y: top + GAP,
      width: (Math.max(...xs) + 1) * 100 - left - 2 * GAP,
      height: (Math.max(...ys) + 1) * 100 - top - 2 * GAP,
    };
  });
  const ground = createMemo(() => {
    let art = '';
    for (const cell of cells())
      art += `<g transform="translate(${cell.x * 100} ${cell.y * 100})">${groundArt(cell, editor.edition)}</g>`;
    return art;
  });
  const isDragged = (): boolean => props.dragged?.index === props.index;
  const shift = (): string => (isDragged() ? `translate(${props.dragged!.dx * 100} ${props.dragged!.dy * 100})` : '');
  const isChosen = (): boolean => editor.tab() === 'field' && editor.chosenPart() === props.index;
  return (
    <Show when={cells().length > 0}>
      <g transform={shift()} classList={{ 'ed-lifted': isDragged(), 'ed-wrong': isDragged() && !props.dragged!.isFree }}>
        <rect class="ed-thick" x={box().x} y={box().y + 9} width={box().width} height={box().height} rx={CORNER} />
        <clipPath id={clip}>
          <rect x={box().x} y={box().y} width={box().width} height={box().height} rx={CORNER} />
        </clipPath>
        <g clip-path={`url(#${clip})`} innerHTML={ground()} />
        <Things editor={editor} cells={cells()} />
        <Show when={isChosen() || isDragged()}>
          <rect class="ed-chosen" x={box().x} y={box().y} width={box().width} height={box().height} rx={CORNER} />
        </Show>
      </g>
    </Show>
  );
}

function Things(props: { readonly editor: Editor; readonly cells: readonly Cell[] }): JSX.Element {
  const { editor } = props;
  // Keyed by what lies there: a new token drops onto its cell, the others stay still.
  const laid = createMemo(() =>
    props.cells.flatMap(({ name }) => (editor.draft().tokens[name] ? [`${name} ${editor.draft().tokens[name]}`] : [])),
  );
  const standing = createMemo(() =>
    figuresOf(editor.draft()).flatMap((figure) => {
      const cell = props.cells.find(({ name }) => name === figure.at);
      return cell ? [{ figure, cell }] : [];
    }),
  );
  const isChosen = (seat: number): boolean => {
    const golem = editor.chosenGolem();
    if (editor.tab() !== 'golems' || !golem) return false;
    return seat === (golem.kind === 'start' ? golem.index : editor.draft().starts.length + golem.index);
  };
  return (
    <>
      <For each={laid()}>
        {(key) => {
          const name = key.slice(0, key.indexOf(' '));
          const cell = createMemo(() => editor.ground().at.get(name));
          return (
            <Show when={cell()}>
              {(at) => (
                <g transform={`translate(${at().x * 100} ${at().y * 100})`}>
                  <g class="ed-token" innerHTML={tokensArt(editor.draft(), editor.ground(), at())} />
                </g>
              )}
            </Show>
          );
        }}
      </For>
      <For each={standing()}>
        {({ figure, cell }) => (
          <g transform={`translate(${cell.x * 100} ${cell.y * 100})`}>
            <Show when={isChosen(figure.seat)}>
              <circle class="ed-ring" cx="50" cy="50" r="47" />
            </Show>
            <g innerHTML={golemArtOf(editor.draft(), figure)} />
          </g>
        )}
      </For>
    </>
  );
}

function Shown(props: { readonly cell: Cell | undefined }): JSX.Element {
  return (
    <Show when={props.cell}>
      {(cell) => <rect class="ed-shown" x={cell().x * 100 + 5} y={cell().y * 100 + 5} width="90" height="90" rx="14" />}
    </Show>
  );
}

function Labels(props: { readonly editor: Editor }): JSX.Element {
  const labels = createMemo(() => {
    const { width, height } = props.editor.ground();
    return [
      ...Array.from({ length: width }, (_, x) => ({ text: String.fromCharCode(97 + x), x: x * 100 + 50, y: height * 100 + 34 })),
      ...Array.from({ length: height }, (_, y) => ({ text: String(height - y), x: -20, y: y * 100 + 58 })),
    ];
  });
  return (
    <For each={labels()}>
      {({ text, x, y }) => (
        <text class="ed-label" x={x} y={y} text-anchor="middle">
          {text}
        </text>
      )}
    </For>
  );
}
