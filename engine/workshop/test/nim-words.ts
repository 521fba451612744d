import { unwrap } from '@stolik/kernel/result';
import { nim } from '@stolik/kernel/testing/nim';
import type { Vocabulary } from '@stolik/workshop/vocabulary';
import { openEngine } from '../node/open.ts';
import { type Bot, type Code, type Decision, decideBot, FUEL, type Mistake, openBot } from '../src/bot.ts';

type State = ReturnType<typeof nim.setup>;

/** A few words about nim: one that stands by itself, one that is told a number, and one whose answer may make no sense. */
export const nimWords: Vocabulary<State> = {
  game: 'nim',
  meanings: {},
  points: (state) => -state.left,
  words: {
    left: { takes: [], isFree: true, example: 'table.left()', answer: ({ state }) => state.left },
    rest: {
      takes: ['number'],
      example: 'table.rest(4)',
      answer: ({ state }, by: number) => (by > 0 ? state.left % by : undefined),
    },
    name: { takes: ['text', 'seat'], optional: 1, example: 'table.name("x")', answer: ({ me }, text: string) => text + me },
  },
  moveOf: (answer) => (Array.isArray(answer) ? `take ${answer.length}` : undefined),
};

export const start = (matches = 6): State => nim.setup(unwrap(nim.parseOptions({ matches }, 2)), 2);

export const open = (code: Code, source: string): Bot | Mistake => openBot(openEngine(), code, source, nim, nimWords);

/** What a program decides with six matches. */
export function decide(code: Code, source: string, { seed = 1, state = start(), seat = 0, fuel = FUEL.decide } = {}): Decision {
  const bot = open(code, source);
  if (!('image' in bot)) throw new Error(`not read: ${JSON.stringify(bot)}`);
  return decideBot(bot, state, seat, seed, fuel);
}

/** A program whose `choose` is this. */
export const javascript = (...lines: readonly string[]): string => `function choose(table, me) {\n${lines.join('\n')}\n}`;
export const python = (...lines: readonly string[]): string =>
  `def choose(table, me):\n${lines.map((line) => `    ${line}`).join('\n')}\n`;
