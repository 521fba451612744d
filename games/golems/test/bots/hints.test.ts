import { CHANCE } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { advise } from '@stolik/search/advice';
import { memoryAfter } from '@stolik/search/memory';
import { expect, test } from 'vitest';
import { golems4Bots } from '../../src/bots/golems4.ts';
import { golems6Bots } from '../../src/bots/golems6.ts';
import { golems4 } from '../../src/games/golems4.ts';
import { golems6 } from '../../src/games/golems6.ts';
import { terminal } from '../../src/terminal4.ts';
import type { State4 } from '../../src/v4/state.ts';
import type { State6 } from '../../src/v6/state.ts';
import { CARD_TITLES } from '../../src/words/names4.ts';

function read(state: State4, actor: number, text: string): number {
  const found = golems4.read(state, actor, text);
  if (!found.ok) throw new Error(`${text} is refused`);
  return found.value;
}

/** The game after these steps: `2: program F D A R`, or a card. */
function after(steps: readonly string[]): State4 {
  const state = golems4.setup(unwrap(golems4.parseOptions({}, 2)), 2);
  for (const step of steps) {
    const [, seat, text] = /^(?:(\d): )?(.*)$/.exec(step)!;
    const actor = seat === undefined ? CHANCE : Number(seat) - 1;
    golems4.play(state, actor, read(state, actor, seat === undefined ? `card ${text}` : text!));
  }
  return state;
}

function reasonFor(state: State4, seat: number, program: string, level: string): string {
  const levels = [level, level].map((each, other) => (other === seat ? undefined : each));
  return golems4Bots.explainMove!(state, seat, read(state, seat, `program ${program}`), 'en', { levels });
}

const FACE_TO_FACE = [
  ...['if', '2: program F D A R', '1: program F F A A', 'if', '2: program A ? B A', '1: program R A A D', '1: damage chassis'],
  ...['draught', '2: program B B A D', '1: program R A A L', '1: damage processor', 'if', '2: program A F B B', '1: program R F'],
  ...['thaw', '2: program B A R B', '1: program L F', 'cycle'],
];
const TWO_STEPS_AWAY = [
  ...['cycle', '1: program F 2 A D', '2: program R F L A', 'draught', '1: program A A S F', '2: program R A L F'],
  ...['1: damage processor', 'frost'],
];

test.each([
  ['stands straight ahead', FACE_TO_FACE, 0, 'R F', '2'],
  ['is met by the program', TWO_STEPS_AWAY, 1, 'S A R A', '4'],
] as const)('nobody is said to be out of range while a rival %s', (_name, steps, seat, program, level) => {
  const said = reasonFor(after(steps), seat, program, level);
  expect(said).not.toContain('within range');
  expect(said).toContain('nobody is likely to hit you here.');
});

test('in the last round no reason speaks of the next one', () => {
  const start = after(['if']);
  const program = 'F F R F';
  expect(reasonFor(start, 0, program, '2')).toContain('next round');
  const last = { ...start, round: start.table.rounds };
  expect(reasonFor(last, 0, program, '2')).not.toContain('next round');
});

test('one point behind with five rounds to come, nobody is told that the game is lost', () => {
  const behind = FACE_TO_FACE.slice(0, FACE_TO_FACE.indexOf('1: damage processor'));
  const { ideas, decided } = advise(golems4, golems4Bots, after(behind), 0);
  expect(ideas[0]!.value).toBeLessThan(0.05);
  expect(decided).toBeUndefined();
});

test('only the last two rounds of a fight are called lost, and no round of a children’s game', () => {
  const mayTurn = (options: object): readonly boolean[] => {
    const state = golems6.setup(unwrap(golems6.parseOptions(options, 2)), 2);
    return [3, 2, 1, 0].map((left) => golems6Bots.adviser.mayTurn!({ ...state, round: state.lastRound - left }, 0));
  };
  expect(mayTurn({})).toEqual([true, true, false, false]);
  expect(mayTurn({ kids: true })).toEqual([true, true, true, true]);
});

const sayOf = (state: State4, seat: number, text: string, language: 'en' | 'ru' | 'pl' = 'en'): string =>
  golems4Bots.explainMove!(state, seat, read(state, seat, text), language);

test('a component that is given up says what is left then, in every language', () => {
  const state = after(['if', '2: program F D A R', '1: program F F A A', 'if', '2: program A ? B A', '1: program R A A D']);
  expect(['processor', 'weapon', 'chassis'].map((component) => sayOf(state, 0, `damage ${component}`))).toEqual([
    'Your programs then have 2 rows instead of 4.',
    'Your attacks then take 1 point instead of 2.',
    'You can then no longer play “Back”.',
  ]);
  for (const language of ['ru', 'pl'] as const) expect(sayOf(state, 0, 'damage chassis', language)).toMatch(/^\p{Lu}.*\.$/u);
});

test('a jammed row says what becomes of it, though nobody sees the card', () => {
  const state = after(['jam', '2: program F D A R', '1: program F F A A']);
  const said = [1, 3, 4].map((row) => sayOf(state, state.asked, `jam ${row}`));
  expect(said).toEqual([
    'Row 1 becomes “Stay”, and the 3 rows after it may start from another place.',
    'Row 3 becomes “Stay”, and the row after it may start from another place.',
    'Row 4, the last one, becomes “Stay”, whatever it was.',
  ]);
});

test('the terminal explains every card of a round', () => {
  for (const language of ['en', 'ru', 'pl'] as const) {
    const help = terminal.help.cards![language];
    for (const card of ['frost', 'thaw', 'swap', 'draught', 'jam', 'gift'] as const)
      expect(help).toContain(`\n${CARD_TITLES[card]![language]} `);
  }
});

const BLOCKED = [
  ...['luck repeat', 'luck repeat', '2: program F B F', '1: program R F L A', 'luck xor', 'luck xor', '2: program D A A'],
  ...[
    '1: program A D D A',
    'luck blank',
    'luck repeat',
    '2: program S F 2(A)',
    '1: program F A A D',
    'luck and',
    'luck not',
    '2: program A A L',
  ],
];

test('a rival who only could not go on is not said to be hit where it stands by a program that walks away', () => {
  const stepOf = (text: string): Step => {
    const [, seat, move] = /^(?:(\d): )?(.*)$/.exec(text)!;
    const actor = seat === undefined ? CHANCE : Number(seat) - 1;
    return { kind: 'play', actor, action: unwrap(golems6.read(state, actor, move!) as never) };
  };
  const start = (): State6 => golems6.setup(unwrap(golems6.parseOptions({ subprogram: false }, 2)), 2);
  const state = start();
  const steps = BLOCKED.map((text) => {
    const step = stepOf(text);
    playStep(golems6, state, step, () => {});
    return step;
  });
  const memory = memoryAfter(golems6, golems6Bots.adviser.recall, start, steps, 0);
  const said = (program: string): string =>
    golems6Bots.explainMove!(state, 0, unwrap(golems6.read(state, 0, `program ${program}`) as never), 'en', {
      memory,
      levels: [undefined, '3'],
    });
  expect(said('D A D A')).toContain('if they stay there');
  expect(said('B A D A')).not.toContain('stay');
});
