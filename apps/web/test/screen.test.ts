import { golems6 } from '@stolik/golems/v6/game';
import { CHANCE, type Next, TOGETHER, TURN, WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import type { Step } from '@stolik/kernel/steps';
import { micropul } from '@stolik/micropul/game';
import type { Sitter, Table } from '@stolik/table/table';
import { openFilm } from '@stolik/wire/film';
import { describe, expect, test } from 'vitest';
import { type Shareable, sharing } from '../src/session/kept/sharing.ts';
import {
  asking,
  askingBack,
  caughtUp,
  isSecretRound,
  lastMoveOf,
  letGo,
  missedFrom,
  NOBODYS,
  opened,
  sameSteps,
  whoMayTakeBack,
} from '../src/session/local/screen.ts';
import { isFree, readMark } from '../src/session/local/tenancy.ts';
import { Played } from './played.ts';

const passage = (actor: number, text?: string) => ({ after: 0, actor, text, events: [] });

describe('who may take back what at one device', () => {
  const open = { seat: 0, isSecret: false };
  const laid = { seat: 0, isSecret: true };
  test('one’s own, and an open move of the one before; a program that lies face down is its owner’s alone', () => {
    expect(whoMayTakeBack(1, open)).toEqual([1, 0]);
    expect(whoMayTakeBack(1, laid)).toEqual([1]);
    expect(whoMayTakeBack(0, laid)).toEqual([0]);
    expect(whoMayTakeBack(1, undefined)).toEqual([1]);
  });
  test('while nobody has the screen the last one may', () => {
    expect(whoMayTakeBack(undefined, laid)).toEqual([0]);
    expect(whoMayTakeBack(undefined, undefined)).toEqual([]);
  });
  test('the last move is a person’s, whatever bots and chance did since', () => {
    const steps: Step[] = [0, 1, 2, CHANCE].map((actor) => ({ kind: 'play', actor, action: 0 }));
    const asked: Next['kind'][] = ['turn', 'together', 'turn', 'chance'];
    expect(lastMoveOf(steps, [0, 1], (count) => asked[count])).toEqual({ seat: 1, isSecret: true });
    expect(lastMoveOf(steps, [0], (count) => asked[count])).toEqual({ seat: 0, isSecret: false });
    expect(lastMoveOf([], [0], () => undefined)).toBeUndefined();
  });
});

test('a round of commits is secret for all who still lay, and for the last one where another has laid', () => {
  expect(isSecretRound(TOGETHER[0b11]!, 0, [])).toBe(true);
  expect(isSecretRound(TOGETHER[0b10]!, 1, [passage(0)])).toBe(true);
  expect(isSecretRound(TOGETHER[0b10]!, 1, [passage(0, 'open')])).toBe(false);
  expect(isSecretRound(TURN[1]!, 1, [passage(0)])).toBe(false);
});

test('what somebody has missed begins after their own last decision', () => {
  expect(missedFrom([passage(CHANCE), passage(0), passage(CHANCE), passage(1), passage(2)], 0)).toBe(3);
  expect(missedFrom([passage(CHANCE), passage(0), passage(1)], 2)).toBe(1);
  expect(missedFrom([passage(CHANCE), passage(0)], 0)).toBe(2);
});

test('a mark of a tab that is gone holds no table', () => {
  const mark = { tab: 'one', at: 10_000 };
  expect(isFree(undefined, 'two', 10_000)).toBe(true);
  expect(isFree(mark, 'one', 60_000)).toBe(true);
  expect(isFree(mark, 'two', 11_000)).toBe(false);
  expect(isFree(mark, 'two', 20_000)).toBe(true);
  expect(readMark({ ...mark })).toEqual(mark);
  for (const raw of [undefined, null, '', {}, { tab: 1, at: 2 }]) expect(readMark(raw)).toBeUndefined();
});

const person = (name: string): Sitter => ({ kind: 'person', name });
const bot: Sitter = { kind: 'bot', name: 'Oto', level: '2' };

function played(game: typeof micropul | typeof golems6, options: object, sitters: readonly Sitter[], decisions: number): Table {
  const session = new Played(game, options, sitters, new SeededRng(4));
  for (let made = 0; made < decisions && session.act(); made++);
  return session.table;
}

function share(game: typeof micropul | typeof golems6, table: Table): Shareable {
  const work = sharing(game, table);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

describe('sharing', () => {
  test.each([
    ['micropul', micropul, {}],
    ['golems6', golems6, { scenario: 'duel' }],
  ] as const)('%s: in the middle of a game what leaves is the same whatever others hide', (_, game, options) => {
    for (const [sitters, viewer] of [
      [[person('Ola'), person('Kuba')], WATCHER],
      [[person('Ola'), bot], 0],
    ] as const) {
      const table = played(game, options, sitters, 3);
      const shared = share(game, table);
      if (shared.kind !== 'seen') throw new Error('nothing is hidden');
      expect(shared.viewer).toBe(viewer);
      const shown = unwrap(openFilm(game, JSON.parse(JSON.stringify(shared.film))));
      expect(shown.steps).toHaveLength(table.steps.length);
      expect(game.view(shown.steps.at(-1)!.world as never, viewer)).toEqual(game.view(table.state as never, viewer));
      // A world is dealt from what the viewer knows: dealing it again by the same luck changes nothing in it.
      expect(JSON.stringify(shared.film)).not.toContain('"steps":["');
    }
  });

  test('alone, and after the end, everything', () => {
    expect(share(micropul, played(micropul, {}, [person('Ola')], 3)).kind).toBe('all');
    expect(share(micropul, played(micropul, {}, [person('Ola'), bot], 500)).kind).toBe('all');
  });
});

test('who gives the screen away has seen everything so far; where it was everybody’s all have', () => {
  const persons = [0, 1, 3];
  expect(letGo(NOBODYS, persons, 4)).toEqual(NOBODYS);
  const first = letGo({ ...NOBODYS, eyes: 1 }, persons, 4);
  expect(first).toMatchObject({ eyes: undefined, lastEyes: 1 });
  expect([...first.watched]).toEqual([[1, 4]]);
  expect([...letGo(first, persons, 7).watched]).toEqual([
    [1, 7],
    [0, 7],
    [3, 7],
  ]);
});

test('who has something to hide comes through the curtain, everybody else at once', () => {
  expect(asking(NOBODYS, 2, false)).toMatchObject({ eyes: 2, curtain: undefined });
  const behind = asking(NOBODYS, 2, true);
  expect(behind).toMatchObject({ eyes: undefined, curtain: 2, isTakingBack: false });
  expect(opened(behind, 2)).toMatchObject({ eyes: 2, curtain: undefined });
});

test('a move is taken back when its owner has said that they are there, or it stays', () => {
  const asked = askingBack(letGo({ ...NOBODYS, eyes: 1 }, [0, 1], 4), 0);
  expect(asked).toMatchObject({ curtain: 0, isTakingBack: true, lastEyes: 1 });
  expect(opened(asked, asked.eyes)).toMatchObject({ eyes: undefined, curtain: undefined, isTakingBack: false });
});

test('what somebody has missed begins where they looked away; it is shown once', () => {
  const away = letGo({ ...NOBODYS, eyes: 0 }, [0, 1], 3);
  const { from, screen } = caughtUp(away, 0, 6, 99);
  expect(from).toBe(3);
  expect(caughtUp(screen, 0, 6, 99).from).toBe(6);
  expect(caughtUp(away, 1, 6, 5).from).toBe(5);
  expect(caughtUp(away, 1, 6, 99).from).toBe(6);
});

test('steps of another tab that are known stay the same objects; an undo is noticed', () => {
  const old: Step[] = [
    { kind: 'play', actor: 0, action: 1 },
    { kind: 'play', actor: 1, action: 2 },
  ];
  const more = sameSteps(old, [...structuredClone(old), { kind: 'play', actor: 0, action: 3 }]);
  expect(more.isCut).toBe(false);
  expect(more.steps[0]).toBe(old[0]);
  expect(more.steps[1]).toBe(old[1]);
  expect(sameSteps(old, structuredClone(old.slice(0, 1))).isCut).toBe(true);
  expect(sameSteps(old, [old[0]!, { kind: 'play', actor: 1, action: 9 }]).isCut).toBe(true);
});
