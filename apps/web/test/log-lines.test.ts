import { CHANCE, type GameEvent } from '@stolik/kernel/game';
import { expect, test } from 'vitest';
import { joinLines, latestFirst, linesOfPassage } from '../src/shell/table/log-lines.ts';

interface Told extends GameEvent {
  readonly seat?: number;
}

const passage = (actor: number, events: readonly Told[]) => ({ after: 5, actor, text: 'program F F', events });
const tell = ({ kind }: GameEvent): string => kind;
const whose = (event: Told): number | undefined => event.seat;
const story: readonly Told[] = [
  { kind: 'laid', seat: 1 },
  { kind: 'row 1' },
  { kind: 'moves', seat: 0 },
  { kind: 'strikes', seat: 1 },
];

test('a story is told by those it is about, not by who made the last step', () => {
  const lines = linesOfPassage(passage(1, story), tell, whose);
  expect(lines.map((line) => line.whose)).toEqual([1, undefined, 0, 1]);
  expect(lines.map((line) => line.text)).toEqual(['program F F', undefined, undefined, undefined]);
});

test('the same where chance has set it off, and its lines stay apart', () => {
  const lines = linesOfPassage(passage(CHANCE, story), tell, whose);
  expect(lines.map((line) => line.whose)).toEqual([1, undefined, 0, 1]);
  expect(joinLines(lines[1]!, lines[2]!)).toBeUndefined();
});

test('a step of few words is one line of whoever made it', () => {
  const [line, ...more] = linesOfPassage(passage(1, story.slice(0, 3)), tell, whose);
  expect(more).toEqual([]);
  expect(line).toMatchObject({ whose: 1, words: 'laid row 1 moves' });
});

test('where everything is told of whoever made the step, the same sentence is not told twice in a row', () => {
  const weak = { kind: 'Too little current.' };
  const told = linesOfPassage(passage(0, [{ kind: 'lays a crossing' }, weak, weak, weak, { kind: 'f5 glows' }]), tell);
  expect(told.map(({ words }) => words)).toEqual(['lays a crossing Too little current. f5 glows']);
  const twice: readonly Told[] = [...story, { kind: 'strikes', seat: 1 }];
  expect(linesOfPassage(passage(1, twice), tell, whose).at(-1)).toMatchObject({ whose: 1, words: 'strikes strikes' });
});

test('what one golem does and meets in a row is one line', () => {
  const told: readonly Told[] = [...story, { kind: 'is hurt', seat: 1 }, { kind: 'row 2' }, { kind: 'stays', seat: 0 }];
  const lines = linesOfPassage(passage(1, told), tell, whose);
  expect(lines.map(({ words }) => words)).toEqual(['laid', 'row 1', 'moves', 'strikes is hurt', 'row 2', 'stays']);
  expect(lines[3]!.events).toHaveLength(2);
});

test('the latest chapter comes first and is read forwards', () => {
  const kinds = ['deal', 'round 1', 'row 1', 'strikes', 'round 2', 'row 1'];
  const lines = kinds.flatMap((kind, step) => linesOfPassage({ ...passage(0, [{ kind }]), after: step }, tell));
  const order = (opens?: (event: GameEvent) => boolean): readonly number[] => latestFirst(lines, opens).map(({ after }) => after);
  expect(order(({ kind }) => kind.startsWith('round'))).toEqual([4, 5, 1, 2, 3, 0]);
  expect(order()).toEqual([5, 4, 3, 2, 1, 0]);
});
