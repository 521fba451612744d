import data from '../../data/automata.json' with { type: 'json' };
import { CARDS, type Card } from '../programs/program.ts';
import { NOWHERE } from './field.ts';
import type { TokenRules, World } from './world.ts';

/** The six programs in the order of their numbers; the names are those of the notation (`guard` is the Sentry). [G6.9.4] */
export const BOT_NAMES = ['hunter', 'hothead', 'marksman', 'guard', 'coward', 'tumbler'] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (text: string): text is BotName => (BOT_NAMES as readonly string[]).includes(text);

type Answer = Card | 'die';
export interface BotProgram {
  readonly id: BotName;
  readonly eye: number;
  readonly seen: { readonly [when in 'reached' | 'else' | 'always' | 'even' | 'odd']?: Answer };
  readonly unseen: Answer;
}

export const BOT_PROGRAMS: readonly BotProgram[] = BOT_NAMES.map((name) => {
  const program = (data.programs as readonly BotProgram[]).find(({ id }) => id === name);
  if (!program) throw new Error(`data/automata.json has no program ${name}`);
  return program;
});
/** By bot program: how many cells ahead it sees. */
export const EYES = Uint8Array.from(BOT_PROGRAMS, ({ eye }) => eye);
/** By what the die shows (1 to 6): the command. [G6.9.3] */
export const DIE_COMMANDS: readonly number[] = [-1, ...(data.die as readonly Card[]).map((card) => CARDS.indexOf(card))];

/**
 * The nearest golem of a player that a bot sees straight ahead, NOWHERE when none. Walls and gaps end the sight; other bots,
 * barrels, water and ladders do not. [G6.9.2]
 */
export function findSeen(world: World, rules: TokenRules, bot: number, eye: number, isBot: ArrayLike<number>): number {
  const { steps } = world.field;
  const direction = world.facing[bot]!;
  let cell = world.at[bot]!;
  for (let seen = 0; seen < eye; seen++) {
    cell = steps[cell * 4 + direction]!;
    if (cell < 0 || rules.opaque[world.token[cell]!] === 1) return NOWHERE;
    const golem = world.golemAt[cell]! - 1;
    if (golem >= 0 && isBot[golem] === 0) return golem;
  }
  return NOWHERE;
}

/** The command of a bot. `reaches`: its strike now would reach the golem it sees. [G6.9.4] */
export function botCommand(program: number, sees: boolean, reaches: boolean, die: number): number {
  return BOT_TABLE[((program * 2 + (sees ? 1 : 0)) * 2 + (reaches ? 1 : 0)) * 7 + die]!;
}

const BOT_TABLE = new Uint8Array(BOT_PROGRAMS.length * 2 * 2 * 7);
for (const [program, { seen, unseen }] of BOT_PROGRAMS.entries()) {
  for (let die = 1; die <= 6; die++) {
    const parity = die % 2 === 0 ? seen.even : seen.odd;
    for (const reaches of [0, 1]) {
      const answer = seen.always ?? parity ?? (reaches ? seen.reached : seen.else) ?? 'die';
      const at = (program * 4 + reaches) * 7 + die;
      BOT_TABLE[at] = commandFor(unseen, die);
      BOT_TABLE[at + 14] = commandFor(answer, die);
    }
  }
}

function commandFor(answer: Answer, die: number): number {
  return answer === 'die' ? DIE_COMMANDS[die]! : CARDS.indexOf(answer);
}
