import { circuit } from '@stolik/circuit/game';
import type { CircuitView } from '@stolik/circuit/seen/view';
import { REFEREE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { micropul } from '@stolik/micropul/game';
import { greedyMicropul } from '@stolik/micropul/greedy';
import type { GroupView, MicropulView } from '@stolik/micropul/view';
import { describe, expect, test } from 'vitest';
import { finish as circuitFinish } from '../src/games/circuit/end/ending.ts';
import { finish as golemsFinish } from '../src/games/golems/ending.ts';
import type { GolemsView } from '../src/games/golems/model/scene.ts';
import { loadAllWords } from '../src/games/golems/words/by-language.ts';
import { edition6 } from '../src/games/golems6/edition.ts';
import { finish as micropulFinish } from '../src/games/micropul/end/ending.ts';
import { levelsOf } from '../src/session/bots/levels.ts';
import { type FinishPlan, placesOf, sidesOf } from '../src/shell/finish.ts';
import { choicesAfter, endedFor, metalFor, otherLevel } from '../src/shell/table/result-choices.ts';

await loadAllWords();

const NAMES = ['Mila', 'Oto', 'Ada', 'Bit'];
const planOf = (
  winners: readonly number[],
  scores: readonly number[],
  reason: string,
  me: number | undefined = 0,
): FinishPlan => ({
  outcome: { winners, scores, reason, clause: 'X' },
  language: 'en',
  me,
  nameOf: (seat) => NAMES[seat]!,
});

describe('places', () => {
  test('who has won comes first, then the better; equal ones share a place', () => {
    const places = placesOf(sidesOf(4), [3], [5, 9, 5, 2]);
    expect(places.map(({ place, seats }) => [place, seats[0]])).toEqual([
      [1, 3],
      [2, 1],
      [3, 0],
      [3, 2],
    ]);
  });
  test('teams count together', () => {
    const places = placesOf(
      [
        [0, 2],
        [1, 3],
      ],
      [],
      [1, 2, 3, 4],
    );
    expect(places.map(({ seats }) => seats)).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });
  test('the next level of the strongest bot, and none above the last', () => {
    const bot = (level: string) => ({ kind: 'bot' as const, name: 'Oto', level });
    expect(otherLevel('micropul', [bot('2')], 1)?.id).toBe('3');
    expect(otherLevel('micropul', [bot('6')], 1)).toBeUndefined();
    expect(otherLevel('micropul', [{ kind: 'person', name: 'Ola' }], 1)).toBeUndefined();
  });
  test('a win earns bronze, silver or gold by a third of the ladder each, and nothing without a bot', () => {
    const wonAgainst = (...levels: readonly string[]) =>
      metalFor(
        'circuit',
        levels.map((level) => ({ kind: 'bot' as const, name: 'Oto', level })),
      );
    expect(['1', '2', '3', '4', '5', '6'].map((level) => wonAgainst(level))).toEqual([
      'bronze',
      'bronze',
      'silver',
      'silver',
      'gold',
      'gold',
    ]);
    expect(wonAgainst('1', '5')).toBe('gold');
    expect(wonAgainst()).toBeUndefined();
  });
});

const group = (seat: number, points: number, isClosed: boolean): GroupView =>
  ({ x: 0, y: 0, corner: 0, colour: 'W', units: points, points, isClosed, stones: [seat] }) as unknown as GroupView;
const table = (groups: readonly GroupView[], supplies: readonly number[], hands: readonly number[]): MicropulView =>
  ({
    groups,
    hands: hands.map((count) => ({ count })),
    supplies: supplies.map((faceDown) => ({ faceDown, open: [] })),
    core: 0,
  }) as unknown as MicropulView;

describe('micropul: what decided it', () => {
  test('groups, and the open group that would have won', () => {
    const view = table([group(0, 7, true), group(0, 6, true), group(1, 12, false)], [2, 2], [0, 1]);
    const said = micropulFinish(view, planOf([0], [17, 5], 'core-emptied'));
    expect(said.decided).toBe('Your 2 closed groups decided it: 13 points against 0.');
    expect(said.otherwise).toContain('Oto’s white group of 12 stayed open. Closed, it would have made it a draw.');
    expect(said.bars[0]!.reduce((sum, { points }) => sum + points, 0)).toBe(17);
  });
  test('the supply, and how many tiles would have turned it', () => {
    const said = micropulFinish(table([], [5, 3], [1, 1]), planOf([0], [11, 7], 'core-emptied'));
    expect(said.decided).toBe('Your supply decided it: 10 points against 6.');
    expect(said.otherwise).toBe('3 more tiles in the supply would have turned the game.');
  });
  test('after a clear win nobody hears how little was missing', () => {
    expect(micropulFinish(table([], [20, 3], [1, 1]), planOf([0], [41, 7], 'core-emptied')).otherwise).toBe('');
    const view = field([seat(0, 8, 0, 4), seat(1, 0, 0, 0)]);
    expect(circuitFinish(view, planOf([0], [8, 0], 'all-passed')).otherwise).toBe('');
  });
  test('several small leads are told together', () => {
    const view = table([group(0, 3, true), group(1, 2, true)], [2, 1], [1, 1]);
    expect(micropulFinish(view, planOf([0], [8, 5], 'core-emptied')).decided).toBe(
      'Several things decided it together: supply 4 to 2, groups 3 to 2.',
    );
  });
  test('giving up is told to who did it', () => {
    const view = table([], [1, 1], [1, 1]);
    expect(micropulFinish(view, planOf([1], [3, 3], 'resigned')).decided).toBe('You gave up.');
    expect(micropulFinish(view, planOf([0], [3, 3], 'resigned')).decided).toBe('Oto gave up.');
    // The score stands over it; that points did not decide is worth a sentence.
    expect(micropulFinish(view, planOf([0], [3, 1], 'ran-out')).otherwise).toBe('');
    expect(micropulFinish(view, planOf([0], [3, 7], 'ran-out')).otherwise).toBe('On points Oto was ahead.');
    expect(micropulFinish(view, planOf([1], [7, 3], 'ran-out')).otherwise).toBe('On points you were ahead.');
    expect(micropulFinish(view, planOf([0], [3, 3], 'ran-out')).otherwise).toBe('On points it was a draw.');
  });
  test('bars add up to the points in whole games', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const rng = new SeededRng(seed);
      const state = micropul.setup(unwrap(micropul.parseOptions({}, 2)), 2);
      for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
        const isChance = next.kind === 'chance';
        micropul.play(state, next.seat, isChance ? micropul.roll(state, rng) : greedyMicropul(state, next.seat, rng));
      }
      const next = micropul.next(state);
      if (next.kind !== 'over') throw new Error('not over');
      const { bars } = micropulFinish(micropul.view(state, REFEREE), { ...planOf([], [], ''), outcome: next.outcome });
      expect(bars.map((parts) => parts.reduce((sum, { points }) => sum + points, 0))).toEqual(next.outcome.scores);
    }
  });
});

const seat = (side: number, points: number, penalties: number, lit: number) => ({
  side,
  points,
  penalties,
  score: points - penalties,
  lit,
  gone: false,
});
const field = (seats: readonly ReturnType<typeof seat>[]): CircuitView =>
  ({ seats, over: { side: null, reason: 'all-passed', clause: '' } }) as unknown as CircuitView;

describe('circuit: what decided it', () => {
  const scores = (view: CircuitView) => view.seats.map(({ score }) => score);
  test('light, care, or both', () => {
    const light = field([seat(0, 7, 1, 4), seat(1, 4, 0, 2)]);
    expect(circuitFinish(light, planOf([0], scores(light), 'all-passed'))).toMatchObject({
      decided: 'Light decided it: 7 points against 4.',
      otherwise: '3 more points of light would have turned the game.',
    });
    const care = field([seat(0, 4, 0, 2), seat(1, 4, 3, 2)]);
    expect(circuitFinish(care, planOf([0], scores(care), 'all-passed')).decided).toContain('Care decided it');
    const dear = field([seat(0, 5, 1, 2), seat(1, 4, 2, 2)]);
    const said = circuitFinish(dear, planOf([0], scores(dear), 'all-passed', 1));
    expect(said.decided).toContain('Light and care');
  });
  test('where lit parts decide, what would have turned it is said of those who lost', () => {
    const view = field([seat(0, 1, 1, 1), seat(1, 0, 0, 0)]);
    expect(circuitFinish(view, planOf([0], scores(view), 'all-passed'))).toMatchObject({
      decided: 'The points are equal, so lit parts decide: 1 against 0.',
      otherwise: '1 more point of light would have turned the game.',
    });
  });
  test('a side that gives up with more points hears that it was ahead', () => {
    const view = field([{ ...seat(0, 3, 0, 2), gone: true }, seat(1, 0, 0, 0)]);
    const left = circuitFinish(
      { ...view, over: { reason: 'one-side-left' } } as typeof view,
      planOf([1], [3, 0], 'one-side-left'),
    );
    expect(left).toMatchObject({ decided: 'You gave up.', otherwise: 'On points you were ahead, 3 to 0.' });
    const behind = field([{ ...seat(0, 1, 0, 1), gone: true }, seat(1, 1, 0, 1)]);
    expect(circuitFinish(behind, planOf([1], [1, 1], 'one-side-left')).otherwise).toBe('');
  });

  test('without their penalties the others would have won', () => {
    const view = field([seat(0, 4, 0, 2), seat(1, 6, 4, 3)]);
    expect(circuitFinish(view, planOf([0], scores(view), 'all-passed')).otherwise).toContain('Oto’s penalties (−4)');
  });
  test('where both have paid, only what is true without anybody’s penalties is said', () => {
    const turned = field([seat(0, 4, 1, 2), seat(1, 6, 5, 3)]);
    expect(circuitFinish(turned, planOf([0], scores(turned), 'all-passed')).otherwise).toBe(
      'Without penalties on either side it would have been the other way round: light 4 to 6.',
    );
    const same = field([seat(0, 6, 3, 2), seat(1, 5, 4, 3)]);
    expect(circuitFinish(same, planOf([0], scores(same), 'all-passed')).otherwise).toBe(
      '3 more points of light would have turned the game.',
    );
  });
  test('a draw of teams names what they share, and the teams', () => {
    const view = field([seat(0, 3, 2, 2), seat(1, 4, 3, 1), seat(0, 4, 1, 2), seat(1, 3, 0, 3)]);
    const said = circuitFinish(view, planOf([], scores(view), 'all-passed'));
    expect(said.teams).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(said.decided).toBe('Nothing sets the teams apart: light 7, penalties 3 and 4 lit parts each.');
  });
  test('rules give what the sentences need', () => {
    const state = circuit.setup(unwrap(circuit.parseOptions({}, 2)), 2);
    expect(circuit.view(state, REFEREE).seats[0]).toMatchObject({ side: 0, points: 0, penalties: 0, lit: 0 });
  });
});

describe('golems: what decided it', () => {
  const golem = (damage: number, at: string | null) => ({ bot: null, at, damage, limit: 3, dealt: 0, items: 0 });
  const view = (golems: readonly ReturnType<typeof golem>[]) =>
    ({ game: 'golems6', golems, options: { kids: false } }) as unknown as GolemsView;
  test('fewest cracks, and places by what is left', () => {
    const said = golemsFinish(
      edition6,
      view([golem(2, 'a1'), golem(1, 'b1'), golem(3, null)]),
      planOf([1], [], 'least-damage'),
      undefined,
    );
    expect(said.decided).toBe('The least damaged wins: 1 point of damage against 2.');
    expect(placesOf(sidesOf(3), [1], said.standing).map(({ seats }) => seats[0])).toEqual([1, 0, 2]);
  });
  test('whoever gave up was not beaten by cracks', () => {
    const said = golemsFinish(edition6, view([golem(1, 'a1'), golem(2, null)]), planOf([0], [], 'last-golem'), undefined);
    expect(said).toMatchObject({ decided: 'Oto gave up.', otherwise: '' });
  });
  test('of three that are level one crack decides nothing', () => {
    const three = [golem(1, 'a1'), golem(1, 'b1'), golem(1, 'c1')];
    expect(golemsFinish(edition6, view(three), planOf([], [], 'equal-damage'), undefined).otherwise).toBe('');
    expect(golemsFinish(edition6, view(three.slice(1)), planOf([], [], 'equal-damage'), undefined).otherwise).toContain(
      'either of the two',
    );
  });
  test('the last on the field', () => {
    const said = golemsFinish(edition6, view([golem(2, 'a1'), golem(3, null)]), planOf([0], [], 'last-golem'), undefined);
    expect(said).toMatchObject({
      decided: 'Your golem is the last one on the field.',
      otherwise: '1 more point of damage, and nobody would have been left.',
    });
  });
});

describe('what is offered after a game', () => {
  const level = (id: string) => levelsOf('micropul').find((each) => each.id === id)!;
  const offered = (change: Partial<Parameters<typeof choicesAfter>[0]>): string[] =>
    choicesAfter({
      ended: 'neither',
      isHere: true,
      stronger: level('4'),
      easier: level('2'),
      mayReview: true,
      ...change,
    }).map(
      (choice) => `${choice.kind}${'level' in choice ? choice.level.id : ''}${'isFirst' in choice && choice.isFirst ? '!' : ''}`,
    );

  test('who has won gets a stronger bot first, and the same again beside it', () => {
    expect(offered({ ended: 'won' })).toEqual(['stronger4!', 'again', 'review']);
    expect(offered({ ended: 'won', stronger: undefined })).toEqual(['again!', 'review']);
  });

  test('who has lost gets the same again, what turned it, and an easier bot', () => {
    expect(offered({ ended: 'lost' })).toEqual(['again!', 'review', 'easier2']);
    expect(offered({ ended: 'lost', easier: undefined, mayReview: false })).toEqual(['again!']);
  });

  test('without a winner at the screen a stronger one can be had too', () => {
    expect(offered({})).toEqual(['again!', 'stronger4', 'review']);
  });

  test('where the table is not here only the review is offered', () => {
    const away = { isHere: false, stronger: undefined, easier: undefined };
    expect(offered(away)).toEqual(['review']);
    expect(offered({ ...away, ended: 'lost', mayReview: false })).toEqual([]);
  });

  test('alone somebody has lost when nobody has won; among several without a winner nobody has', () => {
    expect(endedFor(0, { winners: [0] }, 2)).toBe('won');
    expect(endedFor(0, { winners: [1] }, 2)).toBe('lost');
    expect(endedFor(0, { winners: [] }, 2)).toBe('neither');
    expect(endedFor(0, { winners: [] }, 1)).toBe('lost');
    expect(endedFor(undefined, { winners: [1] }, 2)).toBe('neither');
  });
});
