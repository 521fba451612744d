import type { PictureFace } from '@stolik/circuit/art/draw';
import { COLUMNS, cellName, ROWS, sideName } from '@stolik/circuit/board/geometry';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import type { CircuitView } from '@stolik/circuit/seen/view';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { inPieces } from '../../../base/ui/laying.tsx';
import {
  arrowsPicture,
  bodyPicture,
  cellsPath,
  dotsPicture,
  FIELD_PATH,
  sidePicture,
  strandsPicture,
  stripPicture,
  tilePicture,
  tokenPicture,
} from '../art/picture.ts';
import { shiningSeats } from '../end/shining.ts';
import { ALL_CELLS, ALL_SIDES, type Box, cellPoint, type Part, sidePoint, viewBox, WHOLE } from '../model/layout.ts';
import { arrowsOf, type Flow, liveCells, type Run, runsOf } from '../model/ways.ts';
import { PartNames } from './part-labels.tsx';

const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, column) => column);
const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row);

interface FieldProps {
  readonly face: PictureFace;
  readonly view: CircuitView;
  readonly chains: readonly ChainReason[];
  /** What moves, where it is not what the chains say. */
  readonly flow?: Flow | undefined;
  readonly box: Box;
  /** What of the field is seen; all of it unless said. */
  readonly part?: Part;
  readonly isNarrow: boolean;
  /** Nothing moves: arrows tell which way the current runs. */
  readonly isStill: boolean;
  /** Cells that can be touched now. */
  readonly offered: ReadonlySet<number>;
  readonly isChosen: boolean;
  /** What the schematic calls its parts, by cell. */
  readonly names: ReadonlyMap<string, string>;
  /** The cell where a tile has just come down. */
  readonly landing: number | undefined;
  /** The cell where a tile is tried: it clicks in. */
  readonly snapping?: number | undefined;
  /** Nobody scores here: what glows bears no glow token. */
  readonly isUnscored?: boolean;
  /** Cells that shine while the end is counted. */
  readonly lit?: ReadonlySet<string> | undefined;
  /** Between current and tokens: halos of an explanation. */
  readonly children?: JSX.Element;
}

/**
 * One face of the field in three layers. The moving dots have a layer of their own, so that a frame repaints only them;
 * parts that hide the current and tokens lie in a third one above.
 */
export function Field(props: FieldProps): JSX.Element {
  const runs = createMemo(() => props.flow?.runs ?? runsOf(props.chains, props.face));
  /** Runs of one pace move together. */
  const paces = createMemo(() => [...new Set(runs().map(({ pace }) => pace))]);
  const live = createMemo(() => props.flow?.live ?? liveCells(props.chains));
  const at = (cell: number) => props.view.cells[cellName(cell)];
  const tile = (cell: number): string => {
    const lying = at(cell);
    return lying ? tilePicture(lying, props.face, live().has(cell)) : '';
  };
  const body = (cell: number): string => {
    const lying = at(cell);
    return lying && live().has(cell) ? bodyPicture(lying, props.face, true) : '';
  };
  const tokens = (cell: number): string => {
    const lying = at(cell);
    if (!lying) return '';
    const { glow: _, ...unscored } = lying;
    return tokenPicture(props.isUnscored ? unscored : lying, props.face);
  };
  const side = (index: number): string => {
    const lying = props.view.sides[sideName(index)];
    return lying ? sidePicture(lying, index, props.face) : '';
  };
  const sides = inPieces(() => ALL_SIDES, 4);
  const cells = inPieces(() => ALL_CELLS, 4);
  const lit = createMemo(() => ALL_CELLS.filter((cell) => live().has(cell)));
  const marked = createMemo(() => ALL_CELLS.filter((cell) => at(cell)?.glow || at(cell)?.on));
  /** At the end: every part that bears a token of who has won. */
  const shining = createMemo(() => {
    const { lit } = props;
    // While they are counted everybody's parts shine.
    if (lit) return ALL_CELLS.filter((cell) => lit.has(cellName(cell)));
    const seats = shiningSeats(props.view);
    return ALL_CELLS.filter((cell) => seats.includes(at(cell)?.glow?.seat ?? -1));
  });
  return (
    <div class="ci-face" data-face={props.face} aria-hidden="true">
      <svg viewBox={viewBox(props.box)} aria-hidden="true">
        <path class="ci-sockets" d={FIELD_PATH} />
        <path class="ci-offered" classList={{ chosen: props.isChosen }} d={cellsPath(props.offered, 5, 7)} />
        <g innerHTML={stripPicture(props.face)} />
        <For each={sides()}>
          {(index) => <Piece transform={`translate(${sidePoint(index).x} ${sidePoint(index).y})`} art={side(index)} />}
        </For>
        <For each={cells()}>
          {(cell) => (
            <g transform={translate(cell)}>
              <Piece art={tile(cell)} isLanding={props.landing === cell} isSnapping={props.snapping === cell} />
            </g>
          )}
        </For>
        <g innerHTML={strandsPicture(runs(), props.face)} />
        <For each={props.face === 'schematic' ? lit() : []}>
          {(cell) => <Piece transform={translate(cell)} art={body(cell)} />}
        </For>
        <Labels isNarrow={props.isNarrow} part={props.part ?? WHOLE} box={props.box} />
        <Show when={props.face === 'schematic'}>
          <PartNames names={props.names} cells={props.view.cells} />
        </Show>
      </svg>
      <svg class="ci-dots" viewBox={viewBox(props.box)} aria-hidden="true">
        <For each={paces()}>{(pace) => <Dots pace={pace} runs={runs()} face={props.face} />}</For>
      </svg>
      <svg viewBox={viewBox(props.box)} aria-hidden="true">
        <For each={props.face === 'real' ? lit() : []}>{(cell) => <Piece transform={translate(cell)} art={body(cell)} />}</For>
        <g innerHTML={props.isStill ? arrowsPicture(props.flow?.arrows ?? arrowsOf(props.chains), props.face) : ''} />
        <For each={lit().filter((cell) => at(cell)?.glow)}>
          {(cell) => <circle class="ci-cold" r="29" transform={translate(cell)} cx="50" cy="50" />}
        </For>
        {props.children}
        <For each={marked()}>{(cell) => <Piece transform={translate(cell)} art={tokens(cell)} />}</For>
        <Show when={props.view.over}>
          <g class="ci-evening">
            <path class="ci-night" d={`M-900-900H1500V1900H-900Z${cellsPath(shining(), 1, 9)}`} fill-rule="evenodd" />
            <path class="ci-counted" d={cellsPath(shining(), -2, 11)} />
          </g>
        </Show>
      </svg>
    </div>
  );
}

/** The dots of one pace. They run on while nothing about them changes, whatever happens elsewhere on the field. */
function Dots(props: { readonly pace: number; readonly runs: readonly Run[]; readonly face: PictureFace }): JSX.Element {
  const art = createMemo(() =>
    dotsPicture(
      props.runs.filter(({ pace }) => pace === props.pace),
      props.face,
    ),
  );
  return <g style={{ '--pace': props.pace }} innerHTML={art()} />;
}

/** Drawn again only when it has become another picture. */
function Piece(props: {
  readonly art: string;
  readonly transform?: string;
  readonly isLanding?: boolean;
  readonly isSnapping?: boolean;
}): JSX.Element {
  const art = createMemo(() => props.art);
  return (
    <g
      transform={props.transform}
      classList={{ 'ci-landing': props.isLanding === true, 'ci-snapping': props.isSnapping === true }}
      innerHTML={art()}
    />
  );
}

const translate = (cell: number): string => `translate(${cellPoint(cell).x} ${cellPoint(cell).y})`;

/** At the rim of what is seen. */
function Labels(props: { readonly isNarrow: boolean; readonly part: Part; readonly box: Box }): JSX.Element {
  const columns = (): readonly number[] => COLUMN_NUMBERS.filter((each) => each >= props.part.left && each <= props.part.right);
  const rows = (): readonly number[] => ROW_NUMBERS.filter((each) => each >= props.part.bottom && each <= props.part.top);
  const below = (): number => (props.part.bottom === 0 ? 908 : props.box.y + props.box.height - 14);
  const beside = (): number => (props.part.left > 0 ? props.box.x + 18 : props.isNarrow ? -82 : -76);
  return (
    <g class="ci-labels">
      <For each={columns()}>
        {(column) => (
          <text x={column * 100 + 50} y={below()}>
            {'abcdef'.charAt(column)}
          </text>
        )}
      </For>
      <For each={rows()}>
        {(row) => (
          <text x={beside()} y={(ROWS - 1 - row) * 100 + 56}>
            {row + 1}
          </text>
        )}
      </For>
    </g>
  );
}
