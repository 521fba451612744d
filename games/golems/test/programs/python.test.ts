import { spawnSync } from 'node:child_process';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { cellName, DIRECTION_LETTERS, findCell, parseField } from '../../src/core/field.ts';
import { golems6 } from '../../src/games/golems6.ts';
import { encodeProgram } from '../../src/programs/code.ts';
import { CARDS, type Card, type Program, type Row, SENSORS, TESTS } from '../../src/programs/program.ts';
import { leftOutInWords, PLAIN_WORLD, type PythonWorld, python } from '../../src/programs/python.ts';
import { overtime6 } from '../../src/v6/actions.ts';
import { buildState } from '../../src/v6/build.ts';
import { parseOptions6 } from '../../src/v6/options.ts';
import { DIE, LUCK_DRAW, OPENING, PROGRAM } from '../../src/v6/state.ts';

const python3 = spawnSync('python3', ['--version']).status === 0;
if (!python3) console.warn('PYTHON IS NOT HERE: what it prints is not compared with the rules.');

const WORLDS = 60;

interface World {
  readonly world: PythonWorld;
  readonly program: Program;
  readonly tokens: Readonly<Record<string, string>>;
}

/** A field with gaps, ice, snow, ladders and things on it, somebody who stands there, and a program. */
function randomWorld(seed: number): World {
  const rng = new SeededRng(seed);
  const one = <Value>(values: readonly Value[]): Value => values[rng.below(values.length)]!;
  const [width, height] = [3 + rng.below(3), 3 + rng.below(3)];
  const field = Array.from({ length: height }, () => Array.from({ length: width }, () => one([...'........iiiss#'])).join(''));
  const cells = field.flatMap((row, y) =>
    [...row].flatMap((ground, x) => (ground === '#' ? [] : [`${String.fromCharCode(97 + x)}${height - y}`])),
  );
  const free = cells.map((cell) => ({ cell, order: rng.below(1_000_000) })).sort((a, b) => a.order - b.order);
  const take = (): string => free.pop()?.cell ?? cells[0]!;
  const at = take();
  const things: Record<string, 'barrel' | 'wall' | 'water' | 'golem'> = {};
  const tokens: Record<string, string> = {};
  for (let count = rng.below(6); count > 0 && free.length > 3; count--) {
    const thing = one(['barrel', 'barrel', 'wall', 'water'] as const);
    const cell = take();
    things[cell] = thing;
    tokens[cell] = thing === 'barrel' ? 'barrel:empty' : thing;
  }
  const ladders: Record<string, string> = {};
  if (rng.below(2) === 0 && free.length > 4) {
    const [up, down] = [take(), take()];
    Object.assign(tokens, { [up]: 'ladder:A+', [down]: 'ladder:A-' });
    Object.assign(ladders, { [up]: down, [down]: up });
  }
  if (rng.below(2) === 0 && free.length > 0) things[take()] = 'golem';
  const card = (): Card => one(['F', 'F', 'F', 'B', 'L', 'R', 'A', 'S'] as const);
  const walk = (): Card => one(['F', 'F', 'B', 'L', 'R'] as const);
  const row = (): Row =>
    one<() => Row>([
      () => ({ kind: 'plain', card: card() }),
      () => ({ kind: 'plain', card: card() }),
      () => ({ kind: 'repeat', card: card() }),
      () => ({ kind: 'if', test: one(TESTS.filter((each) => each !== 'hit')), yes: card(), no: card() }),
      () => ({ kind: 'while', sensor: one(SENSORS), card: walk() as 'F' }),
      () => ({ kind: 'while', sensor: one(SENSORS), card: 'A' }),
    ])();
  // A program of the game has one bonus card at most: each row is laid as a program of its own.
  const program = Array.from({ length: 2 + rng.below(4) }, row);
  const reach = 1 + rng.below(3);
  const facing = one([...'NESW'] as ('N' | 'E' | 'S' | 'W')[]);
  return { world: { ...PLAIN_WORLD, field, at, facing, reach, things, ladders }, program, tokens };
}

/** Where the rules bring the golem with the plain rows and the first bonus of the program, the other standing still. */
function played({ world, program, tokens }: World): string {
  const field = unwrap(parseField(world.field));
  const other = Object.keys(world.things).find((cell) => world.things[cell] === 'golem');
  const golem = (at: string, facing: string) => ({
    strength: 1,
    range: world.reach,
    rows: program.length,
    limit: 200,
    at: findCell(field, at),
    facing: DIRECTION_LETTERS.indexOf(facing),
    damage: 0,
    bot: null,
    type: 'sword' as const,
    extra: 0,
    dealt: 0,
    items: 0,
    edge: 0,
    charge: 0,
  });
  const golems = [golem(world.at, world.facing), ...(other ? [golem(other, 'N')] : [])];
  const options = unwrap(parseOptions6({}, golems.length));
  const state = unwrap(buildState(options, field, tokens, golems));
  state.phase = PROGRAM;
  state.waiting = (1 << golems.length) - 1;
  const damageOf = (): number => state.damage[0]!;
  if (other) golems6.play(state, 1, encodeProgram([{ kind: 'plain', card: 'S' }]));
  golems6.play(state, 0, encodeProgram(program));
  while (state.phase !== PROGRAM && state.phase !== LUCK_DRAW && golems6.next(state).kind !== 'over') {
    expect([DIE, OPENING]).not.toContain(state.phase);
    const seat = golems6.next(state).seats[0]!;
    golems6.play(state, seat, overtime6(state, seat));
  }
  return `at ${cellName(field, state.at[0]!)} facing ${DIRECTION_LETTERS[state.facing[0]!]} damage ${damageOf()}`;
}

/** At most one bonus row, as every program of the game. */
const withOneBonus = (world: World): World => {
  const first = world.program.findIndex(({ kind }) => kind !== 'plain');
  return { ...world, program: world.program.filter(({ kind }, index) => kind === 'plain' || index === first) };
};

describe('the Python of Golems 6.1', () => {
  test('[G6.6.4] [G6.6.5] [G6.8.3] on ice, snow, ladders and fields with gaps it says what the rules say', () => {
    const worlds = Array.from({ length: WORLDS }, (_, seed) => withOneBonus(randomWorld(seed + 1)));
    const expected = worlds.map(played);
    expect(new Set(expected).size).toBeGreaterThan(20);
    if (!python3) return;
    // One process for all of them: each source runs in a world of its own.
    const sources = worlds.map(({ program, world }) => python(program, 'golems6', 'en', world));
    const ran = spawnSync('python3', ['-c', RUNNER], { input: JSON.stringify(sources), encoding: 'utf8', timeout: 60_000 });
    expect(ran.stderr).toBe('');
    const printed = JSON.parse(ran.stdout) as readonly string[];
    for (const [index, line] of printed.entries()) expect(line, sources[index]!).toBe(expected[index]);
  });

  test('what it leaves out stands in a comment, as far as it lies on the field', () => {
    const program: Program = [{ kind: 'plain', card: 'F' }];
    const source = (world: Partial<PythonWorld>): string => python(program, 'golems6', 'en', { ...PLAIN_WORLD, ...world });
    expect(source({})).not.toContain('Left out');
    expect(source({ field: ['.is', '...'] })).not.toContain('Left out');
    const full = source({ things: { b2: 'golem', c1: 'barrel', c3: 'water' }, leftOut: ['logic'] });
    for (const words of ['what the others do', 'what is in a barrel', 'the choice of a shore', 'logic tokens'])
      expect(full).toContain(`#   ${words}`);
    expect(python(program, 'golems4', 'ru', { ...PLAIN_WORLD, leftOut: ['winter'] })).toContain('#   лёд и снег');
    expect(python([{ kind: 'if', test: 'hit', yes: 'D', no: 'F' }], 'golems6', 'pl')).toContain('#   co robią pozostali');
  });

  test('and in a sentence beside the lines alone', () => {
    const program: Program = [{ kind: 'plain', card: 'F' }];
    expect(leftOutInWords(program, 'en', PLAIN_WORLD)).toBe('');
    const winter: PythonWorld = { ...PLAIN_WORLD, things: { b2: 'golem' }, leftOut: ['winter'] };
    expect(leftOutInWords(program, 'en', winter)).toBe('Left out here: what the others do, ice and snow.');
    expect(leftOutInWords(program, 'ru', winter)).toBe('Здесь не учтено: что делают остальные, лёд и снег.');
  });

  test('every card has its command', () => {
    const source = python(
      CARDS.map((card) => ({ kind: 'plain', card })),
      'golems6',
      'en',
    );
    for (const name of ['forward', 'back', 'left', 'right', 'stay', 'strike', 'defend'])
      expect(source).toContain(`def ${name}()`);
  });
});

const RUNNER = `
import contextlib, io, json, sys
def run(source):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(source, "golem.py", "exec"), {})
    return out.getvalue().strip().split("\\n")[-1]
print(json.dumps([run(source) for source in json.load(sys.stdin)]))
`;
