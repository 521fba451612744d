import { liveChains } from '@stolik/circuit/seen/foresight';
import '../style/circuit.css';
import type { PictureFace } from '@stolik/circuit/art/draw';
import { cellName, findCell } from '@stolik/circuit/board/geometry';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { Later } from '../../../base/ui/laying.tsx';
import { isPhone } from '../../../base/ui/window.ts';
import { litOf } from '../../../shell/show/lit.ts';
import { face } from '../art/face.ts';
import { cellsPath } from '../art/picture.ts';
import { type Desk, deskOf } from '../desk/desk.ts';
import { handlePageKey } from '../desk/keys.ts';
import { askedPart } from '../model/asked-part.ts';
import { targetOf } from '../model/draft.ts';
import {
  ALL_CELLS,
  type Box,
  boxOfPart,
  cellPoint,
  EDGE_MIDDLES,
  NARROW,
  outlineOf,
  type Point,
  sidePoint,
  WIDE,
} from '../model/layout.ts';
import { partNames } from '../model/part-names.ts';
import type { CircuitProps } from '../model/table.ts';
import { chainWay } from '../model/ways.ts';
import { summaryOf } from '../panel/summary.ts';
import { Field } from './field.tsx';
import { Grid } from './grid.tsx';
import { Effects, WhyHalo } from './later.ts';
import { createUnit } from './unit.ts';

const FADE_MS = 260;
const CELL_NAMES = ALL_CELLS.map(cellName);
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The electric panel: both faces, previews, explanations, what happens, and the grid over it. */
export function Board(props: CircuitProps): JSX.Element {
  const desk = deskOf(props.table);
  let frame!: HTMLDivElement;
  const part = askedPart(props.table.question);
  const box = createMemo(() => boxOfPart(part, isPhone() ? NARROW : WIDE));
  const faces = createFaces(props);
  createEffect(
    on(desk.outlook, (outlook) => {
      if (outlook) props.table.announce(summaryOf(desk, outlook));
    }),
  );
  createEffect(
    on([desk.action, desk.outlook], ([action, outlook]) => {
      if (action !== undefined && !outlook) props.table.announce(desk.words().prompt.unforeseen);
    }),
  );
  const onPageKey = (event: KeyboardEvent): void => handlePageKey(desk, event);
  onMount(() => document.addEventListener('keydown', onPageKey));
  const unit = createUnit(() => frame, box);
  onCleanup(() => document.removeEventListener('keydown', onPageKey));
  const camera = createCamera(desk, () => frame, box);

  // A preview is drawn as the table it would make.
  const drawn = createMemo(() => {
    const ghost = desk.ghost();
    const outlook = desk.outlook();
    if (outlook) return outlook.after;
    if (!ghost) return desk.shown();
    return { ...desk.shown(), cells: { ...desk.shown().cells, [cellName(ghost.cell)]: { tile: ghost.tile } } };
  });
  const chains = createMemo(() => (desk.outlook() ? liveChains(drawn()) : desk.chains()));
  const offered = createMemo(
    () =>
      new Set(
        [...(desk.draft().kind === 'iron' ? [] : desk.offered())].flatMap((key) =>
          key.startsWith('cell') ? [Number(key.slice(4))] : [],
        ),
      ),
  );
  const told = createMemo(() => props.table.passages().flatMap(({ events }) => events));
  const names = createMemo(() => (faces().includes('schematic') ? partNames(drawn().cells, told(), CELL_NAMES) : NO_NAMES));
  const landing = () => {
    const event = desk.event();
    return event?.kind === 'tileLaid' ? findCell(event.cell) : undefined;
  };
  const isChosen = () => desk.draft().kind === 'tile';
  /** From then on it stays: it remembers where the turn's tile lies. */
  const hasHappened = createMemo((before: boolean) => before || desk.event() !== undefined, false);
  return (
    <div
      class="ci-board"
      data-face={face()}
      classList={{ still: props.table.pace() === 0, explaining: desk.why() !== undefined }}
    >
      <div class="ci-paper" aria-hidden="true" />
      <div
        class="ci-frame"
        ref={frame}
        classList={{ narrow: isPhone(), cut: props.table.question !== undefined }}
        style={{
          transform: camera(),
          '--ci-unit': String(unit()),
          '--w': String(box().width),
          '--h': String(box().height),
        }}
      >
        <For each={faces()}>
          {(each) => (
            <Field
              face={each}
              view={drawn()}
              chains={chains()}
              box={box()}
              part={part}
              isNarrow={isPhone()}
              isStill={props.table.pace() === 0}
              offered={offered()}
              isChosen={isChosen()}
              names={names()}
              landing={landing()}
              snapping={desk.ghost()?.cell}
              lit={litOf(props.table).lit()}
            >
              <Trial desk={desk} face={each} />
              <Show when={desk.why()}>{(why) => <WhyHalo why={why()} face={each} />}</Show>
            </Field>
          )}
        </For>
        <Show when={hasHappened()}>
          <Effects desk={desk} box={box()} face={face()} />
        </Show>
        <Later>
          <Grid desk={desk} box={box()} part={part} />
        </Later>
      </div>
    </div>
  );
}

/** On a phone an explanation is a sheet over the board: the camera goes to the chain it explains. */
function createCamera(desk: Desk, frame: () => HTMLElement, box: () => Box): () => string {
  const [camera, setCamera] = createSignal('none');
  createEffect(() => {
    const why = desk.why();
    const chain = isPhone() ? why?.chains[why.index] : undefined;
    if (!chain) {
      setCamera('none');
      return;
    }
    const rows = chain.parts.map(({ cell }) => cellPoint(findCell(cell) ?? 0).y);
    // The sheet is laid out first; how much of the board it leaves is measured then.
    requestAnimationFrame(() => setCamera(cameraOn(Math.min(...rows), Math.max(...rows) + 100, frame(), box())));
  });
  return camera;
}

const AIR = 70;

function cameraOn(top: number, bottom: number, frame: HTMLElement, box: Box): string {
  const board = frame.parentElement?.getBoundingClientRect();
  const sheet = document.querySelector('.side[data-open]')?.getBoundingClientRect();
  if (!board || !sheet || sheet.top >= board.bottom) return 'none';
  const free = Math.max(sheet.top - board.top, 100);
  const unit = frame.offsetWidth / box.width;
  const scale = Math.min(1, free / ((bottom - top + 2 * AIR) * unit));
  // Measured from the middle of the frame, which lies in the middle of the board.
  const middle = ((top + bottom) / 2 - box.y) * unit - frame.offsetHeight / 2;
  return `translateY(${free / 2 - board.height / 2 - middle * scale}px) scale(${scale})`;
}

/** The face shown now, and for a moment the one it fades from. */
function createFaces(props: CircuitProps): () => readonly PictureFace[] {
  const [faces, setFaces] = createSignal<readonly PictureFace[]>([face()]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(
      face,
      (now, before) => {
        clearTimeout(timer);
        const fade = FADE_MS * Math.min(props.table.pace(), 1);
        setFaces(before && fade > 0 ? [before, now] : [now]);
        if (fade > 0) timer = setTimeout(() => setFaces([now]), fade);
      },
      { defer: true },
    ),
  );
  onCleanup(() => clearTimeout(timer));
  return faces;
}

/** What is tried: a ring round the tile, the ways of shorts and smoke that it would make. */
function Trial(props: { readonly desk: Desk; readonly face: PictureFace }): JSX.Element {
  const { desk } = props;
  const ring = () => {
    const spot = targetOf(desk.draft()) ?? desk.look();
    return spot && outlineOf(spot);
  };
  const bad = createMemo(
    () => desk.outlook()?.chains.filter(({ outcome }) => outcome === 'short' || outcome === 'smoke' || outcome === 'fuse') ?? [],
  );
  /** What an iron can be used on lies on tiles already, so it is shown over them. */
  const solderable = createMemo(() => {
    const draft = desk.draft();
    return draft.kind === 'iron' && draft.target === undefined ? desk.moves().ironSpots(draft.from) : [];
  });
  /** Elements that could glow instead. */
  const choosable = createMemo(() => {
    const now = desk.outlook();
    const cells = new Set(desk.ways().flatMap(({ glow }) => glow.map(({ cell }) => cell)));
    return [...cells].filter((cell) => !now?.glow.some((lit) => lit.cell === cell));
  });
  const stands = createMemo(() => (desk.outlook() || desk.why() ? [] : desk.shorts()));
  return (
    <>
      <For each={stands()}>{(chain) => <path class="ci-short-way" d={chainWay(chain, props.face)} />}</For>
      <For each={bad()}>{(chain) => <path class={`ci-bad-way ${chain.outcome}`} d={chainWay(chain, props.face)} />}</For>
      <path
        class="ci-solderable"
        d={cellsPath(
          solderable().flatMap((spot) => (spot.kind === 'cell' ? [spot.cell] : [])),
          6,
          8,
        )}
      />
      <For each={solderable()}>
        {(spot) => (
          <Show when={spot.kind === 'side' && spot}>
            {(side) => (
              <rect
                class="ci-solderable"
                x={sidePoint(side().side).x + 2}
                y={sidePoint(side().side).y + 6}
                width="56"
                height="88"
                rx="8"
              />
            )}
          </Show>
        )}
      </For>
      <For each={choosable()}>
        {(cell) => {
          const { x, y } = cellPoint(findCell(cell) ?? 0);
          return <rect class="ci-choosable" x={x + 5} y={y + 5} width="90" height="90" rx="9" />;
        }}
      </For>
      <For each={desk.outlook()?.glow ?? []}>
        {({ cell }) => {
          const { x, y } = cellPoint(findCell(cell) ?? 0);
          return <rect class="ci-gain" x={x + 4} y={y + 4} width="92" height="92" rx="10" />;
        }}
      </For>
      <Show when={desk.isCostly() && ring()}>{(at) => <Danger at={at()} />}</Show>
      <Show when={ring()}>
        {(at) => (
          <rect
            class="ci-ring"
            classList={{
              look: desk.look() !== undefined,
              costs: desk.isCostly(),
              loose: desk.joining()?.edges.length === 0,
            }}
            x={at().x - 1}
            y={at().y - 1}
            width={at().width + 2}
            height={at().height + 2}
            rx="12"
          />
        )}
      </Show>
      <For each={desk.isLaid() ? [] : joints(desk)}>
        {({ x, y }) => (
          <g class="ci-joint" transform={`translate(${x} ${y})`}>
            <circle r="11" />
          </g>
        )}
      </For>
    </>
  );
}

/** Where the tile that is tried connects: who doesn't read sees it, too. */
function joints(desk: Desk): readonly Point[] {
  const ghost = desk.ghost();
  if (!ghost || desk.isCostly()) return [];
  const { x, y } = cellPoint(ghost.cell);
  return (desk.joining()?.edges ?? []).map((edge) => ({ x: x + EDGE_MIDDLES[edge]!.x, y: y + EDGE_MIDDLES[edge]!.y }));
}

/** Sparks fly to the corners of a place of the field. */
const SPARKS = 'M30 26l-22-8 12-14-34-12M74 74l22 6-8 14 36 14M26 72l-18 2 6 16-36 12M78 30l12-8';

/** What would burn looks like it before it is laid; the grid above says what it costs. */
function Danger(props: { readonly at: Box }): JSX.Element {
  return (
    <g class="ci-danger" transform={`translate(${props.at.x} ${props.at.y})`}>
      <rect width={props.at.width} height={props.at.height} rx="11" />
      <path d={SPARKS} />
    </g>
  );
}
