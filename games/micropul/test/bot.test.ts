import { ActionList } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { playDeal } from '@stolik/search/arena';
import { foregone, type Player } from '@stolik/search/player';
import { describe, expect, test } from 'vitest';
import { cellAt, cloneBoard, layFace } from '../src/board/board.ts';
import { yieldAt } from '../src/board/catalysts.ts';
import { PLUS, YIELDS } from '../src/board/faces.ts';
import { NO_UNIT, rootOf } from '../src/board/groups.ts';
import { FACING, STEPS } from '../src/board/places.ts';
import { AllowedActions } from '../src/bot/allowed.ts';
import { Around } from '../src/bot/around.ts';
import { evaluate } from '../src/bot/evaluate.ts';
import { BEST_SPOT, FEATURES, fillFeatures } from '../src/bot/features.ts';
import { Gains, KEEN, PLAIN, type Sense } from '../src/bot/gain.ts';
import { appeal } from '../src/bot/idea.ts';
import { type GroupNumbers, Placement } from '../src/bot/placement.ts';
import { explainMove, isHope } from '../src/bot/reasons.ts';
import { rolloutBy } from '../src/bot/rollout.ts';
import { micropulLevels } from '../src/bot/words.ts';
import { MANY_OPEN, type Worths } from '../src/bot/worths.ts';
import { micropulBots } from '../src/bot.ts';
import { micropul } from '../src/game.ts';
import { REASONS } from '../src/text/reasons.ts';
import { isLay, isStone, layFaceOf, layPlace } from '../src/turn/actions.ts';
import type { State } from '../src/turn/state.ts';
import { begin, Table } from './table.ts';

/** All groups of a board as sorted texts. */
function groupsOf(state: Pick<State, 'board'>): string[] {
  const { board } = state;
  const roots = new Set<number>();
  for (let unit = 0; unit < board.faces.length * 4; unit++) if (board.parent[unit] !== NO_UNIT) roots.add(rootOf(board, unit));
  return [...roots].map((root) => `${board.points[root]} ${board.openSides[root]} ${board.stones[root]}`).sort();
}

describe('a placement looked at before it is made', () => {
  test('changes the groups as laying it does', () => {
    const rng = new SeededRng('placement');
    const placement = new Placement();
    const actions = new ActionList();
    let looked = 0;
    for (let i = 0; i < 12; i++) {
      const state = begin({}, 2, rng);
      for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
        const { seat } = next;
        if (next.kind === 'turn') {
          actions.clear();
          micropul.legal(state, seat, actions);
          const lays = actions.toArray().filter(isLay);
          for (const action of lays.slice(0, 6)) {
            looked++;
            const [place, face] = [layPlace(action), layFaceOf(action)];
            placement.look(state.board, place, face);
            expect(placement.tiles + placement.pluses * PLUS).toBe(yieldAt(state.board, place, face));
            const text = ({ points, open, stones }: { points: number; open: number; stones: number }) =>
              `${points} ${open} ${stones}`;
            const rest = groupsOf(state);
            for (const group of placement.before.slice(0, placement.beforeCount)) rest.splice(rest.indexOf(text(group)), 1);
            const after = cloneBoard(state.board);
            layFace(after, place, face);
            const expected = [...rest, ...placement.after.slice(0, placement.afterCount).map(text)].sort();
            expect(groupsOf({ board: after })).toEqual(expected);
          }
        }
        micropul.play(state, seat, next.kind === 'chance' ? micropul.roll(state, rng) : micropul.sample(state, seat, rng));
      }
    }
    expect(looked).toBeGreaterThan(500);
  });
});

describe('the surroundings of a place, read once', () => {
  /** Any numbers will do, as long as all of them differ. */
  const worths: Worths = {
    perPoint: Float64Array.from({ length: MANY_OPEN + 1 }, (_, open) => 1 - open / 16),
    fixed: Float64Array.from({ length: MANY_OPEN + 1 }, (_, open) => open / 8),
  };
  const spite = 0.5;
  /** Only groups with one stone have a worth: as a gain for their seat, as a loss for the other. */
  const worthOf = ({ points, open, stones }: GroupNumbers, seat: number): number => {
    const sides = Math.min(open, MANY_OPEN);
    const worth = worths.perPoint[sides]! * points + worths.fixed[sides]!;
    return stones === 1 << (4 * seat) ? worth : stones === 1 << (4 - 4 * seat) ? -worth * spite : 0;
  };

  test('say the same of every lay as looking at it alone', () => {
    const rng = new SeededRng('around');
    const placement = new Placement();
    const around = new Around();
    const actions = new ActionList();
    const worth = (groups: readonly GroupNumbers[], count: number, seat: number): number =>
      groups.slice(0, count).reduce((sum, group) => sum + worthOf(group, seat), 0);
    let changed = 0;
    for (let i = 0; i < 8; i++) {
      const state = begin({}, 2, rng);
      for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
        if (next.kind === 'turn') {
          actions.clear();
          micropul.legal(state, next.seat, actions);
          around.begin(state.board, worths, next.seat, spite);
          for (const action of actions.toArray().filter(isLay)) {
            const [place, face] = [layPlace(action), layFaceOf(action)];
            placement.look(state.board, place, face);
            const before = worth(placement.before, placement.beforeCount, next.seat);
            const change = worth(placement.after, placement.afterCount, next.seat) - before;
            const index = -cellAt(state.board, place) - 1;
            around.see(index);
            expect(around.yieldOf(index, face)).toBe(yieldAt(state.board, place, face));
            expect(around.changeBy(index, face)).toBeCloseTo(change, 9);
            if (change !== 0) changed++;
          }
        }
        micropul.play(
          state,
          next.seat,
          next.kind === 'chance' ? micropul.roll(state, rng) : micropul.sample(state, next.seat, rng),
        );
      }
    }
    expect(changed).toBeGreaterThan(500);
  });
});

describe('what is worked out fast for a search', () => {
  /** Random games; `look` sees every turn and the seat whose turn it is. */
  function everyTurn(name: string, options: object, seats: number, look: (state: State, seat: number) => void): void {
    const rng = new SeededRng(name);
    for (let i = 0; i < 3; i++) {
      const state = begin(options, seats, rng);
      for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
        const { seat } = next;
        if (next.kind === 'turn') look(state, seat);
        micropul.play(state, seat, next.kind === 'chance' ? micropul.roll(state, rng) : micropul.sample(state, seat, rng));
      }
    }
  }

  /** What somebody gets who takes what gains most at once, against another who does, in a hundred deals. */
  function shareOf(one: Sense, other: Sense): number {
    const rungOf = (id: string, sense: Sense) => {
      const quick = rolloutBy(sense);
      const player: Player<State> = (world, seat, rng) => foregone(quick(world, seat, rng));
      return { ...micropulLevels[0]!, id, player, effort: { iterations: 1 } };
    };
    const options = begin({}, 2, new SeededRng('options')).options;
    const contest = { game: micropul, options, seats: 2, seed: 'first looks', clock: () => 0 };
    const [a, b] = [rungOf('one', one), rungOf('other', other)];
    const shares = Array.from({ length: 100 }, (_, deal) => playDeal({ ...contest, a, b }, deal).shares).flat();
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }

  test('the first look of the strongest level is the better one, also with the same luck', () => {
    expect(shareOf(KEEN, PLAIN)).toBeGreaterThan(0.65);
    expect(shareOf({ ...KEEN, noise: PLAIN.noise, reach: PLAIN.reach }, PLAIN)).toBeGreaterThan(0.6);
  });

  test('luck that could change nothing may be left out', () => {
    expect(Math.abs(shareOf({ ...PLAIN, reach: PLAIN.noise }, PLAIN) - 0.5)).toBeLessThan(0.1);
  });

  test.each([
    ['two', {}, 2],
    ['simple', { simple: true }, 2],
    ['alone', {}, 1],
  ])('the legal actions are told from all others: %s', (name, options, seats) => {
    const actions = new ActionList();
    const allowed = new AllowedActions();
    const seen = new Set<number>();
    let refused = 0;
    everyTurn(name, options, seats, (state, seat) => {
      actions.clear();
      micropul.legal(state, seat, actions);
      const legal = new Set(actions.toArray());
      for (const action of legal) seen.add(action);
      allowed.begin(state, seat);
      const told = [...seen].filter((action) => allowed.has(action));
      refused += seen.size - told.length;
      expect(new Set(told)).toEqual(legal);
    });
    expect(refused).toBeGreaterThan(5000);
  });

  test('a playout takes no action that luck could not have made the best', () => {
    /** The luck of playouts, in points; with so few tiles in hand all of them are looked at. */
    const [luck, few] = [PLAIN.noise, 3];
    const rollout = rolloutBy(PLAIN);
    const gains = new Gains();
    const actions = new ActionList();
    const rng = new SeededRng('luck');
    let picked = 0;
    everyTurn('playout', {}, 2, (state, seat) => {
      if (state.hands[seat]!.length > few) return;
      actions.clear();
      micropul.legal(state, seat, actions);
      gains.begin(state, seat);
      const most = Math.max(...actions.toArray().map((action) => gains.of(action)));
      for (let i = 0; i < 8; i++) expect(gains.of(rollout(state, seat, rng))).toBeGreaterThan(most - luck);
      picked++;
    });
    expect(picked).toBeGreaterThan(50);
  });

  test('the best spot has the most dots that one tile could touch', () => {
    const row = new Float64Array(FEATURES);
    let most = 0;
    everyTurn('spot', {}, 2, (state, seat) => {
      const { board } = state;
      const dots = board.edge.map((edge) =>
        STEPS.reduce((sum, step, side) => {
          const there = cellAt(board, (edge >> 8) + step);
          return there > 0 ? sum + (YIELDS[board.faces[there - 1]! * 16 + FACING[side * 16 + 15]!]! % PLUS) : sum;
        }, 0),
      );
      fillFeatures(state, seat, row);
      expect(row[BEST_SPOT]).toBe(Math.max(...dots));
      most = Math.max(most, ...dots);
    });
    expect(most).toBeGreaterThan(2);
  });
});

/** The action written so, for seat 1. */
const read = (state: State, text: string): number => {
  const action = micropul.read(state, 0, text);
  if (!action.ok) throw new Error(`${text} is no action`);
  return action.value;
};

/** The legal action of seat 1 that gains most at once. */
function bestAtOnce(state: State): string {
  const gains = new Gains();
  const actions = new ActionList();
  micropul.legal(state, 0, actions);
  gains.begin(state, 0);
  const best = actions.toArray().reduce((one, other) => (gains.of(other) > gains.of(one) ? other : one));
  return micropul.write(state, 0, best);
}

describe('what is known about micropul', () => {
  test('two seats share one chance of winning, and more points mean more of it', () => {
    const chanceWith = (supply: number): number => {
      const { state } = new Table({ board: ['WWBB@0,0'], hands: [['W...'], ['B...']], supplies: [supply, 2], core: 10 });
      const out = new Float64Array(2);
      evaluate(state, out);
      expect(out[0]! + out[1]!).toBeCloseTo(1, 10);
      return out[0]!;
    };
    expect(chanceWith(6)).toBeGreaterThan(chanceWith(2));
    expect(chanceWith(2)).toBeGreaterThan(chanceWith(0));
  });

  test('the last tile of the core is taken when ahead and left when behind', () => {
    const position = { board: ['WWBB@0,0'], hands: [['W1..', 'WW..'], ['B...']], core: 1 };
    const ahead = new Table({ ...position, supplies: [5, 1] }).state;
    const behind = new Table({ ...position, supplies: [1, 5] }).state;
    expect(bestAtOnce(ahead)).toMatch(/^lay .*1/);
    expect(bestAtOnce(behind)).not.toMatch(/^lay .*1/);
  });

  test('a large closed group without a stone is claimed near the end', () => {
    const { state } = new Table({
      board: ['WWWW@0,0', 'BBBB@0,-1', 'BBBB@1,0', 'BBBB@0,1', 'BBBB@-1,0'],
      hands: [['B...'], ['B...']],
      core: 3,
      supplies: [3, 3],
    });
    expect(bestAtOnce(state)).toMatch(/^stone 0,0,/);
  });
});

describe('reasons', () => {
  test('a lay says which groups it closes and what it wins and opens', () => {
    const { state } = new Table({
      board: ['WWWW@0,0', 'B...@0,-1', 'B...@1,0', 'B...@0,1'],
      hands: [['.W1.', 'B...', 'B...'], ['B...']],
      stones: { '0,0,NW': 1 },
      core: 9,
    });
    const text = explainMove(state, 0, read(state, 'lay .W1.@-1,0'), 'en');
    expect(text).toBe(
      'Grows your group to 5: you get the points when it’s closed. Wins 1 tile for your supply: 2 points if unused.',
    );
    // A tile that grows nothing is only a hope.
    expect(['lay .W1.@-1,0', 'lay B...@1,1'].map((lay) => isHope(state, 0, read(state, lay)))).toEqual([false, true]);
  });

  test('groups of one’s own that grow together are told in one sentence', () => {
    const { state } = new Table({
      board: ['WW..@0,0', 'BB..@-1,-1', 'W...@1,-1'],
      hands: [['BWWB', 'B...'], ['B...']],
      stones: { '0,0,NW': 1, '-1,-1,NW': 1 },
      core: 9,
    });
    const action = ['BWWB', 'WBBW', 'BBWW', 'WWBB']
      .map((face) => micropul.read(state, 0, `lay ${face}@0,-1`))
      .find((read) => read.ok && explainMove(state, 0, read.value, 'en').includes('groups'));
    expect(action?.ok && explainMove(state, 0, action.value, 'en')).toMatch(
      /^Grows your groups to \d+ and \d+: you get the points when they’re closed\./,
    );
  });

  test('of ideas that are about as good, closing a group of one’s own comes before a tile for the hand', () => {
    const { state } = new Table({
      board: ['WWWW@0,0', 'BBBB@0,-1', 'BBBB@1,0', 'BBBB@0,1'],
      hands: [['BBBB', 'B...'], ['BBBB']],
      stones: { '0,0,NW': 1 },
      core: 9,
      supplies: [2, 2],
    });
    const likes = appeal(state, 0);
    expect(['lay BBBB@-1,0', 'take'].map((text) => likes(read(state, text)))).toEqual([4, 0]);
    state.turn = 1;
    expect(appeal(state, 1)(read(state, 'lay BBBB@-1,0'))).toBe(-4);
    // The adviser orders by it.
    expect(micropulBots.adviser.appeal).toBe(appeal);
  });

  test('what a move wins is said before what it gives away, and neither is left out', () => {
    const rng = new SeededRng('gives');
    let told = 0;
    for (let i = 0; i < 12; i++) {
      const state = begin({}, 2, rng);
      for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
        const { seat } = next;
        const action = next.kind === 'chance' ? micropul.roll(state, rng) : micropul.sample(state, seat, rng);
        const says = next.kind === 'turn' ? explainMove(state, seat, action, 'en') : '';
        const closed = new Set<number>();
        micropul.play(state, seat, action, (event) => {
          if (event.kind === 'groupClosed' && event.stones.length === 1 && event.stones[0] !== seat) closed.add(event.points);
          if (event.kind === 'tilesWon' && closed.size > 0) told++;
        });
        if (closed.size === 0 || says.includes('you lose')) continue;
        expect(says).toContain(`closes your opponent’s group: ${Math.max(...closed)} point`);
        expect(says).not.toMatch(/^It closes your opponent’s.*(wins|grows|another turn)/i);
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  test('[M3.4] whoever has few tiles left is told that they lose without any', () => {
    const actions = new ActionList();
    const saidWith = (tiles: number): string => {
      const state = begin({}, 2, new SeededRng('few'));
      (state.hands[0] as unknown as number[]).splice(tiles);
      actions.clear();
      micropul.legal(state, 0, actions);
      const lay = actions.toArray().find((action) => {
        placement.look(state.board, layPlace(action), layFaceOf(action));
        return isLay(action) && placement.tiles === 0;
      });
      return explainMove(state, 0, lay!, 'en');
    };
    const placement = new Placement();
    expect(saidWith(6)).not.toContain('or you lose');
    expect(saidWith(3)).toMatch(/This leaves you 2 tiles: win more soon, or you lose\.$/);
    expect(saidWith(2)).toMatch(/This leaves you your last tile: win another soon, or you lose\.$/);
    expect(saidWith(1)).toMatch(/without a tile, and you lose\.$/);
  });

  test('a stone counts the places that keep a group open as the table does: one place may lie at two of its sides', () => {
    const { state } = new Table({ board: ['.WW.@0,0'], hands: [['W...', 'W...', 'B...'], ['B...']], core: 9 });
    expect(explainMove(state, 0, read(state, 'stone 0,0,NE'), 'en')).toBe(
      'You get the group’s points when it’s closed: 2 so far, 3 places still open.',
    );
  });

  test('the places that keep a group open are counted in the right words', () => {
    const said = (places: number) => LANGUAGES.map((language) => REASONS[language].claimsOpen(2, places).split(', ').at(-1));
    expect([1, 3, 5].map(said)).toEqual([
      ['1 place still open', '1 место ещё открыто', 'zostaje 1 otwarte miejsce'],
      ['3 places still open', '3 места ещё открыты', 'zostają 3 otwarte miejsca'],
      ['5 places still open', '5 мест ещё открыто', 'zostaje 5 otwartych miejsc'],
    ]);
  });

  test('[M5.3] an extra turn says what can be done in it, and that can be done', () => {
    const rng = new SeededRng('again');
    const actions = new ActionList();
    const placement = new Placement();
    let told = 0;
    for (let i = 0; i < 6; i++) {
      const state = begin({}, 2, rng);
      for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
        const { seat } = next;
        const action = next.kind === 'chance' ? micropul.roll(state, rng) : micropul.sample(state, seat, rng);
        const says = next.kind === 'turn' ? explainMove(state, seat, action, 'en') : '';
        micropul.play(state, seat, action);
        const [, promised] = /another turn, which then (.*?)\.(?: |$)/.exec(says) ?? [];
        if (promised === undefined) continue;
        told++;
        actions.clear();
        micropul.legal(state, seat, actions);
        const lays = actions.toArray().filter(isLay);
        const does = lays.some((lay) => {
          placement.look(state.board, layPlace(lay), layFaceOf(lay));
          const wins = Math.min(placement.tiles, state.core) === Number(/^wins (\d)/.exec(promised)?.[1]);
          return wins || explainMove(state, seat, lay, 'en').toLowerCase().startsWith(promised.toLowerCase());
        });
        expect(does, says).toBe(true);
      }
    }
    expect(told).toBeGreaterThan(3);
  });

  test('[M5.3] an extra turn is named whatever else there is to say', () => {
    const rng = new SeededRng('named');
    let won = 0;
    for (let i = 0; i < 12; i++) {
      const state = begin({}, 2, rng);
      for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
        const { seat } = next;
        const action = next.kind === 'chance' ? micropul.roll(state, rng) : micropul.sample(state, seat, rng);
        const says = next.kind === 'turn' ? explainMove(state, seat, action, 'en') : '';
        micropul.play(state, seat, action);
        if (says === '' || !isLay(action) || !state.isExtraTurn) continue;
        won++;
        expect(says).toMatch(/another turn/);
      }
    }
    expect(won).toBeGreaterThan(10);
  });

  test('every action of random games has words in every language', () => {
    const rng = new SeededRng('reasons');
    for (let i = 0; i < 6; i++) {
      const state = begin({}, 1 + (i % 2), rng);
      for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
        const { seat } = next;
        const action = next.kind === 'chance' ? micropul.roll(state, rng) : micropul.sample(state, seat, rng);
        if (next.kind === 'turn') {
          const texts = LANGUAGES.map((language) => explainMove(state, seat, action, language));
          if (state.seats > 1) for (const text of texts) expect(text).not.toBe('');
          for (const text of texts) expect(text).not.toMatch(/undefined|NaN/);
        }
        micropul.play(state, seat, action);
      }
    }
  });
});

test('a reason says that a group is spoilt only if the move spoils it', () => {
  const rng = new SeededRng('spoilt');
  let said = 0;
  for (let game = 0; game < 40; game++) {
    const state = begin({}, 2, rng);
    for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
      if (next.kind === 'chance') {
        micropul.play(state, next.seat, micropul.roll(state, rng));
        continue;
      }
      const list = new ActionList();
      micropul.legal(state, next.seat, list);
      for (const action of list.toArray().filter(isLay)) {
        // What an extra turn could do is another matter.
        const [now] = explainMove(state, next.seat, action, 'en').split('another turn');
        if (!/spoils/i.test(now!)) continue;
        const kinds: string[] = [];
        micropul.play(micropul.clone(state), next.seat, action, ({ kind }) => void kinds.push(kind));
        expect(kinds).toContain('groupSpoilt');
        said++;
      }
      // Stones come first, so that there are many spoilt groups.
      const stone = list.toArray().find(isStone);
      micropul.play(state, next.seat, stone ?? micropul.sample(state, next.seat, rng));
    }
  }
  expect(said).toBeGreaterThan(20);
});
