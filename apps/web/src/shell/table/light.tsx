import { createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { isShown } from '../../base/ui/is-shown.ts';
import type { Lit } from '../contract.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Measured {
  /** Of the rim that the light lies over. */
  readonly size: { readonly width: number; readonly height: number };
  /** Where the lamp stands; without one the light comes from the upper right. */
  readonly lamp: { readonly x: number; readonly y: number };
  readonly places: readonly Box[];
  readonly hand: readonly Box[];
}

const NOWHERE: Measured = { size: { width: 0, height: 0 }, lamp: { x: 0, y: 0 }, places: [], hand: [] };
/** How far inside the rim the light begins. */
const HEAD = 16;
const SPREAD = 0.78;

/** Dims the board but for the places meant, and frames what is to be used in the hand. Pointers go through it. */
export function Light(props: { readonly lit: Lit }): JSX.Element {
  let root!: SVGSVGElement;
  const [seen, setSeen] = createSignal<Measured>(NOWHERE, { equals: isSame });
  // The board may be moved, scrolled and zoomed meanwhile.
  let frame = requestAnimationFrame(measure);
  onCleanup(() => cancelAnimationFrame(frame));

  function measure(): void {
    frame = requestAnimationFrame(measure);
    const { left, top, width, height } = root.getBoundingClientRect();
    const places = props.lit.board().map((rect) => ({ ...boxOf(rect), x: rect.x - left, y: rect.y - top }));
    const head = root.parentElement?.querySelector('.lamp')?.getBoundingClientRect();
    const within = (at: number, most: number): number => Math.min(Math.max(at, HEAD), most - HEAD);
    const lamp = {
      x: within(head ? head.x + head.width / 2 - left : width, width),
      y: within(head ? head.y + head.height / 2 - top : 0, height),
    };
    setSeen({ size: { width, height }, lamp, places, hand: props.lit.hand.flatMap(handBox) });
  }

  const round = createMemo(() => {
    const place = seen().places[0];
    if (!place) return undefined;
    const r = Math.max(26, Math.hypot(place.width, place.height) * SPREAD * 0.92);
    return { x: place.x + place.width / 2, y: place.y + place.height / 2, r };
  });
  const beam = (): string => {
    const to = round();
    return to ? beamOf(seen().lamp, to) : '';
  };
  const isOne = (): boolean => seen().places.length === 1;
  const dark = (): string => {
    const { size, places } = seen();
    const to = round();
    const hole = to ? `M${to.x - to.r} ${to.y}a${to.r} ${to.r} 0 1 0 ${2 * to.r} 0a${to.r} ${to.r} 0 1 0 ${-2 * to.r} 0z` : '';
    // Places side by side have no circle in common: each is lit as it is.
    const holes = isOne() ? hole : places.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
    return `M0 0H${size.width}V${size.height}H0z${holes}`;
  };
  const drawn = (): string | undefined => props.lit.over ?? props.lit.art;
  return (
    <>
      <svg ref={root} class="light" aria-hidden="true">
        <path class="light-dark" d={dark()} fill-rule="evenodd" />
        <path class="light-beam" d={beam()} />
        <Show when={drawn() !== undefined && seen().places[0]}>
          {(place) => (
            <svg
              class="light-art"
              x={place().x}
              y={place().y}
              width={place().width}
              height={place().height}
              viewBox="0 0 100 100"
              overflow={props.lit.over === undefined ? 'hidden' : 'visible'}
              innerHTML={drawn() ?? ''}
            />
          )}
        </Show>
        <Show when={isOne() && round()}>{(to) => <circle class="light-ring" cx={to().x} cy={to().y} r={to().r} />}</Show>
      </svg>
      <Portal mount={document.querySelector('.shell') ?? document.body}>
        <For each={seen().hand}>
          {(box) => (
            <div
              class="lit-piece"
              aria-hidden="true"
              style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}
            />
          )}
        </For>
      </Portal>
    </>
  );
}

const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height });

/** The first piece of the hand that can be seen. */
function handBox(selector: string): Box[] {
  for (const piece of document.querySelectorAll(selector)) {
    const box = piece.getBoundingClientRect();
    if (box.width > 0 && isShown(piece)) return [boxOf(box)];
  }
  return [];
}

const isSame = (a: Measured, b: Measured): boolean => JSON.stringify(a) === JSON.stringify(b);

/** From the lamp to both sides of the circle, in two straight lines that touch it. */
function beamOf(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number; readonly r: number },
): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const away = Math.hypot(dx, dy);
  if (away <= to.r) return '';
  const along = away - (to.r * to.r) / away;
  const across = (to.r * Math.sqrt(away * away - to.r * to.r)) / away;
  const [ux, uy] = [dx / away, dy / away];
  const point = (side: number): string =>
    `${from.x + ux * along - uy * across * side} ${from.y + uy * along + ux * across * side}`;
  return `M${from.x} ${from.y}L${point(1)}L${point(-1)}z`;
}
