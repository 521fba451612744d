import { liveChains } from '@stolik/circuit/seen/foresight';
import '../style/circuit.css';
import type { PictureFace } from '@stolik/circuit/art/draw';
import { cellName, findCell } from '@stolik/circuit/board/geometry';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { Later } from '../../../base/ui/laying.tsx';
import { createMedia, PHONE } from '../../../base/ui/media.ts';
import type { BoardProps } from '../../../shell/contract.ts';
import { face } from '../art/face.ts';
import { cellsPath } from '../art/picture.ts';
import { type Desk, deskOf } from '../desk/desk.ts';
import { handlePageKey } from '../desk/keys.ts';
import { targetOf } from '../model/draft.ts';
import { ALL_CELLS, cellPoint, NARROW, outlineOf, sidePoint, WIDE } from '../model/layout.ts';
import { partNames } from '../model/part-names.ts';
import { chainWay } from '../model/ways.ts';
import { summaryOf } from '../panel/summary.ts';
import { Effects } from './effects.tsx';
import { Field } from './field.tsx';
import { Grid } from './grid.tsx';
import { createSounds } from './sounds.ts';
import { createUnit } from './unit.ts';
import { WhyHalo } from './why-halo.tsx';

const FADE_MS = 260;
const CELL_NAMES = ALL_CELLS.map(cellName);
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The electric panel: both faces, previews, explanations, what happens, and the grid over it. */
export function Board(props: BoardProps): JSX.Element {
  const desk = deskOf(props.table);
  const isNarrow = createMedia(PHONE);
  let frame!: HTMLDivElement;
  const box = () => (isNarrow() ? NARROW : WIDE);
  const faces = createFaces(props);
  createSounds(desk);
  createEffect(
    on(desk.outlook, (outlook) => {
      if (outlook) props.table.announce(summaryOf(desk, outlook));
    }),
  );
  const onPageKey = (event: KeyboardEvent): void => handlePageKey(desk, event);
  onMount(() => document.addEventListener('keydown', onPageKey));
  const unit = createUnit(() => frame, box);
  onCleanup(() => document.removeEventListener('keydown', onPageKey));
  const camera = createCamera(desk, isNarrow, () => frame);

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
  const told = createMemo(() => props.table.passages().flatMap(({ events }) => events as readonly CircuitEvent[]));
  const names = createMemo(() => (faces().includes('schematic') ? partNames(drawn().cells, told(), CELL_NAMES) : NO_NAMES));
  const landing = () => {
    const event = desk.event();
    return event?.kind === 'tileLaid' ? findCell(event.cell) : undefined;
  };
  const isChosen = () => desk.draft().kind === 'tile';
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
        classList={{ narrow: isNarrow() }}
        style={{ transform: camera(), '--ci-unit': String(unit()) }}
      >
        <For each={faces()}>
          {(each) => (
            <Field
              face={each}
              view={drawn()}
              chains={chains()}
              box={box()}
              isNarrow={isNarrow()}
              isStill={props.table.pace() === 0}
              offered={offered()}
              isChosen={isChosen()}
              names={names()}
              landing={landing()}
            >
              <Trial desk={desk} face={each} />
              <WhyHalo why={desk.why()} face={each} />
            </Field>
          )}
        </For>
        <Later>
          <Effects desk={desk} box={box()} face={face()} />
        </Later>
        <Later>
          <Grid desk={desk} box={box()} />
        </Later>
      </div>
    </div>
  );
}

/** On a phone an explanation is a sheet over the board: the camera goes to the chain it explains. */
function createCamera(desk: Desk, isNarrow: () => boolean, frame: () => HTMLElement): () => string {
  const [camera, setCamera] = createSignal('none');
  createEffect(() => {
    const why = desk.why();
    const chain = isNarrow() ? why?.chains[why.index] : undefined;
    if (!chain) {
      setCamera('none');
      return;
    }
    const rows = chain.parts.map(({ cell }) => cellPoint(findCell(cell) ?? 0).y);
    // The sheet is laid out first; how much of the board it leaves is measured then.
    requestAnimationFrame(() => setCamera(cameraOn(Math.min(...rows), Math.max(...rows) + 100, frame())));
  });
  return camera;
}

const AIR = 70;

function cameraOn(top: number, bottom: number, frame: HTMLElement): string {
  const board = frame.parentElement?.getBoundingClientRect();
  const sheet = document.querySelector('.side[data-open]')?.getBoundingClientRect();
  if (!board || !sheet || sheet.top >= board.bottom) return 'none';
  const free = Math.max(sheet.top - board.top, 100);
  const unit = frame.offsetWidth / NARROW.width;
  const scale = Math.min(1, free / ((bottom - top + 2 * AIR) * unit));
  // Measured from the middle of the frame, which lies in the middle of the board.
  const middle = ((top + bottom) / 2 - NARROW.y) * unit - frame.offsetHeight / 2;
  return `translateY(${free / 2 - board.height / 2 - middle * scale}px) scale(${scale})`;
}

/** The face shown now, and for a moment the one it fades from. */
function createFaces(props: BoardProps): () => readonly PictureFace[] {
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
      <Show when={ring()}>
        {(at) => (
          <rect
            class="ci-ring"
            classList={{ look: desk.look() !== undefined }}
            x={at().x - 1}
            y={at().y - 1}
            width={at().width + 2}
            height={at().height + 2}
            rx="12"
          />
        )}
      </Show>
    </>
  );
}
