import { expect, test } from 'vitest';
import { CHANCE } from '../src/game.ts';
import { type GameLog, LogWriter, parseLog, printLog, replay } from '../src/log.ts';
import { unwrap } from '../src/result.ts';
import { apply, type Step } from '../src/steps.ts';
import { coin } from '../src/testing/coin.ts';
import { nim } from '../src/testing/nim.ts';

const STEPS: readonly Step[] = [
  { kind: 'play', actor: CHANCE, action: 1 },
  { kind: 'play', actor: CHANCE, action: 0 },
  { kind: 'play', actor: 1, action: 1 },
  { kind: 'play', actor: 0, action: 1 },
];

function played(steps: readonly Step[]): GameLog {
  const writer = new LogWriter(coin, { seats: 2, options: {} });
  let state = coin.setup({}, 2);
  for (const step of steps) {
    writer.add(state, step);
    state = apply(coin, state, step);
    writer.check(state);
  }
  return writer.log();
}

test('a log is readable, and replays to the same end', () => {
  const log = played(STEPS);
  expect(log.steps).toEqual(['chance: coin 1', 'chance: coin 0', '2: guess 1', '1: guess 1']);
  const back = unwrap(parseLog(printLog(log)));
  expect(back).toEqual(log);
  const replayed = unwrap(replay(coin, back));
  expect(replayed.steps).toBe(4);
  expect(coin.next(replayed.state as never)).toMatchObject({ kind: 'over', outcome: { winners: [1] } });
});

test('a seat that leaves is in the log', () => {
  const log = played([...STEPS.slice(0, 2), { kind: 'resign', actor: 0 }]);
  expect(log.steps.at(-1)).toBe('1: resign');
  expect(coin.next(unwrap(replay(coin, log)).state as never)).toMatchObject({ outcome: { winners: [1] } });
});

test.each([
  ['steps[2]', { steps: ['chance: coin 1', 'chance: coin 0', '1: guess 5'], checks: [] }],
  ['steps[0]', { steps: ['chance: coin 7'] }],
  ['steps[1]', { steps: ['chance: coin 1', 'two: guess 1'] }],
  ['steps[0]', { steps: ['1: guess 1'] }],
  ['steps[4]', { steps: [...played(STEPS).steps, '1: guess 0'], checks: [] }],
  ['game', { game: 'chess' }],
  ['rulesVersion', { rulesVersion: 2 }],
  ['seats', { seats: 5 }],
])('a wrong log is refused at %s', (at, change) => {
  expect(replay(coin, { ...played(STEPS), ...change })).toMatchObject({ ok: false, problem: { at } });
});

test('a log that was cut short is noticed by its checks', () => {
  const log = played(STEPS);
  expect(replay(coin, { ...log, steps: log.steps.slice(0, 3) })).toMatchObject({ ok: false, problem: { at: 'checks' } });
});

test('the state is hashed every 16 steps and at the end: a replay that drifts is stopped near where it began to', () => {
  const options = { matches: 40 };
  const writer = new LogWriter(nim, { seats: 2, options });
  let state = nim.setup(options, 2);
  for (let count = 0; count < 40; count++) {
    const step: Step = { kind: 'play', actor: count % 2, action: 1 };
    writer.add(state, step);
    state = apply(nim, state, step);
    writer.check(state);
  }
  const log = writer.log();
  expect(log.checks?.map(([steps]) => steps)).toEqual([16, 32, 40]);
  expect(unwrap(replay(nim, log)).steps).toBe(40);
  const drifting: typeof nim = {
    ...nim,
    play(state, seat, count, emit) {
      nim.play(state, seat, count, emit);
      if (state.left === 35) state.left = 34;
    },
  };
  expect(replay(drifting, log)).toMatchObject({ ok: false, problem: { at: 'steps[15]' } });
});

test('a changed state is noticed by its hash', () => {
  const log = { ...played(STEPS), checks: [[4, '00000000000000']] as const };
  const result = replay(coin, log);
  expect(result).toMatchObject({ ok: false, problem: { at: 'steps[3]' } });
});

test('who played is in the log where it is known', () => {
  const log: GameLog = { ...played(STEPS), names: ['Ola', 'Oto'], bots: [null, 'greedy'] };
  expect(unwrap(parseLog(printLog(log)))).toEqual(log);
});

test.each([
  ['log', '{'],
  ['log', '[]'],
  ['log', '{"colour":"red"}'],
  ['case', '{"game":"coin","players":2,"position":{},"moves":[],"expect":{}}'],
  ['colour', '{"stolik":1,"colour":"red"}'],
  ['stolik', '{"stolik":2}'],
  ['game', '{"stolik":1}'],
  ['steps', '{"stolik":1,"game":"coin","rulesVersion":1,"seats":2,"steps":[1]}'],
  ['options', '{"stolik":1,"game":"coin","rulesVersion":1,"seats":2,"options":[],"steps":[]}'],
  ['bots', '{"stolik":1,"game":"coin","rulesVersion":1,"seats":2,"bots":[true],"steps":[]}'],
  ['checks', '{"stolik":1,"game":"coin","rulesVersion":1,"seats":2,"steps":[],"checks":[[1]]}'],
])('a file that is no log is refused at %s', (at, text) => {
  expect(parseLog(text)).toMatchObject({ ok: false, problem: { at } });
});
