import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import type { AnyGame } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import type { GolemsEvent } from '../src/games/golems/model/scene.ts';
import { durationOf, eventsOf, positionIn, roundsReader } from '../src/games/golems/story/reel.ts';
import { beatEnd, beatsIn, slownessOf } from '../src/games/golems/story/together.ts';
import { Played } from './played.ts';

const moved = (seat: number, to: string): GolemsEvent => ({ kind: 'golemMoved', seat, from: 'a1', to, via: null });
const event = (kind: string, more: object = {}): GolemsEvent => ({ kind, ...more }) as unknown as GolemsEvent;
const kinds = (events: readonly GolemsEvent[]): readonly string[] =>
  beatsIn(events).map((beat) => beat.map(({ kind }) => kind).join('+'));

test('[G6.6.3] all movers of a step are one beat, with those who turn and those who are stopped', () => {
  const step = [
    event('rowOpened', { row: 1, commands: [] }),
    event('stepBegan', { step: 1 }),
    event('golemTurned', { seat: 2 }),
    moved(0, 'a2'),
    event('moveBlocked', { seat: 1, by: 'claim', to: 'b1' }),
    event('moveBlocked', { seat: 3, by: 'claim', to: 'b1' }),
    event('golemSlid', { seat: 0 }),
    event('stepBegan', { step: 4 }),
    event('strikeMade', { seat: 0 }),
    event('strikeMade', { seat: 2 }),
    event('damageTaken', { seat: 1 }),
  ];
  expect(kinds(step)).toEqual([
    'rowOpened',
    'stepBegan',
    'golemTurned+golemMoved+moveBlocked+moveBlocked',
    'golemSlid',
    'stepBegan',
    'strikeMade+strikeMade',
    'damageTaken',
  ]);
  expect(beatEnd(step, 3)).toBe(6);
});

test('nobody does two things in one beat, and a new step begins a new one', () => {
  expect(kinds([moved(0, 'a2'), moved(1, 'b2'), moved(0, 'a3')])).toEqual(['golemMoved+golemMoved', 'golemMoved']);
  expect(kinds([moved(0, 'a2'), event('stepBegan'), moved(1, 'b2')])).toEqual(['golemMoved', 'stepBegan', 'golemMoved']);
  expect(kinds([])).toEqual([]);
});

test('only the blow that ends the game is slow', () => {
  const row = [event('strikeMade', { seat: 0 }), event('damageTaken', { seat: 1 }), event('golemOut', { seat: 1 })];
  expect(slownessOf(row, 0, 1)).toBe(1);
  expect(slownessOf([...row, event('gameOver')], 0, 1)).toBe(2);
  expect(slownessOf([...row, event('rowOpened'), event('gameOver')], 0, 1)).toBe(1);
  expect(slownessOf([moved(0, 'a2'), ...row, event('gameOver')], 0, 1)).toBe(1);
  expect(slownessOf([row[0]!, event('gameOver')], 0, 1)).toBe(1);
});

const BOT = { kind: 'bot', name: 'Ada', level: '2' } as const;
/** What each event lasted when one was shown after the other. */
const ONE_BY_ONE: Readonly<Partial<Record<GolemsEvent['kind'], number>>> = {
  luckDrawn: 350,
  luckShown: 900,
  cardOpened: 1100,
  eventActed: 1300,
  rowOpened: 850,
  conditionTested: 900,
  golemMoved: 420,
  golemTurned: 380,
  golemSlid: 420,
  golemShoved: 420,
  moveBlocked: 850,
  strikeMade: 700,
  attacked: 700,
  defended: 450,
  damageTaken: 700,
  componentDamaged: 800,
  golemOut: 900,
};

for (const game of [golems6, golems4] as readonly AnyGame[]) {
  test(`${game.id}: a film of four takes at most two thirds of one in which everybody waits for the others`, () => {
    const film = new Played(game, {}, [BOT, BOT, BOT, BOT], new SeededRng(5));
    while (film.act());
    const passages = film.chronicle.passages(0) as unknown as readonly { readonly events: readonly GolemsEvent[] }[];
    let now = 0;
    let before = 0;
    for (const { events } of passages) {
      for (const each of events) before += Math.max(durationOf(each), ONE_BY_ONE[each.kind] ?? 0);
      for (const beat of beatsIn(events)) now += Math.max(...beat.map(durationOf));
    }
    expect(now / before).toBeLessThan(2 / 3);
    expect(now).toBeGreaterThan(10_000);
  });

  test(`${game.id}: frames of a reel are the beats of the film, and lose no event`, () => {
    const film = new Played(game, {}, [BOT, BOT, BOT, BOT], new SeededRng(7));
    while ((film.table.state as { round: number }).round < 4 && film.act());
    const passages = film.chronicle.passages(0) as never as Parameters<ReturnType<typeof roundsReader>>[0];
    const rounds = roundsReader()(passages);
    const shown = passages.flatMap(({ events }) => beatsIn(events).filter((beat) => beat.some((each) => durationOf(each) > 0)));
    expect(rounds.flatMap(({ frames }) => frames.map(({ events }) => events.length))).toEqual(shown.map(({ length }) => length));
    expect(eventsOf(rounds.flatMap(({ frames }) => frames))).toEqual(shown.flat());
    for (const round of rounds)
      for (const [index, { moment }] of round.frames.entries()) expect(positionIn(round, moment)).toBe(index + 1);
  });
}
