import { type Row, readProgram } from '@stolik/golems/programs';
import { golems6 } from '@stolik/golems/v6/game';
import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { stateAfter } from '@stolik/table/table';
import { expect, test } from 'vitest';
import { marksOf } from '../src/games/golems/model/beats.ts';
import { pythonPieces, wordPieces } from '../src/games/golems/model/colours.ts';
import type { GolemsEvent, Scene } from '../src/games/golems/model/scene.ts';
import { branchOf, lineMarks, pythonNote } from '../src/games/golems/story/branch.ts';
import { courseOf, decisionsOf, otherSteps } from '../src/games/golems/story/fork.ts';
import { headlineOf } from '../src/games/golems/story/headline.ts';
import { type LaneSource, laneOf } from '../src/games/golems/story/lane.ts';
import { compare, outcomeOf } from '../src/games/golems/story/outcome.ts';
import type { RowSpan } from '../src/games/golems/story/reel.ts';
import { loadAllWords, wordsOf } from '../src/games/golems/words/by-language.ts';
import { edition6 } from '../src/games/golems6/edition.ts';

await loadAllWords();

const row = (text: string): Row => {
  const read = readProgram(text, 'golems6');
  if (!read.ok) throw new Error(text);
  return read.value[0]!;
};

const lane: LaneSource = {
  edition: 'golems6',
  words: wordsOf('en', 'golems6'),
  blocks: [
    { row: 1, height: 1, content: row('F') },
    { row: 2, height: 1, content: null },
  ],
  isBot: false,
  isRunning: true,
  subprogram: [],
};
const span = (commands: readonly (string | null)[], isOpened = true): RowSpan => ({
  row: 1,
  from: 0,
  to: 3,
  isOpened,
  commands,
  passes: [],
  steps: [],
});

test('a lane shows what is so: the opened card, a lock where a row is secret, a die where one decides, nothing where nothing is', () => {
  const texts = (source: LaneSource, at: number, now?: RowSpan) =>
    laneOf(source, at, now, 0).map(({ text, colour }) => `${colour} ${text}`.trim());
  expect(texts(lane, 1, span(['B']))).toEqual(['move Back']);
  expect(texts(lane, 2)).toEqual(['face-down secret']);
  expect(texts(lane, 3)).toEqual(['none']);
  expect(texts({ ...lane, isBot: true }, 2)).toEqual(['die die']);
  // Dice are thrown before the row is turned up: the own card is known all the same.
  expect(texts(lane, 1, span([null, 'F'], false))).toEqual(['move Forward']);
});

test('when children take turns, the lane of who waits promises nothing', () => {
  expect(laneOf({ ...lane, isRunning: false }, 1, undefined, 0)).toEqual([{ text: '', sign: undefined, colour: 'none' }]);
});

test('moments that follow each other with the same name are one mark', () => {
  const events = [
    { kind: 'rowOpened', row: 1, commands: [] },
    { kind: 'golemMoved', seat: 0, from: 'a1', to: 'a2', via: null },
    { kind: 'golemMoved', seat: 1, from: 'c1', to: 'c2', via: null },
    { kind: 'conditionTested', seat: 0, test: 'any', at: 'a3', answer: true },
  ] as unknown as readonly GolemsEvent[];
  expect(
    marksOf(
      events.map((event) => [event]),
      0,
      4,
    ).map(({ beat, from, to }) => `${beat} ${from}-${to}`),
  ).toEqual(['opens 0-1', 'move 1-3', 'test 3-4']);
});

test('[G6.5.6] a While goes on while nothing is ahead; an If takes the way of its answer', () => {
  expect(branchOf(row('W(F)'), false)).toBe('yes');
  expect(branchOf(row('W(F)'), true)).toBe('no');
  expect(branchOf(row('?(A:F)'), true)).toBe('yes');
  expect(branchOf(row('?(A:F)'), undefined)).toBeUndefined();
  expect(branchOf(row('F'), true)).toBeUndefined();
});

test('what Python asked is told by name: a While that goes on has asked and got False', () => {
  expect(pythonNote('while not ahead() and not looping():', { answer: false, at: 'c2' })).toBe('ahead() → False (c2)');
  expect(pythonNote('if ahead("barrel"):', { answer: true, at: null })).toBe('ahead("barrel") → True');
});

test('in code the line of the way taken is lit and the other pale', () => {
  expect(lineMarks(row('?(A:F)'), 4, undefined)).toEqual(['on', undefined, undefined, undefined]);
  expect(lineMarks(row('?(A:F)'), 4, 'yes')).toEqual([undefined, 'on', 'pale', 'pale']);
  expect(lineMarks(row('?(A:F)'), 4, 'no')).toEqual([undefined, 'pale', undefined, 'on']);
  expect(lineMarks(row('W(F)'), 2, 'yes')).toEqual([undefined, 'on']);
  expect(lineMarks(row('W(F)'), 2, 'no')).toEqual(['on', 'pale']);
  expect(lineMarks(row('2(F)'), 2, undefined)).toEqual([undefined, 'on']);
  expect(lineMarks(row('F'), 1, undefined)).toEqual(['on']);
});

test('code has its colours, and loses nothing by them', () => {
  const line = 'while not ahead("wall") and not looping():  # d4 → True';
  const pieces = pythonPieces(line);
  expect(pieces.map(({ text }) => text).join('')).toBe(line);
  expect(pieces.filter(({ ink }) => ink === 'word').map(({ text }) => text)).toEqual(['while', 'not', 'and', 'not']);
  expect(pieces.find(({ ink }) => ink === 'text')?.text).toBe('"wall"');
  expect(pieces.at(-1)).toEqual({ text: '# d4 → True', ink: 'note' });
  expect(wordPieces('если впереди стена:')[0]).toEqual({ text: 'если', ink: 'word' });
  expect(wordPieces('    шагнуть вперёд')).toEqual([{ text: '    шагнуть вперёд', ink: undefined }]);
});

test('a headline names the cause: who struck, and two who want the same cell', () => {
  const struck = { kind: 'strikeMade', seat: 1, strength: 1, way: ['a2'], hit: 'golem', golem: 0 } as unknown as GolemsEvent;
  const hurt = { kind: 'damageTaken', seat: 0, points: 1, cause: 'strike', damage: 1 } as unknown as GolemsEvent;
  expect(headlineOf([hurt], [struck, hurt])).toEqual({ kind: 'struck', seat: 0, points: 1, by: [1] });
  const claims = [0, 1].map(
    (seat) => ({ kind: 'moveBlocked', seat, at: 'a1', by: 'claim', to: 'b1', clause: 'G6.6.2' }) as unknown as GolemsEvent,
  );
  expect(headlineOf(claims, claims)).toEqual({ kind: 'claim', seats: [0, 1], cell: 'b1' });
  expect(headlineOf([], [])).toBeUndefined();
});

test('what a round has brought, and how another course differs', () => {
  const figure = { seat: 0, at: 'b2', facing: 'N', damage: 1, items: 0 };
  const scene = { round: 1, tokens: { c3: 'barrel', d4: 'wall' }, figures: [figure] } as unknown as Scene;
  const hurt = { kind: 'damageTaken', seat: 0, points: 1, cause: 'water', damage: 1 } as unknown as GolemsEvent;
  const was = outcomeOf([hurt], scene);
  expect(was).toMatchObject({ barrels: 1, opened: 0, seats: [{ seat: 0, hurt: 1, at: 'b2', damage: 1 }] });
  expect(compare(was, was)).toEqual([]);
  const other = outcomeOf([], { ...scene, figures: [{ ...figure, damage: 0 }] } as unknown as Scene);
  expect(compare(was, other)).toEqual([{ seat: 0, cell: false, damage: true, items: false }]);
});

test('another program changes its round and nothing before it; others do what they did', () => {
  const rules: AnyGame = golems6;
  const options = { scenario: 'courtyard', subprogram: false };
  const rng = new SeededRng(3);
  const steps: Step[] = [];
  const state: unknown = rules.setup(unwrap(rules.parseOptions(options, 2)), 2);
  while ((rules.view(state, 0) as { round: number }).round === 1) {
    const next = rules.next(state);
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const text = actor === 0 ? 'program F F R S' : 'program L R S';
    const action = actor === CHANCE ? rules.roll(state, rng) : (unwrap(rules.read(state, actor, text) as never) as number);
    const step: Step = { kind: 'play', actor, action };
    playStep(rules, state, step);
    steps.push(step);
  }
  const sitters = ['Ola', 'Kuba'].map((name) => ({ kind: 'person', name }) as const);
  const game = { seats: 2, options, steps, sitters };
  const own = decisionsOf(rules, edition6, game, 1).find(({ seat, ask }) => seat === 0 && ask === 'program')!;
  const before = stateAfter(rules, game, steps.slice(0, own.at));
  const action = unwrap(rules.read(before, 0, 'program F R S S') as never) as number;
  const was = courseOf(rules, edition6, game, steps, own.at);
  const other = courseOf(rules, edition6, game, otherSteps(rules, game, own, action), own.at);
  expect(was.outcome.seats[0]!.at).not.toBe(other.outcome.seats[0]!.at);
  expect(compare(was.outcome, other.outcome).map(({ seat }) => seat)).toEqual([0]);
});
