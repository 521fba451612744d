import { type Action, CHANCE, type Seat } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { type CircuitState, cloneState } from '../src/board/state.ts';
import { CROSSING } from '../src/board/tiles.ts';
import { idle } from '../src/bot/idea.ts';
import { explainMove, isHope, speaksFor } from '../src/bot/reasons.ts';
import { wayOn } from '../src/bot/way.ts';
import { arrivals, departures, findChainsWith, floodPoles, found } from '../src/current/solver.ts';
import { circuit } from '../src/game.ts';
import { redeal } from '../src/seen/redeal.ts';
import { row5, type TestPosition, table } from './table.ts';

function actionOf(state: CircuitState, seat: Seat, text: string): Action {
  const action = circuit.read(state, seat, text);
  if (!action.ok) throw new Error(`${text} cannot be read`);
  return action.value;
}

function explain(position: TestPosition, text: string, seat: Seat = 0): string {
  const { state } = table(position);
  return explainMove(state, seat, actionOf(state, seat, text), 'en');
}

/** The first seat to move, each with the hand named. */
const hands = (own: string, other = 'I I I'): TestPosition => ({ hands: [own, other].map((hand) => hand.split(' ')), turn: 1 });

test('[C5.1] [C5.4] a reason begins with the points and the parts that bring them', () => {
  expect(explain(row5('I1 E1 V1 I1 .. I1', hands('I R L')), 'lay I1 e5')).toMatch(
    /^\+3 points: lamp at b5 \(1\) and LED at c5 \(2\)\./,
  );
});

test('[C4.4] a burnt fuse is told, and that it costs nothing', () => {
  const fused = { ...row5('I1 I1 I1 I1 .. I1', hands('I R L')), sides: { left5: '+f', right5: '-' } };
  expect(explain(fused, 'lay I1 e5')).toMatch(/^The fuse left of row 5 blows, no penalty\./);
});

test('[C6.2] fixing a fuse that blows again in the same move is neither advised nor a reason', () => {
  const judged = (tiles: string): readonly boolean[] => {
    const sides = { left5: '+f', right5: '-' };
    const { cells } = row5(tiles);
    const { state } = table({ ...hands('I R L'), cells: { ...cells, e5: 'I1' }, sides, smoke: ['left5'], irons: [1, 1] });
    const action = actionOf(state, 0, 'iron left5');
    return [idle(state, 0)(action), speaksFor(state, 0, action)];
  };
  expect(judged('I1 I1 I1 I1 .. I1')).toEqual([true, false]);
  expect(judged('I1 E1 I1 I1 .. I1')).toEqual([false, true]);
});

test('a reason that nobody would move for does not speak for the move', () => {
  const speaks = (position: TestPosition, text: string): boolean => {
    const { state } = table(position);
    return speaksFor(state, 0, actionOf(state, 0, text));
  };
  const lamp = row5('I1 E1 I1 I1 .. I1', hands('I R L'));
  expect(speaks(lamp, 'lay I1 e5')).toBe(true);
  // It joins nothing, it burns a fuse, it makes a short circuit.
  expect(speaks(row5('.. .. .. .. .. ..', hands('I R L')), 'lay L0 c3')).toBe(false);
  expect(speaks({ ...row5('I1 I1 I1 I1 .. I1', hands('I R L')), sides: { left5: '+f', right5: '-' } }, 'lay I1 e5')).toBe(false);
  expect(speaks(row5('I1 I1 I1 I1 .. I1', hands('I R L')), 'lay I1 e5')).toBe(false);
});

test('[C4.5] a penalty and what it is for are told', () => {
  expect(explain(row5('I1 I1 I1 I1 .. I1', hands('I R L')), 'lay I1 e5')).toMatch(/^A short circuit; −2 points\./);
});

test('[C6.1] soldering tells the points and the price; the move itself names the tiles', () => {
  const says = explain(
    row5('I1 I1 L0 I1 .. I1', { ...hands('E R L'), cells: { ...row5('I1 I1 L0 I1 .. I1').cells, e5: 'I1' } }),
    'iron c5 E1',
  );
  expect(says).toMatch(/^Scores 2 points at once; soldering costs 1 point\./);
});

test('a quiet move tells what it opens to the next player, blocks or leaves open', () => {
  // Of the gap at e5 and d5, laying one leaves the other to whoever comes next.
  const two = { ...row5('I1 E1 I1', hands('I R L')), cells: { a5: 'I1', b5: 'E1', c5: 'I1', f5: 'I1' } };
  expect(explain(two, 'lay I1 d5')).toContain('the next player could complete a circuit at e5 for up to 2');
  const one = row5('I1 E1 I1 I1 .. I1', hands('L R T'));
  expect(explain(one, 'lay L0 e5')).toBe('Otherwise the next player could complete a circuit here for up to 2 points.');
  expect(explain(one, 'lay L0 a1')).toContain('The next player could still complete the circuit at e5, for up to 2');
});

test('only a circuit blocked or prepared is more than a hope, and only if nothing else is opened', () => {
  const hopes = (position: TestPosition, text: string): boolean => {
    const { state } = table(position);
    return isHope(state, 0, actionOf(state, 0, text));
  };
  expect(hopes(row5('I1 E1 I1 I1 .. I1', hands('L R T')), 'lay L0 e5')).toBe(false);
  expect(hopes({ sides: { left5: '-' }, ...hands('I R L') }, 'lay I1 a5')).toBe(true);
  const two = { ...row5('I1 E1 I1', hands('I R L')), cells: { a5: 'I1', b5: 'E1', c5: 'I1', f5: 'I1' } };
  expect(hopes(two, 'lay I1 d5')).toBe(true);
});

test('a move that closes nothing tells where it leads the current, or that it joins nothing', () => {
  expect(explain({ sides: { left5: '+' }, ...hands('I R L') }, 'lay I1 a5')).toBe('Brings current from a plus to b5.');
  expect(explain({ sides: { left5: '-' }, ...hands('I R L') }, 'lay I1 a5')).toBe('Gives b5 a way to a minus.');
  expect(explain({ sides: { left5: '+' }, ...hands('I R L') }, 'lay I0 a5')).toBe('Cuts off current that came here from a plus.');
  expect(explain({ sides: { left5: '-' }, ...hands('I R L') }, 'lay I0 a5')).toBe('Cuts off a way to a minus.');
  expect(explain({ sides: { left5: '+' }, ...hands('I R L') }, 'lay I0 a6')).toBe(
    'A safe move while you wait for a better tile: it helps nobody.',
  );
});

test('a tile that current passes cuts nothing off, even where it comes to no new cell', () => {
  const loop = (pole: string): TestPosition => ({
    sides: { left5: pole, left6: pole },
    cells: { a6: 'X0', b6: 'X0' },
    ...hands('X I L'),
  });
  // The current that comes in at a5 finds a6 above it, and b5 has current from b6 already; so has a minus, backwards.
  expect(explain(loop('+'), 'lay X0 a5')).not.toMatch(/Cuts off/);
  expect(explain(loop('-'), 'lay X0 a5')).not.toMatch(/Cuts off/);
  expect(explain(loop('+'), 'lay I0 c6')).toMatch(/^Cuts off current/);
});

test('a move that leads on counts the tiles still missing, where they are few', () => {
  expect(explain({ sides: { left5: '+', left8: '-' }, ...hands('L R I') }, 'lay L3 a5')).toBe(
    'Brings current from a plus to a6: 3 more tiles would complete a circuit.',
  );
});

test('missing tiles are counted over the upper rail, and over tiles that already lie there', () => {
  // From b7 up to b8, over the rail, down d8: and d7 leads to a minus.
  const rail = { cells: { b6: 'I0', d7: 'I0', d6: 'L0', e6: 'I1', f6: 'I1' }, sides: { left7: '+', right6: '-' } };
  const { state } = table({ ...hands('L R I'), ...rail });
  expect(['b', 'd'].every((column) => (state.rail & (1 << 'abcdef'.indexOf(column))) !== 0)).toBe(true);
  expect(explain({ ...hands('I R L'), ...rail }, 'lay I1 a7')).toBe(
    'Brings current from a plus to b7: 3 more tiles would complete a circuit.',
  );
  // The two straight wires in between are there already.
  const over = { cells: { c5: 'I1', d5: 'E1' }, sides: { left5: '+', right5: '-' } };
  expect(explain({ ...hands('I R L'), ...over, cells: { ...over.cells, f5: 'I1' } }, 'lay I1 a5')).toBe(
    'Brings current from a plus to b5: 2 more tiles would complete a circuit.',
  );
});

test('where the next player gets nothing, a worse place for the same tile is named', () => {
  const two = { ...row5('I1 E1 I1', hands('I R L')), cells: { a5: 'I1', b5: 'E1', c5: 'I1', f5: 'I1' } };
  expect(explain(two, 'lay I0 a2')).toBe(
    'Opens nothing for the next player; at d5, the same tile would open a circuit worth up to 2 points.',
  );
});

test('the cell of the move is not named again: another rotation is called that', () => {
  const two = { ...row5('I1 E1 I1', hands('I R L')), cells: { a5: 'I1', b5: 'E1', c5: 'I1', f5: 'I1' } };
  expect(explain(two, 'lay I0 d5')).toBe(
    'Opens nothing for the next player; turned another way, the same tile would open a circuit worth up to 2 points.',
  );
});

test('whoever waits for several turns hears something else each time', () => {
  const two = { a5: 'I1', b5: 'E1', c5: 'I1', f5: 'I1' };
  const says = [{}, { f1: 'I1', f2: 'I0' }, { f1: 'I1', f2: 'I0', e1: 'L0', e2: 'L0' }].map((more) =>
    explain({ ...row5('I1 E1 I1', hands('I E L')), cells: { ...two, ...more } }, 'lay I0 a2'),
  );
  expect(says).toEqual([
    'Opens nothing for the next player; at d5, the same tile would open a circuit worth up to 2 points.',
    'Safe for now, and you keep the lamp for a circuit of your own.',
    'A safe move while you wait for a better tile: it helps nobody.',
  ]);
});

test('late in the game what a waiting tile cuts off is not its reason every time', () => {
  const rows = (count: number): Record<string, string> =>
    Object.fromEntries(
      [...'abcdef'].flatMap((column) => [1, 2, 3, 4, 7].map((row) => [`${column}${row}`, 'M0'])).slice(0, count),
    );
  const said = (count: number): string => explain({ sides: { left5: '+' }, ...hands('I E L'), cells: rows(count) }, 'lay I0 a5');
  expect(said(2)).toBe('Cuts off current that came here from a plus.');
  expect([25, 27, 29].map(said).toSorted()).toEqual([
    'A safe move while you wait for a better tile: it helps nobody.',
    'Cuts off current that came here from a plus.',
    'Safe for now, and you keep the lamp for a circuit of your own.',
  ]);
});

test('[C7.1] in the last round a hint says so, and promises nothing for later', () => {
  const last = (position: TestPosition, text: string): string => {
    const { state } = table(position);
    state.last = 0b11;
    return explainMove(state, 0, actionOf(state, 0, text), 'en');
  };
  expect(last(row5('I1 E1 I1 I1 .. I1', hands('I R L')), 'lay I1 e5')).toBe('This is your last turn: +2 points: lamp at b5.');
  // Elsewhere it leads the current on, prepares, or may bring a better tile.
  const plus = { sides: { left5: '+', left8: '-' }, ...hands('L R I') };
  expect(last(plus, 'lay L3 a5')).toBe('This is your last turn: there’s nothing left to light for you.');
  expect(last({ ...plus, bag: ['L', 'L'] }, 'swap R')).toBe('This is your last turn: there’s nothing left to light for you.');
});

test('[C7.1] [C8.1] the first of the last two tiles prepares nothing that the second does not complete', () => {
  const { state } = table({ sides: { left5: '+', left8: '-' }, ...hands('L I I'), options: { x2: true } });
  const said = (): string => explainMove(state, 0, actionOf(state, 0, 'lay L3 a5'), 'en');
  expect(said()).toMatch(/more tiles would complete a circuit/);
  state.last = 0b11;
  expect(said()).toBe('This is your last turn: there’s nothing left to light for you.');
});

test('tiles that are no longer there are not counted as still missing', () => {
  const far = { sides: { left5: '+', left8: '-' }, hands: [['L'], ['I']], turn: 1, bag: [] };
  expect(explain(far, 'lay L3 a5')).toBe('Brings current from a plus to a6.');
});

test('[C4.6] whoever has to use an iron because of a short circuit is told so', () => {
  const row = row5('I1 I1 I1 I1 .. I1', hands('I R L'));
  const short = { ...row, cells: { ...row.cells, e5: 'I1' }, irons: [1, 1], short: 0 };
  const says = (language: (typeof LANGUAGES)[number]): string => {
    const { state } = table(short);
    expect(state.stands).toBe(1);
    return explainMove(state, 0, actionOf(state, 0, 'iron c5'), language);
  };
  expect(LANGUAGES.map(says).join(' ')).toMatch(
    /^With a short circuit on the board you must use your iron; .*паяльник нужно.*trzeba teraz użyć/,
  );
});

test('an exchange says why, and only what is true of the hand', () => {
  const open = row5('I1 E1 I1 I1 .. I1', hands('R R R'));
  expect(explain({ ...open, bag: ['L', 'L'] }, 'swap R')).toContain('A new tile may bring more');
  expect(explain({ sides: { left5: '+' }, ...hands('R R R'), bag: ['L', 'L'] }, 'swap R')).toContain(
    'No tile in your hand completes a circuit now',
  );
});

test('a chain that a tile of one’s own hand could close is told as prepared', () => {
  const two = { ...row5('I1 E1 I1', hands('I I L')), cells: { a5: 'I1', b5: 'E1', c5: 'I1', f5: 'I1' } };
  expect(explain(two, 'lay I1 d5')).toContain('the straight wire in your hand could complete it at e5 for 2');
});

test('tiles on the cells that are counted as missing do complete a circuit', () => {
  const rng = new SeededRng('gaps');
  let counted = 0;
  for (let game = 0; game < 8; game++) {
    const state = circuit.setup(unwrap(circuit.parseOptions({}, 2)), 2);
    for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
      if (next.kind === 'chance') {
        circuit.play(state, CHANCE, circuit.roll(state, rng));
        continue;
      }
      const before = cloneState(state);
      circuit.play(state, next.seat, circuit.sample(state, next.seat, rng));
      if (state.stands === 1 || state.seats !== 2) continue;
      const { gap } = wayOn(before, state);
      if (gap.length < 2 || gap.length > 3) continue;
      const filled = cloneState(state);
      for (const cell of gap) filled.tiles[cell] = CROSSING * 4;
      floodPoles(filled);
      expect(gap.every((cell) => arrivals[cell] !== 0 && departures[cell] !== 0)).toBe(true);
      findChainsWith(filled, CROSSING * 4, gap[0]!);
      expect(found.count).toBeGreaterThan(0);
      counted++;
    }
  }
  expect(counted).toBeGreaterThan(20);
});

test('[C2.4] a reason says the same whatever the hidden hands and the bag hold, in two sentences at most', () => {
  const rng = new SeededRng('reasons');
  let told = 0;
  const state = circuit.setup(unwrap(circuit.parseOptions({}, 2)), 2);
  for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
    if (next.kind === 'chance') {
      circuit.play(state, CHANCE, circuit.roll(state, rng));
      continue;
    }
    const { seat } = next;
    const action = circuit.sample(state, seat, rng);
    for (const language of told % 4 === 0 ? LANGUAGES : []) {
      const says = explainMove(state, seat, action, language);
      expect(says).toMatch(/^[+−\p{Lu}].+\.$/u);
      expect(says).not.toMatch(/undefined|NaN|\[object/);
      expect(says.split(/\. (?=[+−\p{Lu}])/u).length).toBeLessThanOrEqual(2);
      expect(explainMove(redeal(state, seat, rng), seat, action, language)).toBe(says);
    }
    told++;
    circuit.play(state, seat, action);
  }
  expect(told).toBeGreaterThan(20);
});

test('[C8.1] with two actions a turn the first prepares the second, and the next player is not yet to be feared', () => {
  const two = { ...row5('I1 E1 I1', hands('I I L')), cells: { a5: 'I1', b5: 'E1', c5: 'I1', f5: 'I1' } };
  const twice = { ...two, options: { x2: true } };
  expect(explain(two, 'lay I1 d5')).toMatch(/next turn.*But the next player could complete a circuit at e5/);
  expect(explain(twice, 'lay I1 d5')).toBe('Then your second tile, the straight wire, completes a circuit at e5 for 2 points.');
});

test('[C8.1] with two actions a turn a circuit that two tiles complete is said to be nearly complete', () => {
  const one = { ...row5('I1', hands('E L L')), cells: { a5: 'I1', f5: 'I1', e5: 'I1' } };
  const { state } = table({ ...one, options: { x2: true } });
  circuit.play(state, 0, actionOf(state, 0, 'lay L0 a1'));
  expect(explainMove(state, 0, actionOf(state, 0, 'lay E1 b5'), 'en')).toMatch(
    /2 more tiles would complete a circuit\. But the next player could complete it with two tiles\./,
  );
  expect(explain(one, 'lay E1 b5')).not.toContain('two tiles');
});
