import { loadBots, loadRules } from '@stolik/games/games';
import type { AnyGame, Seat } from '@stolik/kernel/game';
import { canonicalJson, parseCanonical } from '@stolik/kernel/json';
import type { Language } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { playStep, type Step } from '@stolik/kernel/steps';
import { typeset } from '@stolik/look/typography';
import type { Recall } from '@stolik/search/book';
import { type Hints, hintsFor } from '@stolik/search/hints';
import { memoryAfter } from '@stolik/search/memory';
import { stateAfter } from '@stolik/table/table';
import { type Bot, loadBot } from './books.ts';
import type { BotAnswer, BotQuestion } from './bots.ts';

/**
 * Nobody waits longer for advice, in milliseconds. Advisers have iterations enough for half a second on a laptop, so a phone six times
 * slower finds the same ideas within this time; only what is slower still answers hastily.
 */
const LONGEST = 3000;

/** In the worker: what a bot does at this table, or what it would advise. */
export async function answer(question: BotQuestion, clock = (): number => performance.now()): Promise<BotAnswer> {
  const { id, game, seat, seed, wants } = question;
  try {
    const rules = await loadRules(game);
    const rng = new SeededRng(seed);
    if ('level' in wants) {
      const bot = await loadBot(game, wants.level);
      const memory = memoryOf(rules, bot.recall, question);
      return { id, ok: true, action: choose(rules, bot, stateOf(rules, question), seat, rng, memory) };
    }
    const book = await loadBots(game);
    const deadline = { clock, at: clock() + LONGEST };
    const known = { memory: memoryOf(rules, book.adviser.recall, question), levels: question.levels };
    const found = hintsFor(rules, book, stateOf(rules, question), seat, wants.hintsIn, deadline, known);
    const hints = inType(found, wants.hintsIn);
    return { id, ok: true, action: hints.ideas[0]!.action, hints };
  } catch (error) {
    return { id, ok: false, says: error instanceof Error ? error.message : String(error) };
  }
}

const inType = (found: Hints, language: Language): Hints => ({
  ...found,
  ideas: found.ideas.map((idea) => ({ ...idea, says: typeset(idea.says, language) })),
});

/**
 * The table's state stays here: a bot is given a world that its seat cannot tell from the real one, and that as text, so that nothing of
 * the real one hangs on it.
 */
export function choose(rules: AnyGame, bot: Bot, state: unknown, seat: Seat, rng: SeededRng, memory?: unknown): number {
  const world = canonicalJson(rules.redeal(state, seat, rng));
  return bot.choose(parseCanonical(world), seat, rng, memory);
}

/** What a seat remembers of the table: only what it has seen there. */
const memoryOf = (rules: AnyGame, recall: Recall | undefined, { options, seats, steps, seat }: BotQuestion): unknown =>
  memoryAfter(rules, recall, () => stateAfter(rules, { options, seats }, []), steps, seat);

interface Standing {
  readonly game: string;
  readonly options: string;
  readonly seats: number;
  readonly steps: readonly Step[];
  readonly state: unknown;
}

/** Where the table asked for last stands: most questions only go on from there. */
let last: Standing | undefined;

function stateOf(rules: AnyGame, { game, options, seats, steps }: BotQuestion): unknown {
  const text = canonicalJson(options);
  const isSame =
    last?.game === game &&
    last.options === text &&
    last.seats === seats &&
    last.steps.length <= steps.length &&
    last.steps.every((step, index) => isEqual(step, steps[index]!));
  const state = last && isSame ? last.state : stateAfter(rules, { options, seats }, []);
  for (const step of steps.slice(last && isSame ? last.steps.length : 0)) playStep(rules, state, step);
  last = { game, options: text, seats, steps, state };
  return state;
}

const isEqual = (a: Step, b: Step): boolean =>
  a.kind === b.kind && a.actor === b.actor && (a.kind === 'resign' || (b.kind === 'play' && a.action === b.action));
