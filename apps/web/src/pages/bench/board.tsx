import { cellName, findCell } from '@stolik/circuit/board/geometry';
import type { ChainOutcome } from '@stolik/circuit/current/reasons';
import { createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { pace } from '../../base/preferences.ts';
import { isPhone, papers } from '../../base/ui/window.ts';
import { face } from '../../games/circuit/art/face.ts';
import { Effect } from '../../games/circuit/board/effects.tsx';
import { Field } from '../../games/circuit/board/field.tsx';
import { createUnit } from '../../games/circuit/board/unit.ts';
import { WhyHalo } from '../../games/circuit/board/why-halo.tsx';
import type { BoardHandle } from '../../games/circuit/desk/handle.ts';
import { ALL_CELLS, type Box, cellPoint, outlineOf, viewBox } from '../../games/circuit/model/layout.ts';
import { partNames } from '../../games/circuit/model/part-names.ts';
import { chainWay } from '../../games/circuit/model/ways.ts';
import type { BenchDesk } from './desk.ts';
import { BenchGrid } from './grid.tsx';
import { cellsOf } from './model/bench.ts';
import { flowOf } from './model/flow.ts';
import { windowOf } from './model/window.ts';
import { Heat, Probing } from './probing.tsx';

const CELL_NAMES = ALL_CELLS.map(cellName);
const NO_NAMES: ReadonlyMap<string, string> = new Map();
const NOTHING: ReadonlySet<number> = new Set();
/** More are never told apart by eye. */
const MOST_DRAWN = 24;

/** The field as a table draws it, with what happens on it and the grid over it. */
export function BenchBoard(props: { readonly desk: BenchDesk; readonly handle: BoardHandle }): JSX.Element {
  const { desk } = props;
  const size = createMemo(() => desk.bench().size);
  const box = createMemo(() => windowOf(size(), isPhone()));
  let frame!: HTMLDivElement;
  const unit = createUnit(() => frame, box);
  const camera = createCamera(desk, box, () => frame);
  /** What is carried lies nowhere: its place is empty, and nothing runs through it. */
  const lifted = () => {
    const spot = desk.lifted();
    return spot?.kind === 'cell' ? cellName(spot.cell) : undefined;
  };
  const view = createMemo(() => {
    const { view: all } = desk.look();
    const name = lifted();
    if (name === undefined) return all;
    const { [name]: _, ...cells } = all.cells;
    return { ...all, cells };
  });
  const chainsOf = (wanted: ChainOutcome) =>
    desk
      .look()
      .chains.filter(({ outcome, parts }) => outcome === wanted && parts.every(({ cell }) => cell !== lifted()))
      .slice(0, MOST_DRAWN);
  const glowing = createMemo(() => chainsOf('glow'));
  const shorts = createMemo(() => chainsOf('short'));
  /** In nature what moves is what meters know. */
  const flow = createMemo(() => (desk.bench().nature ? flowOf(desk.look().meters, face()) : undefined));
  const names = createMemo(() => (face() === 'schematic' ? partNames(view().cells, [], CELL_NAMES) : NO_NAMES));
  const isLaying = () => desk.held()?.kind === 'tile';
  const offered = createMemo(() =>
    isLaying() ? new Set(cellsOf(desk.bench().size).filter((cell) => !view().cells[cellName(cell)])) : NOTHING,
  );
  return (
    <div class="ci-board" data-face={face()} classList={{ still: pace() === 0, explaining: desk.why() !== undefined }}>
      <div class="ci-paper" aria-hidden="true" />
      <div
        class="ci-frame"
        ref={frame}
        classList={{ narrow: isPhone(), cut: desk.bench().size !== 'whole' }}
        style={{
          transform: camera(),
          '--w': String(box().width),
          '--h': String(box().height),
          '--ci-unit': String(unit()),
        }}
      >
        <Field
          face={face()}
          view={view()}
          chains={desk.bench().nature ? [] : glowing()}
          flow={flow()}
          box={box()}
          isNarrow={isPhone()}
          isStill={pace() === 0}
          offered={offered()}
          isChosen={isLaying()}
          names={names()}
          landing={desk.landing()}
          isUnscored
        >
          <For each={desk.why() || desk.bench().nature ? [] : shorts()}>
            {(chain) => <path class="ci-short-way" d={chainWay(chain, face())} />}
          </For>
          <Show when={desk.bench().nature}>
            <Heat tiles={[...desk.look().meters.tiles.values()]} />
          </Show>
          <WhyHalo why={desk.why()} face={face()} />
          <Ring desk={desk} />
        </Field>
        <Show when={desk.happenings.now()} keyed>
          {({ event, view: at, length }) => (
            <svg class="ci-effects" viewBox={viewBox(box())} aria-hidden="true" style={{ '--d': `${length}ms` }}>
              <Effect
                event={event}
                view={at}
                shorts={shorts()}
                face={face()}
                place={{ x: box().x + box().width / 2 - 50, y: box().y + box().height / 2 - 50 }}
              />
            </svg>
          )}
        </Show>
        <BenchGrid desk={desk} box={box()} handle={props.handle} />
        <svg class="ci-effects" viewBox={viewBox(box())} aria-hidden="true">
          <Probing desk={desk} />
        </svg>
      </div>
    </div>
  );
}

const AIR = 20;

/** Where an explanation lies over the field, the circuit it tells of moves up into what is left of it. */
function createCamera(desk: BenchDesk, box: () => Box, frame: () => HTMLElement): () => string {
  const [camera, setCamera] = createSignal('none');
  createEffect(() => {
    const why = desk.why();
    const chain = papers() !== 'beside' ? why?.chains[why.index] : undefined;
    if (!chain) {
      setCamera('none');
      return;
    }
    const rows = chain.parts.map(({ cell }) => cellPoint(findCell(cell)!).y);
    const shown = box();
    // The sheet is laid out first; how much of the field it leaves is measured then.
    requestAnimationFrame(() => setCamera(cameraOn(Math.min(...rows), Math.max(...rows) + 100, shown, frame())));
  });
  return camera;
}

function cameraOn(top: number, bottom: number, { y, width }: Box, frame: HTMLElement): string {
  const board = frame.parentElement?.getBoundingClientRect();
  const sheet = document.querySelector('.bench-paper')?.getBoundingClientRect();
  if (!board || !sheet || sheet.top >= board.bottom) return 'none';
  const free = Math.max(sheet.top - board.top, 80);
  const unit = frame.offsetWidth / width;
  const scale = Math.min(1, free / ((bottom - top + 2 * AIR) * unit));
  // Measured from the middle of the frame, which lies in the middle of the board.
  const middle = ((top + bottom) / 2 - y) * unit - frame.offsetHeight / 2;
  return `translateY(${Math.min(0, free / 2 - board.height / 2 - middle * scale)}px) scale(${scale})`;
}

function Ring(props: { readonly desk: BenchDesk }): JSX.Element {
  const at = createMemo(() => {
    const chosen = props.desk.chosen();
    return chosen && outlineOf(chosen);
  });
  return (
    <Show when={at()}>
      {(ring) => (
        <rect
          class="ci-ring look"
          x={ring().x - 1}
          y={ring().y - 1}
          width={ring().width + 2}
          height={ring().height + 2}
          rx="12"
        />
      )}
    </Show>
  );
}
