import './carrying.css';
import { type Accessor, createSignal, type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { Point } from './camera.ts';
import { follow, silenceClick } from './drag.ts';
import { createNotches, Twist } from './turning.ts';

/** A piece that can be carried to a board, from a hand or from another place. */
export interface CarryPlan<Place> {
  mayCarry(): boolean;
  /** It is lifted: the first move beyond a tremble. */
  lift(): void;
  /** A side of it on the board, in pixels of the window. */
  size(): number;
  /** The place under its middle that would take it. */
  placeAt(middle: Point): Place | undefined;
  isSame(a: Place, b: Place): boolean;
  /** Its middle has come to a place that takes it, or left it. */
  over?(place: Place | undefined): void;
  /** Where it is drawn meanwhile, when the board doesn't draw it there itself: the middle of the place. */
  middleOf?(place: Place): Point;
  /** Let go: over a place that takes it, or else with its middle there. */
  drop(place: Place | undefined, middle: Point): void;
  turn?(by: 1 | -1): void;
  /** The browser or a key took it out of the hand. */
  cancel?(): void;
}

export interface Carried extends Point {
  readonly size: number;
  /** How far below its middle the finger is. */
  readonly above: number;
  /** Degrees it leans towards the pull. */
  readonly lean: number;
  /** The board draws it at its place. */
  readonly isPlaced: boolean;
  /** It lies at its place, drawn here. */
  readonly isSnapped: boolean;
}

/** A finger hides so much around it. */
const FINGER = 26;
const LEAN = 9;

/** Carries a piece with the pointer; a press that doesn't move stays a click. The wheel and a second finger turn it. */
export function createCarrying<Place>(plan: CarryPlan<Place>): {
  readonly carried: Accessor<Carried | undefined>;
  begin(event: PointerEvent): void;
} {
  const [carried, setCarried] = createSignal<Carried>();
  let place: Place | undefined;

  function goTo(next: Place | undefined): void {
    if (place !== undefined && next !== undefined && plan.isSame(place, next)) return;
    if (place === undefined && next === undefined) return;
    place = next;
    plan.over?.(next);
  }

  function move({ clientX, clientY, pointerType }: PointerEvent): void {
    const size = plan.size();
    const above = pointerType === 'touch' ? size / 2 + FINGER : 0;
    const middle = { x: clientX, y: clientY - above };
    const before = carried();
    goTo(plan.placeAt(middle));
    const at = place === undefined ? undefined : plan.middleOf?.(place);
    const pull = before && !before.isSnapped ? (middle.x - before.x) * 0.8 : 0;
    setCarried({
      ...(at ?? middle),
      size,
      above,
      lean: at ? 0 : Math.max(-LEAN, Math.min(LEAN, (before?.lean ?? 0) * 0.7 + pull)),
      isPlaced: place !== undefined && at === undefined,
      isSnapped: at !== undefined,
    });
  }

  function begin(from: PointerEvent): void {
    if (from.button !== 0 || !from.isPrimary) return;
    const element = from.currentTarget as HTMLElement;
    // At once: a quick mouse is off the piece before its first move is told, and what lies below is not to be hovered.
    element.setPointerCapture(from.pointerId);
    let deaf: (() => void) | undefined;
    let last = from;
    const end = (): void => {
      deaf?.();
      deaf = undefined;
      place = undefined;
      setCarried(undefined);
    };
    const giveUp = (): void => {
      if (!deaf) return;
      end();
      plan.cancel?.();
    };
    let isOver = false;
    follow(from, {
      move: (now) => {
        if (isOver || !plan.mayCarry()) return;
        last = now;
        if (!deaf) {
          plan.lift();
          deaf = listen({
            carrying: () => ({ x: last.clientX, y: last.clientY }),
            pointer: from.pointerId,
            turn: (by) => plan.turn?.(by),
            giveUp: () => {
              isOver = true;
              giveUp();
            },
          });
        }
        move(now);
      },
      drop: (now) => {
        if (deaf || isOver) silenceClick(element);
        if (!deaf) return;
        move(now);
        const [at, { x, y }] = [place, carried()!];
        end();
        plan.drop(at, { x, y });
      },
      cancel: giveUp,
    });
  }
  return { carried, begin };
}

interface Listener {
  carrying(): Point;
  readonly pointer: number;
  turn(by: 1 | -1): void;
  giveUp(): void;
}

/** While something is carried, the wheel and other fingers turn it and do nothing else, and Escape puts it back. */
function listen({ carrying, pointer, turn, giveUp }: Listener): () => void {
  const notches = createNotches();
  const twists = new Map<number, Twist>();
  const act = (by: -1 | 0 | 1): void => void (by !== 0 && turn(by));
  const own = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const wheel = (event: WheelEvent): void => {
    own(event);
    act(notches(event.deltaY));
  };
  const press = (event: PointerEvent): void => {
    if (event.pointerId === pointer) return;
    own(event);
    twists.set(event.pointerId, new Twist(carrying(), { x: event.clientX, y: event.clientY }));
  };
  const move = (event: PointerEvent): void =>
    act(twists.get(event.pointerId)?.moved(carrying(), { x: event.clientX, y: event.clientY }) ?? 0);
  const lift = (event: PointerEvent): void => {
    act(twists.get(event.pointerId)?.lifted() ?? 0);
    twists.delete(event.pointerId);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    own(event);
    giveUp();
  };
  const request = { capture: true, passive: false };
  addEventListener('wheel', wheel, request);
  addEventListener('pointerdown', press, request);
  addEventListener('pointermove', move, request);
  addEventListener('pointerup', lift, request);
  addEventListener('pointercancel', lift, request);
  addEventListener('keydown', key, request);
  return () => {
    removeEventListener('wheel', wheel, request);
    removeEventListener('pointerdown', press, request);
    removeEventListener('pointermove', move, request);
    removeEventListener('pointerup', lift, request);
    removeEventListener('pointercancel', lift, request);
    removeEventListener('keydown', key, request);
  };
}

/** What is carried, over everything, as large as it will lie. */
export function CarriedPiece(props: {
  readonly carried: Carried | undefined;
  /** The page or table it belongs to: its styles are those of the board. */
  readonly from: Element;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <Show when={props.carried}>
      {(now) => (
        // A tray would clip it and measure its place from its own corner.
        <Portal mount={props.from.closest('.shell, .bench') ?? document.body}>
          <div
            class="carried"
            classList={{ placed: now().isPlaced, snapped: now().isSnapped }}
            aria-hidden="true"
            style={{
              transform: `translate(${now().x}px, ${now().y}px)`,
              '--carried': `${now().size}px`,
              '--above': `${now().above}px`,
              '--lean': `${now().lean}deg`,
            }}
          >
            <div>{props.children}</div>
          </div>
        </Portal>
      )}
    </Show>
  );
}
