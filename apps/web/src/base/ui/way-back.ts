import { onCleanup } from 'solid-js';

/** The browser's history, as far as it is used here. The state of an entry says how many layers lay over the page there. */
export interface Entries {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  replaceState(state: unknown, unused: string): void;
  go(by: number): void;
}

/** Layers over the page (dialogs, sheets), and an entry of the history for each of them: the way back closes the uppermost. */
export interface WayBack {
  /** Something lies over the page now. To be called when it is gone, whoever has closed it. */
  cover(close: () => void): () => void;
  /** The history has moved. */
  onMove(): void;
  /** The history is led back to where it should be, which takes a moment. */
  isMoving(): boolean;
  /** How many entries of layers lead to this moment. */
  depth(): number;
  /** Now, or as soon as the history stands still. */
  whenStill(go: () => void): void;
}

/**
 * A move of the history that never comes (there was nothing to go back to) is waited for so long. One that comes later closes what has been
 * opened meanwhile, and a slow machine takes its time.
 */
export const PATIENCE = 2000;

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'layers' in state && typeof state.layers === 'number' ? state.layers : 0;

export function createWayBack(entries: Entries): WayBack {
  let layers: readonly (() => void)[] = [];
  let isDue = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let afterwards: (() => void)[] = [];

  /** Where one layer gives way to another in one go nothing has to happen. */
  function settle(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (waiting !== undefined) return;
      const surplus = depthOf(entries.state) - layers.length;
      for (let depth = layers.length + surplus; depth < layers.length; depth++) entries.pushState({ layers: depth + 1 }, '');
      if (surplus > 0) {
        waiting = setTimeout(() => {
          entries.replaceState(null, '');
          onMove();
        }, PATIENCE);
        entries.go(-surplus);
      }
    });
  }

  function onMove(): void {
    if (waiting === undefined) for (const close of layers.slice(depthOf(entries.state)).reverse()) close();
    else {
      clearTimeout(waiting);
      waiting = undefined;
      const due = afterwards;
      afterwards = [];
      for (const go of due) go();
    }
    settle();
  }

  // After a reload, or by the way forward, there may be entries of layers that are gone.
  settle();
  return {
    cover(close) {
      layers = [...layers, close];
      settle();
      return () => {
        layers = layers.filter((each) => each !== close);
        settle();
      };
    },
    onMove,
    isMoving: () => waiting !== undefined,
    depth: () => depthOf(entries.state),
    whenStill: (go) => (waiting === undefined ? go() : afterwards.push(go)),
  };
}

// Sources are also read where there is no window: by tests, and where pictures of tables are made.
const wayBack = typeof history === 'undefined' ? undefined : createWayBack(history);
if (wayBack) addEventListener('popstate', () => wayBack.onMove());

/** While its owner lives, the way back (a phone's button, a swipe, Alt+←) calls `close` instead of leaving the page. */
export function closedByWayBack(close: () => void): void {
  if (wayBack) onCleanup(wayBack.cover(() => close()));
}

/** Goes to an address of this page. The entry of a layer that lies open is used up: nobody comes back to it. */
export function leaveTo(address: string): void {
  wayBack?.whenStill(() => {
    if (wayBack.depth() > 0) location.replace(address);
    else location.hash = address;
  });
}

/** Links in dialogs and sheets, likewise. */
if (wayBack)
  addEventListener('click', (event) => {
    const { target, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    if (wayBack.depth() === 0 && !wayBack.isMoving()) return;
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    if (!link || link.hasAttribute('target')) return;
    event.preventDefault();
    leaveTo(link.getAttribute('href') ?? '#/');
  });
