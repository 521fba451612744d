import { readdirSync, readFileSync } from 'node:fs';
import { CHANCE, REFEREE } from '@stolik/kernel/game';
import { type GameLog, LogWriter, parseLog, printLog, replay } from '@stolik/kernel/log';
import { freshOptions, optionsUnder } from '@stolik/kernel/options';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { expect, test } from 'vitest';
import { boxName } from '../src/board/options.ts';
import { tilesInBox } from '../src/board/setup.ts';
import { BOXES, TILE_CODES } from '../src/board/tiles.ts';
import { circuit } from '../src/game.ts';

// Games written down under rules version 1, when there was one box. They are never written again: people have such logs, links and
// unfinished tables.
const folder = new URL('./history/', import.meta.url);
const logs = readdirSync(folder).map((name) => [name, unwrap(parseLog(readFileSync(new URL(name, folder), 'utf8')))] as const);

test.each(logs)('%s: begun when there was one box, it ends as it ended then, hash by hash', (_, log) => {
  expect(log.rulesVersion).toBe(1);
  const replayed = unwrap(replay(circuit, log));
  expect(circuit.next(replayed.state as never).kind).toBe('over');
  expect(replay(circuit, { ...log, rulesVersion: 2 })).toMatchObject({ ok: false });
});

test.each(logs)(
  '[C1.2] %s: stopped in the middle, it goes on with its own box, and what is written then can be read again',
  (_, log) => {
    const half: GameLog = { ...log, steps: log.steps.slice(0, log.steps.length >> 1), checks: [] };
    const steps: Step[] = [];
    unwrap(replay(circuit, half, ({ step }) => steps.push(step)));
    const options = unwrap(optionsUnder(circuit, log.rulesVersion, log.options));
    const writer = new LogWriter(circuit, { seats: log.seats, options });
    const state = circuit.setup(unwrap(circuit.parseOptions(options, log.seats)), log.seats);
    const rng = new SeededRng(5);
    const make = (step: Step): void => {
      writer.add(state, step);
      playStep(circuit, state, step);
      writer.check(state);
    };
    for (const step of steps) make(step);
    for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
      const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
      make({ kind: 'play', actor, action: actor === CHANCE ? circuit.roll(state, rng) : circuit.sample(state, actor, rng) });
    }
    const written = unwrap(parseLog(printLog(writer.log())));
    expect(written).toMatchObject({ rulesVersion: 2, options: { rulings: 1 } });
    expect(unwrap(replay(circuit, written)).steps).toBe(written.checks?.at(-1)?.[0]);
  },
);

test('[C1.2] an older table has the classic box in its bag, a new one like it the lively box', () => {
  const lampsIn = (options: object): number | undefined =>
    circuit.view(circuit.setup(unwrap(circuit.parseOptions(options, 2)), 2), REFEREE).bagTokens?.['E'];
  const old = unwrap(optionsUnder(circuit, 1, { x2: true }));
  expect(Object.fromEntries(tilesInBox(unwrap(circuit.parseOptions(old, 2))))).toMatchObject({ E: 8, L: 14 });
  expect(tilesInBox(unwrap(circuit.parseOptions({}, 2))).map(([code]) => code)).not.toContain('G');
  const lamp = TILE_CODES.indexOf('E');
  expect(lampsIn(old)).toBe(BOXES.classic.tiles[lamp]);
  expect(lampsIn(freshOptions(old))).toBe(BOXES.lively.tiles[lamp]);
  expect(boxName(unwrap(circuit.parseOptions(old, 2)))).toBe('classic');
  expect(circuit.parseOptions({ rulings: 3 }, 2)).toMatchObject({ ok: false, problem: { at: 'rulings' } });
});

test('a game by rules that are not here yet is refused in words', () => {
  const [, log] = logs[0]!;
  expect(replay(circuit, { ...log, rulesVersion: 7 })).toMatchObject({
    ok: false,
    problem: { at: 'rulesVersion', says: expect.stringContaining('newer') },
  });
});
