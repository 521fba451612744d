import { describe, expect, test, vi } from 'vitest';
import { createWayBack, type Entries, PATIENCE, type WayBack } from '../src/base/ui/way-back.ts';

/** A history as browsers keep it: pushing cuts off what lay ahead, and moves come later. */
function tab(states: readonly unknown[] = ['home', null]) {
  let entries = [...states];
  let at = entries.length - 1;
  let wayBack: WayBack | undefined;
  const moves: number[] = [];
  const history: Entries = {
    get state() {
      return entries[at];
    },
    pushState(state) {
      entries = [...entries.slice(0, ++at), state];
    },
    replaceState(state) {
      entries[at] = state;
    },
    go: (by) => void moves.push(by),
  };
  /** The browser does what was asked for, or what the person pressed. */
  function move(by = moves.shift() ?? 0): void {
    if (at + by < 0 || at + by >= entries.length) return;
    at += by;
    wayBack?.onMove();
  }
  wayBack = createWayBack(history);
  return { wayBack, moves, move, length: () => entries.length, at: () => at };
}

const still = (): Promise<void> => Promise.resolve();

/** A dialog: closes itself when it is asked to. */
function layer(wayBack: WayBack) {
  const state = { isOpen: true, close: (): void => {} };
  const uncover = wayBack.cover(() => state.close());
  state.close = () => {
    if (!state.isOpen) return;
    state.isOpen = false;
    uncover();
  };
  return state;
}

describe('the way back', () => {
  test('closes what lies over the page, and only then leaves it', async () => {
    const { wayBack, move, moves, at } = tab();
    const dialog = layer(wayBack);
    await still();
    expect(at()).toBe(2);
    move(-1);
    await still();
    expect(dialog.isOpen).toBe(false);
    expect(at()).toBe(1);
    expect(moves).toEqual([]);
  });

  test('closed otherwise, nothing is left in the history', async () => {
    const { wayBack, move, moves, at } = tab();
    const dialog = layer(wayBack);
    await still();
    dialog.close();
    await still();
    expect(moves).toEqual([-1]);
    expect(wayBack.isMoving()).toBe(true);
    move();
    await still();
    expect(at()).toBe(1);
    expect(wayBack.isMoving()).toBe(false);
  });

  test('one dialog after another in one go needs no second entry', async () => {
    const { wayBack, moves, length } = tab();
    const menu = layer(wayBack);
    await still();
    menu.close();
    const help = layer(wayBack);
    await still();
    expect(length()).toBe(3);
    expect(moves).toEqual([]);
    expect(help.isOpen).toBe(true);
  });

  test('one over another: the uppermost first', async () => {
    const { wayBack, move, at } = tab();
    const sheet = layer(wayBack);
    await still();
    const dialog = layer(wayBack);
    await still();
    expect(at()).toBe(3);
    move(-1);
    await still();
    expect([sheet.isOpen, dialog.isOpen]).toEqual([true, false]);
    move(-1);
    await still();
    expect([sheet.isOpen, at()]).toEqual([false, 1]);
  });

  test('one that opens while the history is still on its way stays open', async () => {
    const { wayBack, move, at } = tab();
    layer(wayBack).close();
    const first = layer(wayBack);
    await still();
    first.close();
    await still();
    const second = layer(wayBack);
    await still();
    move();
    await still();
    expect(second.isOpen).toBe(true);
    expect(at()).toBe(2);
  });

  test('after a reload with a sheet open, and by the way forward, one stands on the page itself', async () => {
    const { moves, move, at } = tab(['home', null, { layers: 1 }]);
    await still();
    expect(moves).toEqual([-1]);
    move();
    await still();
    expect(at()).toBe(1);
    move(1);
    await still();
    expect(moves).toEqual([-1]);
    move();
    expect(at()).toBe(1);
  });

  test('who leaves meanwhile leaves afterwards, also where there is nothing to go back to', async () => {
    vi.useFakeTimers();
    const { wayBack } = tab([{ layers: 1 }]);
    await still();
    const leave = vi.fn<() => void>();
    wayBack.whenStill(leave);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PATIENCE);
    expect(leave).toHaveBeenCalledOnce();
    expect(wayBack.depth()).toBe(0);
    vi.useRealTimers();
  });

  test('a history that takes its time, as on a busy machine, closes nothing that was opened meanwhile', async () => {
    vi.useFakeTimers();
    const { wayBack, move, at } = tab();
    const menu = layer(wayBack);
    await still();
    menu.close();
    await still();
    vi.advanceTimersByTime(1000);
    const settings = layer(wayBack);
    await still();
    move(-1);
    await still();
    expect(settings.isOpen).toBe(true);
    expect([at(), wayBack.depth()]).toEqual([2, 1]);
    vi.useRealTimers();
  });
});
