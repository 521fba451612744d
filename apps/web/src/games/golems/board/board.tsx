import {
  type Accessor,
  createComputed,
  createEffect,
  createMemo,
  createSignal,
  For,
  Index,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import type { Margins, Size } from '../../../base/felt/camera.ts';
import { listenToFingers } from '../../../base/felt/fingers.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { Later } from '../../../base/ui/laying.tsx';
import { Seal } from '../../../base/ui/seal.tsx';
import { deskOf } from '../desk/desk.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { listenToKeys } from '../desk/keys.ts';
import type { GolemsProps } from '../desk/props.ts';
import { placeOf, sizeOf } from '../model/field.ts';
import { About } from './about.tsx';
import { type Sign, signsTo } from './beyond.ts';
import { Callouts } from './callouts.tsx';
import { type BoardCamera, createCamera, isBetterLying, isLargeEnough } from './camera.ts';
import { Barrels, Figures, Flats, Wrecks } from './figures.tsx';
import { GhostPath } from './ghost-path.tsx';
import { Grid } from './grid.tsx';
import { Ground, Seams, Thickness } from './ground.tsx';
import { Effects, FacingRing } from './later.ts';
import { Marks } from './marks.tsx';
import { targetsOf } from './targets.ts';

/** The field on the felt, with everything on it, and over it a grid that can be walked by keys. */
export function Board(props: GolemsProps & { readonly isStill?: boolean }): JSX.Element {
  const desk = deskOf(props.table, props.edition);
  const [felt, setFelt] = createSignal({ width: 0, height: 0 });
  let root!: HTMLDivElement;
  onMount(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setFelt({ width, height });
    });
    watcher.observe(root);
    // Beside the table: its keys are the table's.
    const deaf = props.isStill ? () => undefined : listenToKeys(desk);
    // Only where not everything is in sight: elsewhere a press stays what it is.
    const still = listenToFingers(root, { isDeaf: () => !camera.strip(), hear: camera.hear });
    onCleanup(() => {
      watcher.disconnect();
      deaf();
      still();
    });
  });
  const [asked, setAsked] = createSignal<string>();
  layOnSide(desk, felt);
  const size = createMemo(() => sizeOf(desk.ground(), desk.turn()));
  const camera = createCamera(desk, felt, size, props.isStill);
  /** Signs and words over the board stay readable where cells are small. */
  const scale = () => Math.min(1.9, Math.max(1, 56 / Math.max(1, camera.unit())));
  /** Numbers of steps are read: never under 12 px, as far as there is room for them. */
  const numberScale = () => Math.min(1.9, Math.max(1, 74 / Math.max(1, camera.unit())));
  const box = () => ({
    width: `${camera.unit() * camera.world().width}px`,
    height: `${camera.unit() * camera.world().height}px`,
    transform: `translate(${camera.corner().x}px, ${camera.corner().y}px)`,
    '--gl-unit': String(Math.max(1, Math.round(camera.unit()))),
    '--gl-u': `${camera.unit() / 100}px`,
    '--gl-left': String(camera.margin().left),
    '--gl-top': String(camera.margin().top),
  });
  /** From then on it stays: what comes next must not wait for it to be made. */
  const hasHappened = createMemo((before: boolean) => before || desk.beat().length > 0, false);
  let board!: HTMLDivElement;
  // Closer and back in one movement: the size alone would jump.
  createEffect(
    on([camera.unit, camera.corner], ([unit, { x, y }], before) => {
      const [was, from] = before ?? [];
      if (!was || !from || was === unit || desk.pace() === 0) return;
      board.animate(
        [{ transform: `translate(${from.x}px, ${from.y}px) scale(${was / unit})` }, { transform: `translate(${x}px, ${y}px)` }],
        { duration: 240 * desk.pace(), easing: 'ease-in-out' },
      );
    }),
  );
  const viewBox = () => {
    const { left, top, right, bottom } = camera.margin();
    return `${-left} ${-top} ${size().width * 100 + left + right} ${size().height * 100 + top + bottom}`;
  };
  return (
    <div
      class="gl-board"
      classList={{ close: camera.isClose() }}
      ref={root}
      // The browser scrolls to a cell that gets the focus; the camera does that itself.
      onScroll={() => root.scrollTo(0, 0)}
      style={{ '--gl-pace': String(desk.pace()) }}
    >
      <div class="gl-world" classList={{ filmed: desk.isFilming() }} style={box()} ref={board}>
        <svg viewBox={viewBox()} aria-hidden="true">
          <Thickness ground={desk.ground()} turn={desk.turn()} />
          <Ground ground={desk.ground()} edition={desk.edition.id} turn={desk.turn()} />
          <Later>
            <Flats desk={desk} />
            <Seams ground={desk.ground()} turn={desk.turn()} />
            <Labels desk={desk} margin={camera.margin()} />
            <Compass desk={desk} margin={camera.margin()} unit={camera.unit()} />
            <Marks desk={desk} above={false} />
            <Targets desk={desk} />
          </Later>
        </svg>
        {/* What moves is a layer of its own each: the ground is not drawn again for a golem that takes a step. */}
        <Later>
          <Wrecks desk={desk} />
          <Barrels desk={desk} />
        </Later>
        <Show when={desk.isProgramming() || desk.spokenOf()}>
          <svg class="gl-glass" viewBox={viewBox()} aria-hidden="true">
            <GhostPath
              desk={desk}
              scale={numberScale()}
              seat={desk.spokenOf()?.seat ?? props.table.seat() ?? 0}
              ghost={desk.spokenOf()?.ghost ?? desk.ghost()}
            />
          </svg>
        </Show>
        <Later>
          <Figures desk={desk} />
          <svg class="gl-glass" viewBox={viewBox()} aria-hidden="true">
            <Marks desk={desk} above />
            <Callouts desk={desk} scale={numberScale()} />
          </svg>
          <Show when={hasHappened()}>
            <Effects desk={desk} scale={scale()} />
          </Show>
        </Later>
        <Later>
          <Grid desk={desk} camera={camera} onAsk={(cell) => setAsked(asked() === cell ? undefined : cell)} />
        </Later>
      </div>
      <Show when={asked()}>
        {(cell) => <About desk={desk} camera={camera} cell={cell()} onClose={() => setAsked(undefined)} />}
      </Show>
      <Show when={!props.isStill}>
        <Tools desk={desk} camera={camera} />
        <Beyond desk={desk} camera={camera} />
        <Show when={desk.asksCells()}>
          <FacingRing desk={desk} camera={camera} />
        </Show>
      </Show>
    </div>
  );
}

/**
 * Decided while nothing moves: a film has a felt of another size, and in a world that spins it tells nothing. What was decided for whoever
 * laid a program stays while it runs and is judged: left and right are what it is about. A question has one board from beginning to end,
 * with north above unless its cells would be too small.
 */
function layOnSide(desk: Desk, felt: Accessor<Size>): void {
  let decidedFor: number | undefined;
  let wasAsked = false;
  const isQuestion = desk.table.question !== undefined;
  createComputed((lies: boolean) => {
    const isAsked = desk.table.isAsked();
    wasAsked ||= isAsked;
    const stays = isQuestion ? decidedFor !== undefined : desk.isFilming() || (wasAsked && !isAsked);
    if (felt().width === 0 || (stays && decidedFor === innerWidth)) return lies;
    decidedFor = innerWidth;
    const upright = sizeOf(desk.ground(), 0);
    const now = isBetterLying(felt(), upright, lies) && !(isQuestion && isLargeEnough(felt(), upright));
    desk.setLying(now);
    return now;
  }, false);
}

const angleOf = ({ at, sign }: Sign): number => Math.atan2(at.y - sign.y, at.x - sign.x);

/** Where only a part of the field is in sight while one decides: who stands beyond it, and where. */
function Beyond(props: { readonly desk: Desk; readonly camera: BoardCamera }): JSX.Element {
  const signs = createMemo((): readonly Sign[] => {
    const { desk, camera } = props;
    if (!camera.isClose() || desk.isFilming()) return [];
    const far = desk.scene().figures.flatMap(({ seat, at }) => {
      const middle = at ? camera.onFelt(at) : undefined;
      return at && middle ? [{ seat, cell: at, at: middle }] : [];
    });
    return signsTo(far, camera.inSight(), camera.unit());
  });
  const { table } = props.desk;
  return (
    <Index each={signs()}>
      {(to) => (
        <button
          type="button"
          class="gl-beyond"
          style={{ left: `${to().sign.x}px`, top: `${to().sign.y}px`, '--to': `${angleOf(to())}rad` }}
          aria-label={`${table.nameOf(to().seat)}, ${to().cell}`}
          onClick={() => props.camera.lookAt(to().cell)}
        >
          <Seal seat={to().seat} letter={table.letterOf(to().seat)} portrait={table.portraitOf?.(to().seat)} />
        </button>
      )}
    </Index>
  );
}

/** In a strip of the felt that no cell passes over: closer and back. */
function Tools(props: { readonly desk: Desk; readonly camera: BoardCamera }): JSX.Element {
  const words = () => props.desk.words().board;
  return (
    <Show when={props.camera.strip()}>
      <div class="gl-tools" classList={{ below: props.camera.strip() === 'below' }}>
        <button
          type="button"
          class="sq"
          aria-label={props.camera.isClose() ? words().farther : words().closer}
          onClick={() => props.camera.setClose(!props.camera.isClose())}
        >
          <Icon name={props.camera.isClose() ? 'minus' : 'plus'} />
        </button>
      </div>
    </Show>
  );
}

/** Letters below, numbers at the left, wherever the board is turned. */
function Labels(props: { readonly desk: Desk; readonly margin: Margins }): JSX.Element {
  const labels = createMemo(() => {
    const ground = props.desk.ground();
    const turn = props.desk.turn();
    const { height } = sizeOf(ground, turn);
    const letters = Array.from({ length: ground.width }, (_, x) => ({
      text: String.fromCharCode(97 + x),
      ...placeOf(ground, { x, y: turn === 0 || turn === 3 ? ground.height - 1 : 0 }, turn),
    }));
    const numbers = Array.from({ length: ground.height }, (_, y) => ({
      text: String(ground.height - y),
      ...placeOf(ground, { x: turn < 2 ? 0 : ground.width - 1, y }, turn),
    }));
    const isSideways = turn % 2 === 1;
    const below = isSideways ? numbers : letters;
    const beside = isSideways ? letters : numbers;
    return [
      ...below.map(({ text, x }) => ({ text, x: x * 100 + 50, y: height * 100 + props.margin.bottom * 0.78 })),
      ...beside.map(({ text, y }) => ({ text, x: -props.margin.left * 0.48, y: y * 100 + 58 })),
    ];
  });
  return (
    <For each={labels()}>
      {({ text, x, y }) => (
        <text class="gl-label" x={x} y={y} text-anchor="middle">
          {text}
        </text>
      )}
    </For>
  );
}

/** Where north is, when it is not above: in the corner between letters and numbers. */
function Compass(props: { readonly desk: Desk; readonly margin: Margins; readonly unit: number }): JSX.Element {
  const north = createMemo(() => {
    const ground = props.desk.ground();
    const turn = props.desk.turn();
    if (turn === 0) return undefined;
    const [here, there] = [placeOf(ground, { x: 0, y: 1 }, turn), placeOf(ground, { x: 0, y: 0 }, turn)];
    return (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI;
  });
  // Its letter is never under 12 px.
  const scale = () => Math.max(1, 60 / Math.max(1, props.unit));
  const at = () =>
    `translate(${-props.margin.left * 0.46} ${sizeOf(props.desk.ground(), props.desk.turn()).height * 100 + props.margin.bottom * 0.54}) scale(${scale()})`;
  return (
    <Show when={north() !== undefined}>
      <g class="gl-compass" transform={at()}>
        <g transform={`rotate(${north()})`}>
          <path d="M20 0 11 -7V7Z" />
        </g>
        <text text-anchor="middle" y="7">
          {props.desk.words().board.north}
        </text>
      </g>
    </Show>
  );
}

/** Cells that can be chosen now: exits from the water, where a black hole may lead, bare cells for a logic token. */
function Targets(props: { readonly desk: Desk }): JSX.Element {
  const cells = createMemo(() => targetsOf(props.desk));
  return (
    <For each={[...cells().keys()]}>
      {(name) => {
        const cell = props.desk.ground().at.get(name)!;
        const at = () => placeOf(props.desk.ground(), cell, props.desk.turn());
        return (
          <rect
            class="gl-target"
            classList={{ many: cells().size > 12, on: props.desk.chosen() === cells().get(name) }}
            x={at().x * 100 + 6}
            y={at().y * 100 + 6}
            width="88"
            height="88"
            rx="14"
          />
        );
      }}
    </For>
  );
}
