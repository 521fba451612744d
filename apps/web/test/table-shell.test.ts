import type { GameEvent } from '@stolik/kernel/game';
import { describe, expect, test } from 'vitest';
import { eveningOf } from '../src/shell/table/end.ts';
import { hesitationOf, lengthOf, tempoOf, waitsForTap } from '../src/shell/table/manner.ts';
import { type KeyPress, meaningOf } from '../src/shell/table/table-keys.ts';

const press = (change: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...change,
});

describe('keys of a table', () => {
  test('U and Ctrl+Z take back, on every keyboard', () => {
    expect(meaningOf(press({ key: 'г', code: 'KeyU' }))).toBe('undo');
    expect(meaningOf(press({ key: 'z', code: 'KeyZ', ctrlKey: true }))).toBe('undo');
    expect(meaningOf(press({ key: 'z', code: 'KeyZ', metaKey: true }))).toBe('undo');
    expect(meaningOf(press({ key: 'z', code: 'KeyZ' }))).toBeUndefined();
  });

  test('the browser keeps its own: Ctrl+U, Ctrl+P, anything with Alt', () => {
    for (const code of ['KeyU', 'KeyP', 'KeyL', 'KeyH']) {
      expect(meaningOf(press({ code, ctrlKey: true }))).toBeUndefined();
      expect(meaningOf(press({ code, altKey: true }))).toBeUndefined();
    }
    expect(meaningOf(press({ key: '?', metaKey: true }))).toBeUndefined();
    expect(meaningOf(press({ key: 'Escape', ctrlKey: true }))).toBeUndefined();
  });

  test('help, log, hint, last turn, Escape', () => {
    expect(meaningOf(press({ key: '?', code: 'Slash' }))).toBe('help');
    expect(meaningOf(press({ code: 'KeyL' }))).toBe('log');
    expect(meaningOf(press({ code: 'KeyH' }))).toBe('hint');
    expect(meaningOf(press({ code: 'KeyP' }))).toBe('lastTurn');
    expect(meaningOf(press({ key: 'Escape', code: 'Escape' }))).toBe('escape');
    expect(meaningOf(press({ key: 'x', code: 'KeyX' }))).toBeUndefined();
  });
});

describe('the end of a game', () => {
  const END = { isOver: true, isFinished: true, wasTold: false, isNews: true, pace: 1 };

  test('comes slowly where it is news, at once where it is opened again or nothing may move', () => {
    expect(eveningOf(END)).toEqual({ comes: 'slowly', wasTold: true });
    expect(eveningOf({ ...END, isNews: false })).toEqual({ comes: 'at once', wasTold: true });
    expect(eveningOf({ ...END, pace: 0 })).toEqual({ comes: 'at once', wasTold: true });
  });

  test('comes by itself once: a look back is no new end, an undo is', () => {
    const told = { ...END, wasTold: true };
    expect(eveningOf(told)).toEqual({ comes: 'not', wasTold: true });
    expect(eveningOf({ ...told, isOver: false })).toEqual({ comes: 'not', wasTold: true });
    expect(eveningOf({ ...told, isOver: false, isFinished: false })).toEqual({ comes: 'not', wasTold: false });
  });

  test('a game that goes on has not been told', () => {
    expect(eveningOf({ ...END, isOver: false, isFinished: false })).toEqual({ comes: 'not', wasTold: false });
    expect(eveningOf({ ...END, isOver: false })).toEqual({ comes: 'not', wasTold: false });
  });
});

describe('how films run', () => {
  const EVENT = { kind: 'moved' } as unknown as GameEvent;
  const board = { duration: () => 400 };
  const filmed = { duration: () => 400, film: { Film: () => null } };

  test('a moment lasts as the pace has it; a film of its own runs by its speed even where nothing may move', () => {
    expect(lengthOf(board, EVENT, { speed: 2, pace: 0.5 })).toBe(200);
    expect(lengthOf(board, EVENT, { speed: 2, pace: 0 })).toBe(0);
    expect(lengthOf(filmed, EVENT, { speed: 2, pace: 0 })).toBe(200);
    expect(lengthOf(filmed, EVENT, { speed: 0, pace: 0 })).toBe(0);
  });

  test('whoever presses Play sees a film, also where results come at once or nothing may move', () => {
    expect(tempoOf({ speed: 0, pace: 0 }, true)).toEqual({ speed: 1, pace: 1 });
    expect(tempoOf({ speed: 2, pace: 0.5 }, true)).toEqual({ speed: 2, pace: 0.5 });
    expect(tempoOf({ speed: 0, pace: 0 }, false)).toEqual({ speed: 0, pace: 0 });
  });

  test('what a round has brought waits for a tap, unless somebody alone wants it fast, or at once', () => {
    const isAlone = (): boolean => false;
    const isShared = (): boolean => true;
    expect([0, 0.5, 1, 2].map((speed) => waitsForTap(speed, isAlone))).toEqual([false, true, true, false]);
    expect([0, 0.5, 1, 2].map((speed) => waitsForTap(speed, isShared))).toEqual([false, true, true, true]);
  });

  test('a person has time to take a move back before a bot answers, longer where it is the last chance', () => {
    expect(hesitationOf(1, false, true)).toBe(700);
    expect(hesitationOf(1, true, true)).toBe(1600);
    expect(hesitationOf(0, false, true)).toBe(210);
    expect(hesitationOf(0, true, false)).toBe(0);
  });
});
