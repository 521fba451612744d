import { loadBots, loadRules } from '@stolik/games/games';
import type { AnyGame, Seat } from '@stolik/kernel/game';
import { canonicalJson, parseCanonical } from '@stolik/kernel/json';
import type { Language } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { playStep, type Step } from '@stolik/kernel/steps';
import { typeset } from '@stolik/kernel/typography';
import type { AnyBook } from '@stolik/search/book';
import { type Hints, hintsFor } from '@stolik/search/hints';
import type { Deadline } from '@stolik/search/player';
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
      return { id, ok: true, action: choose(rules, bot, stateOf(rules, question), seat, rng) };
    }
    const book = await loadBots(game);
    const deadline = { clock, at: clock() + LONGEST };
    const hints = findHints(rules, book, stateOf(rules, question), seat, wants.hintsIn, deadline);
    return { id, ok: true, action: hints.ideas[0]!.action, hints };
  } catch (error) {
    return { id, ok: false, says: error instanceof Error ? error.message : String(error) };
  }
}

function findHints(rules: AnyGame, book: AnyBook, state: unknown, seat: Seat, language: Language, deadline: Deadline): Hints {
  const found = hintsFor(rules, book, state, seat, language, deadline);
  return { ...found, ideas: found.ideas.map(({ action, says }) => ({ action, says: typeset(says, language) })) };
}

/**
 * The table's state stays here: a bot is given a world that its seat cannot tell from the real one, and that as text, so that nothing of
 * the real one hangs on it.
 */
export function choose(rules: AnyGame, bot: Bot, state: unknown, seat: Seat, rng: SeededRng): number {
  const world = canonicalJson(rules.redeal(state, seat, rng));
  return bot(parseCanonical(world), seat, rng);
}

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
