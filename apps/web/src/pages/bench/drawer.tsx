import { sideArt } from '@stolik/circuit/art/edges';
import { SIDE_CODES, TILE_CODES } from '@stolik/circuit/board/tiles';
import { createSignal, For, type JSX, Match, Switch } from 'solid-js';
import { CarriedPiece, createCarrying } from '../../base/felt/carrying.tsx';
import { createRow } from '../../base/felt/row.ts';
import { face } from '../../games/circuit/art/face.ts';
import { TileIcon } from '../../games/circuit/art/tile-icon.tsx';
import type { BoardHandle } from '../../games/circuit/desk/handle.ts';
import { type Spot, spotKey } from '../../games/circuit/model/layout.ts';
import type { BenchDesk, Held } from './desk.ts';
import { turnedTile } from './model/bench.ts';
import { w } from './words.ts';

const PIECES: readonly Held[] = [
  { kind: 'volt' },
  { kind: 'amp' },
  ...TILE_CODES.map((code): Held => ({ kind: 'tile', tile: `${code}0` })),
  ...SIDE_CODES.map((token): Held => ({ kind: 'side', token })),
  { kind: 'iron' },
];

const keyOf = (held: Held | undefined): string =>
  held === undefined ? '' : held.kind === 'tile' ? held.tile.charAt(0) : held.kind === 'side' ? held.token : held.kind;

/** Every kind of the box, any number of each. */
export function Drawer(props: { readonly desk: BenchDesk; readonly handle: BoardHandle }): JSX.Element {
  const { desk } = props;
  const row = createRow(() => PIECES.length, '.bench-piece');
  return (
    <section class="bench-drawer" aria-labelledby="bench-drawer">
      <div class="bench-cap">
        <h2 id="bench-drawer">{w().drawer}</h2>
        <span>{w().drawerHint}</span>
      </div>
      <div class="bench-pieces" role="toolbar" aria-label={w().drawer} ref={row.hold} onKeyDown={row.onKeyDown}>
        <For each={PIECES}>
          {(piece, index) => (
            <Piece
              desk={desk}
              piece={piece}
              handle={props.handle}
              isStop={row.stop() === index()}
              onStop={() => row.setStop(index())}
            />
          )}
        </For>
      </div>
    </section>
  );
}

export function pieceName(desk: BenchDesk, piece: Held): string {
  if (piece.kind === 'tile') return desk.words().tile[piece.tile.charAt(0) as 'I'];
  if (piece.kind === 'volt' || piece.kind === 'amp') return w().meter[piece.kind];
  return piece.kind === 'iron' ? desk.words().tile.iron : desk.papers().edge[piece.token as '+'];
}

/** Tiles lie on cells, side tokens beside the field, an iron is used on both, and meters measure anywhere. */
const takes = (piece: Held, { kind }: Spot): boolean =>
  piece.kind === 'volt' ||
  piece.kind === 'amp' ||
  (kind === 'cell' ? piece.kind !== 'side' : kind === 'side' && piece.kind !== 'tile');

function Piece(props: {
  readonly desk: BenchDesk;
  readonly piece: Held;
  readonly handle: BoardHandle;
  readonly isStop: boolean;
  onStop(): void;
}): JSX.Element {
  const { desk, piece } = props;
  const isHeld = () => keyOf(desk.held()) === keyOf(piece);
  /** As it would be laid. */
  const now = (): Held => (isHeld() ? desk.held()! : piece);
  const label = () => {
    if (piece.kind === 'side') return w().side[piece.token];
    if (piece.kind === 'volt' || piece.kind === 'amp') return w().meter[piece.kind];
    return desk.words().label[keyOf(piece) as 'I'];
  };
  /** What is seen is a part of what is said. */
  const spokenName = () => {
    const [name, seen] = [pieceName(desk, piece), label() ?? ''];
    return name.includes(seen) ? name : `${seen}: ${name}`;
  };
  const [turns, setTurns] = createSignal(0);
  const carriedPiece = (): Held => (piece.kind === 'tile' ? { ...piece, tile: turnedTile(piece.tile, turns()) } : piece);
  const carrying = createCarrying<Spot>({
    mayCarry: () => true,
    lift: () => {
      setTurns(0);
      desk.hold(undefined);
    },
    size: () => props.handle.size(),
    placeAt: ({ x, y }) => {
      const at = props.handle.spotAt(x, y);
      return at && takes(piece, at) ? at : undefined;
    },
    isSame: (a, b) => spotKey(a) === spotKey(b),
    middleOf: (at) => props.handle.middleOf(at),
    drop: (spot) => spot && desk.layAt(carriedPiece(), spot),
    turn: (by) => setTurns(turns() + by),
  });
  let button!: HTMLButtonElement;
  return (
    <>
      <button
        ref={button}
        type="button"
        class="bench-piece"
        data-piece={keyOf(piece)}
        aria-pressed={isHeld()}
        aria-label={spokenName()}
        tabindex={props.isStop ? 0 : -1}
        onClick={(event) => {
          props.onStop();
          desk.hold(isHeld() ? undefined : piece);
          if (event.detail === 0 && desk.held()) props.handle.focus();
        }}
        onPointerDown={carrying.begin}
      >
        <PieceIcon piece={now()} />
        <span aria-hidden="true">{label()}</span>
      </button>
      <CarriedPiece carried={carrying.carried()} from={button}>
        <PieceIcon piece={carriedPiece()} />
      </CarriedPiece>
    </>
  );
}

export function PieceIcon(props: { readonly piece: Held }): JSX.Element {
  return (
    <Switch fallback={<TileIcon token={props.piece.kind === 'tile' ? props.piece.tile : 'iron'} />}>
      <Match when={props.piece.kind === 'side' && props.piece.token}>{(token) => <SideIcon token={token()} />}</Match>
      <Match when={props.piece.kind === 'volt'}>
        <MeterIcon sign="V" />
      </Match>
      <Match when={props.piece.kind === 'amp'}>
        <MeterIcon sign="A" />
      </Match>
    </Switch>
  );
}

const SIGNS = { V: 'M37 35L50 66L63 35', A: 'M37 66L50 35L63 66M42 56H58' } as const;

/** As on paper: a letter in a circle, between two leads. Drawn, for its name says it already. */
export function MeterIcon(props: { readonly sign: keyof typeof SIGNS }): JSX.Element {
  return (
    <svg class="bench-meter-icon" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M6 50H94" />
      <circle cx="50" cy="50" r="34" />
      <path class="sign" d={SIGNS[props.sign]} />
    </svg>
  );
}

export function SideIcon(props: { readonly token: string }): JSX.Element {
  return (
    <svg
      class="bench-side-icon"
      viewBox="-4 0 100 100"
      aria-hidden="true"
      innerHTML={`<g transform="translate(16 0)">${sideArt(props.token as '+', 'left', { face: face(), burnt: false })}</g>`}
    />
  );
}
