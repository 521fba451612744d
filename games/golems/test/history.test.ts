import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, CHANCE, REFEREE } from '@stolik/kernel/game';
import { type GameLog, LogWriter, parseLog, printLog, replay } from '@stolik/kernel/log';
import { freshOptions, optionsUnder } from '@stolik/kernel/options';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { expect, test } from 'vitest';
import { golems4 } from '../src/games/golems4.ts';
import { golems6 } from '../src/games/golems6.ts';

// Games written down under rules versions 1 and 2. They are never written again: people have such logs, links and unfinished tables.
const folder = new URL('./history/', import.meta.url);
const logs = readdirSync(folder).map((name) => [name, unwrap(parseLog(readFileSync(new URL(name, folder), 'utf8')))] as const);
const gameOf = (log: GameLog): AnyGame => (log.game === 'golems6' ? golems6 : golems4);

test.each(logs)('%s: begun under older rulings, it ends as it ended then, hash by hash', (name, log) => {
  expect(log.rulesVersion).toBe(name.includes('version-2') ? 2 : 1);
  const replayed = unwrap(replay(gameOf(log), log));
  expect(gameOf(log).next(replayed.state).kind).toBe('over');
});

const BY_TODAY_OTHERWISE = [
  'golems4-bot-left.stolik',
  'golems4-four-robots.stolik',
  'golems4-last-player-and-bots.stolik',
  'golems4-swap-refused.stolik',
  'golems6-kids-buried.stolik',
  'golems6-or-first.stolik',
  'golems6-swap-refused.stolik',
  'golems6-treasure-buried.stolik',
  'golems6-winter-swap-and-or.stolik',
  'golems4-version-2-duel.stolik',
  'golems4-version-2-build.stolik',
  'golems6-version-2-duel.stolik',
  'golems6-version-2-four.stolik',
];

test.each(BY_TODAY_OTHERWISE)('%s would go otherwise by the rules of today', (name) => {
  const [, log] = logs.find(([known]) => known === name)!;
  expect(replay(gameOf(log), { ...log, rulesVersion: 3 })).toMatchObject({ ok: false });
});

test.each(logs)(
  '%s: stopped in the middle, it goes on by its own rules, and what is written then can be read again',
  (_, log) => {
    const game = gameOf(log);
    const half: GameLog = { ...log, steps: log.steps.slice(0, log.steps.length >> 1), checks: [] };
    const steps: Step[] = [];
    replay(game, half, ({ step }) => steps.push(step));
    const options = unwrap(optionsUnder(game, log.rulesVersion, log.options));
    const writer = new LogWriter(game, { seats: log.seats, options });
    const state: unknown = game.setup(unwrap(game.parseOptions(options, log.seats)), log.seats);
    const rng = new SeededRng(5);
    const make = (step: Step): void => {
      writer.add(state, step);
      playStep(game, state, step);
      writer.check(state);
    };
    for (const step of steps) make(step);
    for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
      const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
      make({ kind: 'play', actor, action: actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng) });
    }
    const written = unwrap(parseLog(printLog(writer.log())));
    expect(written).toMatchObject({ rulesVersion: 3, options: { rulings: log.rulesVersion } });
    expect(unwrap(replay(game, written)).steps).toBe(written.checks?.at(-1)?.[0]);
  },
);

test('the view says by whose rulings a table is played; a new table like it is played by those of today', () => {
  const rulings = (options: object, game: AnyGame): unknown => {
    const state = game.setup(unwrap(game.parseOptions(options, 2)), 2);
    const view = game.view(state, REFEREE) as { rulings?: number; options?: { rulings: number } };
    return view.rulings ?? view.options?.rulings;
  };
  for (const game of [golems4, golems6]) {
    const old = unwrap(optionsUnder(game, 1, { rounds: 3 }));
    expect(rulings(old, game)).toBe(1);
    expect(rulings(freshOptions(old), game)).toBe(3);
    expect(game.parseOptions({ rulings: 4 }, 2)).toMatchObject({ ok: false, problem: { at: 'rulings' } });
  }
});

test('a game by rules that are not here yet is refused in words', () => {
  const [, log] = logs[0]!;
  expect(replay(gameOf(log), { ...log, rulesVersion: 7 })).toMatchObject({
    ok: false,
    problem: { at: 'rulesVersion', says: expect.stringContaining('newer') },
  });
});
