import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { type Result, unwrap } from '@stolik/kernel/result';
import { Witness } from '@stolik/search/memory';
import { describe, expect, test } from 'vitest';
import { WEIGHTS4 } from '../../src/bots/judge4.ts';
import { WEIGHTS6 } from '../../src/bots/judge6.ts';
import { chanceOfRepeat, type Deed, expectedOf, type Memory, rememberRounds } from '../../src/bots/memory.ts';
import { Round4 } from '../../src/bots/round4.ts';
import { Round6 } from '../../src/bots/round6.ts';
import type { CoreEvent } from '../../src/core/events.ts';
import { golems4 } from '../../src/games/golems4.ts';
import { golems6 } from '../../src/games/golems6.ts';
import { packProgram4 } from '../../src/programs/choices4.ts';
import { encodeProgram } from '../../src/programs/code.ts';
import { readProgram4, readProgram6 } from '../../src/programs/notation.ts';
import type { Program } from '../../src/programs/program.ts';
import type { State4 } from '../../src/v4/state.ts';
import type { State6 } from '../../src/v6/state.ts';

const deed = (program: string, hasStayed = false): Deed => ({ program, hasStayed });
const remembered = (...programs: readonly (readonly [string | null, string | null])[]): Memory => ({
  rounds: programs.map((round) => round.map((program) => (program === null ? null : deed(program)))),
});

const programOf6 = (text: string): number => encodeProgram(unwrap(readProgram6(text) as Result<Program>));

/** The first round of a duel, when programs are asked for. */
function asked<State>(game: Pick<AnyGame, 'setup' | 'parseOptions' | 'next' | 'play' | 'roll'>, options = {}): State {
  const rng = new SeededRng(2);
  const state: State = game.setup(unwrap(game.parseOptions(options, 2)), 2);
  while (game.next(state).kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
  return state;
}

describe('what is remembered', () => {
  test('programs that were opened and who stayed, round by round; nothing of programs that lie closed', () => {
    const witness = new Witness(golems6, 2);
    const rng = new SeededRng(1);
    const state = golems6.setup(unwrap(golems6.parseOptions({ subprogram: false }, 2)), 2);
    const lay = (seat: number, program: string): void => golems6.play(state, seat, programOf6(program), witness.hear);
    const draw = (): void => {
      while (golems6.next(state).kind === 'chance') golems6.play(state, CHANCE, golems6.roll(state, rng), witness.hear);
    };
    draw();
    lay(0, 'F L R B');
    expect(witness.memoryOf(rememberRounds, 1)).toEqual({ rounds: [] });
    lay(1, 'L R S');
    const first = [deed('F L R B'), deed('L R S', true)];
    expect(witness.memoryOf(rememberRounds, 1)).toEqual({ rounds: [first] });
    draw();
    lay(0, 'A F F F');
    expect(witness.memoryOf(rememberRounds, 1)).toEqual({ rounds: [first] });
    lay(1, 'D D F');
    expect(witness.memoryOf(rememberRounds, 0)).toMatchObject({
      rounds: [first, [{ program: 'A F F F' }, { program: 'D D F' }]],
    });
  });

  test('a golem that is out is remembered no more', () => {
    const events: readonly CoreEvent[] = [
      { kind: 'roundBegan', round: 1, first: 0 },
      { kind: 'rowOpened', row: 1, commands: ['F', null, 'S'] },
    ];
    expect(rememberRounds(events)).toEqual({ rounds: [[deed('F', true), null, deed('S', true)]] });
  });
});

describe('what is expected', () => {
  const [walk, other] = [deed('F L F B'), deed('A A D S')];

  test('the more often somebody repeats, the likelier it is again; each change makes it less likely', () => {
    const chances = [[walk], [walk, walk], [walk, walk, walk]].map((deeds) => chanceOfRepeat(deeds));
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(chances[1]).toBeGreaterThan(0.5);
    expect(chanceOfRepeat([walk, other])).toBeLessThan(chances[0]!);
    expect(chanceOfRepeat([walk, other, walk, other])).toBeLessThan(0.2);
  });

  test('the wary wait until something has been repeated, and then rely on it', () => {
    expect(chanceOfRepeat([walk], true)).toBeLessThan(0.1);
    expect(chanceOfRepeat([walk, other, walk], true)).toBeLessThan(0.05);
    expect(chanceOfRepeat([walk, walk, walk], true)).toBeGreaterThan(0.5);
    expect(chanceOfRepeat([deed('S L R D', true)], true)).toBe(chanceOfRepeat([deed('S L R D', true)]));
    expect(chanceOfRepeat([deed('L A D A', true)], true)).toBeLessThan(0.1);
  });

  test('who stood still is expected to go on, by whatever program', () => {
    expect(chanceOfRepeat([deed('S L R D', true)])).toBeGreaterThan(0.6);
    expect(chanceOfRepeat([deed('S L R D', true), deed('L R L R', true)])).toBeGreaterThan(0.7);
  });

  const asText = (program: Program): number => program.length;

  test('the last program most, then the one before; nothing of who has laid nothing, nothing without trust', () => {
    const memory = remembered(['F', 'F L'], ['F', 'F L F']);
    const expected = expectedOf(memory, 1, { trust: 1 }, 'golems6', asText);
    expect(expected.map(({ action }) => action)).toEqual([3, 2]);
    expect(expected[0]!.share).toBeGreaterThan(expected[1]!.share);
    expect(expected.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(chanceOfRepeat([deed('F L'), deed('F L F')]), 9);
    expect(expectedOf(remembered([null, 'F']), 0, { trust: 1 }, 'golems6', asText)).toEqual([]);
    expect(expectedOf(memory, 1, { trust: 0 }, 'golems6', asText)).toEqual([]);
  });

  test('nobody is quite sure', () => {
    const again = Array.from({ length: 9 }, () => ['F', 'F'] as const);
    expect(expectedOf(remembered(...again), 1, { trust: 2 }, 'golems6', asText)[0]!.share).toBeLessThan(0.95);
  });

  test('a bonus is left out, its luck card may not come again; a program too long is cut', () => {
    const state6 = asked<State6>(golems6, { subprogram: false });
    const six = new Round6(state6, 0, WEIGHTS6, new SeededRng(1));
    const laid6 = (text: string): string =>
      golems6.write(state6, 1, six.expected(1, remembered([null, text]), { trust: 1 })[0]!.action);
    expect(laid6('F 2(L) B D')).toBe('program F L B');
    expect(laid6('F ?(A:B) S')).toBe('program F B S');
    expect(laid6('F P S')).toBe('program F P S');
    const state4 = asked<State4>(golems4);
    const four = new Round4(state4, 0, WEIGHTS4, new SeededRng(1));
    const laid4 = (text: string): string =>
      golems4.write(state4, 1, four.expected(1, remembered([null, text]), { trust: 1 })[0]!.action);
    expect(laid4('? A B D')).toBe('program B S S D');
    expect(laid4('F 2 A D R')).toBe('program F A A D');
  });
});

describe('slips', () => {
  test('two neighbouring rows are changed, and the program can still be laid', () => {
    const state = asked<State6>(golems6, { subprogram: false });
    const rng = new SeededRng(2);
    const round = new Round6(state, 0, WEIGHTS6, rng);
    const action = programOf6('F R F A');
    const slipped = new Set(Array.from({ length: 20 }, () => golems6.write(state, 0, round.slip(action, rng))));
    expect([...slipped].sort()).toEqual(['program F F R A', 'program F R A F', 'program R F F A']);
  });

  test('an If or a Cycle 2 keeps its cards', () => {
    const state = asked<State4>(golems4);
    const rng = new SeededRng(2);
    const round = new Round4(state, 0, WEIGHTS4, rng);
    const action = packProgram4(unwrap(readProgram4('F 2 L A') as Result<Program>));
    const slipped = new Set(Array.from({ length: 20 }, () => golems4.write(state, 0, round.slip(action, rng))));
    expect([...slipped].sort()).toEqual(['program 2 L F A', 'program F A 2 L']);
  });
});
