import { findGame } from '@stolik/games/games';
import type { Json } from '@stolik/kernel/json';
import { isRecord } from '@stolik/kernel/json';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { opponentIn } from '@stolik/search/manifest';

/** Something that is asked: a level of the lessons, a puzzle or an example of the bench, by its id. */
export type Position = { readonly lesson: string } | { readonly puzzle: string } | { readonly bench: string };

const SEATED = ['alone', 'pairs'] as const;
/** How the class sits at it: everybody for themselves, or two at a table. */
export type Seated = (typeof SEATED)[number];

/** What a step sets going for everybody. `talk`: nothing, and whatever is open rests. */
export type PlanStart =
  | { readonly kind: 'talk' }
  | { readonly kind: 'everybody'; readonly position: Position }
  | { readonly kind: 'lessons'; readonly seated: Seated; readonly lessons: readonly string[] }
  | { readonly kind: 'puzzles'; readonly seated: Seated; readonly game: string; readonly puzzles: readonly string[] }
  | { readonly kind: 'bench'; readonly seated: Seated; readonly example: string }
  /** In pairs against each other, alone against a bot. */
  | {
      readonly kind: 'game';
      readonly seated: Seated;
      readonly game: string;
      readonly options: { readonly [key: string]: Json };
      /** The bot of whoever plays alone: a level or a sparring partner of this game. Left out: as the teacher likes. */
      readonly bot?: string;
    };

export interface StepWords {
  readonly title: string;
  /** What the teacher may say, as it stands. */
  readonly say: string;
  /** What to look for while it runs. */
  readonly look: string;
}

export interface PlanStep {
  /** A guide; nothing ends by it. */
  readonly minutes: number;
  readonly start: PlanStart;
  readonly words: Readonly<Record<Language, StepWords>>;
}

export interface PlanWords {
  readonly title: string;
  readonly about: string;
  /** What a child can do afterwards, as it goes on after a name: "can close a circuit". */
  readonly can: string;
}

/** A lesson of 45 minutes that a desk runs step by step: one file in this folder. */
export interface Plan {
  /** Never changes. */
  readonly id: string;
  readonly game: string;
  /** From which age. */
  readonly from: number;
  /** What the certificate shows. */
  readonly board: Position;
  readonly words: Readonly<Record<Language, PlanWords>>;
  readonly steps: readonly PlanStep[];
}

export const PLAN_MINUTES = 45;
/** More than a class can listen to. */
const MOST_SENTENCES = 3;

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.trim() !== '';
const isTexts = (raw: unknown): raw is readonly string[] => Array.isArray(raw) && raw.length > 0 && raw.every(isText);
const isWhole = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) > 0;

/** The sentences of a text; a card's name may end in dots without ending one. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!…][”»]?)\s+(?=[\p{Lu}«„“])/u);

export function parsePlan(raw: unknown): Result<Plan> {
  if (!isRecord(raw)) return problem('plan', 'a plan is a JSON object');
  const odd = Object.keys(raw).find((key) => !['id', 'game', 'from', 'board', 'words', 'steps'].includes(key));
  if (odd) return problem(odd, 'a plan has no such key');
  if (!isText(raw['id']) || !/^[a-z]+(-[a-z]+)*$/.test(raw['id'])) return problem('id', 'small letters and dashes are expected');
  if (!isText(raw['game'])) return problem('game', 'the id of a game is expected');
  if (!isWhole(raw['from'])) return problem('from', 'an age in whole years is expected');
  const wrong = wrongPosition(raw['board'], 'board') ?? wrongWords(raw['words'], ['title', 'about', 'can'], 'words');
  if (wrong) return wrong;
  if (!Array.isArray(raw['steps']) || raw['steps'].length === 0) return problem('steps', 'a list of steps is expected');
  for (const [index, step] of raw['steps'].entries()) {
    const fault = wrongStep(step, `steps[${index}]`);
    if (fault) return fault;
  }
  const plan = raw as unknown as Plan;
  const minutes = plan.steps.reduce((sum, step) => sum + step.minutes, 0);
  if (minutes !== PLAN_MINUTES) return problem('steps', `the minutes make ${minutes}, not ${PLAN_MINUTES}`);
  return ok(plan);
}

type Fault = ReturnType<typeof problem> | undefined;

function wrongWords(raw: unknown, keys: readonly string[], at: string): Fault {
  if (!isRecord(raw)) return problem(at, 'words in every language are expected');
  for (const language of LANGUAGES) {
    const words = raw[language];
    if (!isRecord(words)) return problem(`${at}.${language}`, 'this language is missing');
    for (const key of keys) if (!isText(words[key])) return problem(`${at}.${language}.${key}`, 'a text is expected');
    const odd = Object.keys(words).find((key) => !keys.includes(key));
    if (odd) return problem(`${at}.${language}.${odd}`, 'there is no such text');
  }
  return undefined;
}

function wrongStep(raw: unknown, at: string): Fault {
  if (!isRecord(raw)) return problem(at, 'a step is a JSON object');
  if (!isWhole(raw['minutes'])) return problem(`${at}.minutes`, 'a whole number of minutes is expected');
  const wrong = wrongWords(raw['words'], ['title', 'say', 'look'], `${at}.words`) ?? wrongStart(raw['start'], `${at}.start`);
  if (wrong) return wrong;
  for (const language of LANGUAGES) {
    const { say } = (raw['words'] as PlanStep['words'])[language];
    if (sentencesOf(say).length > MOST_SENTENCES)
      return problem(`${at}.words.${language}.say`, `at most ${MOST_SENTENCES} sentences, please`);
  }
  return undefined;
}

function wrongBot(game: string, bot: unknown, at: string): Fault {
  const manifest = findGame(game);
  return manifest && isText(bot) && opponentIn(manifest, bot) ? undefined : problem(at, 'this game has no such bot');
}

function wrongStart(raw: unknown, at: string): Fault {
  if (!isRecord(raw)) return problem(at, 'what is started is a JSON object');
  if (raw['kind'] === 'talk') return undefined;
  if (raw['kind'] === 'everybody') return wrongPosition(raw['position'], `${at}.position`);
  if (!SEATED.some((seated) => seated === raw['seated'])) return problem(`${at}.seated`, '"alone" or "pairs" is expected');
  switch (raw['kind']) {
    case 'lessons':
      return isTexts(raw['lessons']) ? undefined : problem(`${at}.lessons`, 'ids of lessons are expected');
    case 'puzzles':
      if (!isText(raw['game'])) return problem(`${at}.game`, 'the id of a game is expected');
      return isTexts(raw['puzzles']) ? undefined : problem(`${at}.puzzles`, 'ids of puzzles are expected');
    case 'bench':
      return isText(raw['example']) ? undefined : problem(`${at}.example`, 'the id of an example is expected');
    case 'game':
      if (!isText(raw['game'])) return problem(`${at}.game`, 'the id of a game is expected');
      if (!isRecord(raw['options'])) return problem(`${at}.options`, 'the options of the game are expected');
      return raw['bot'] === undefined ? undefined : wrongBot(raw['game'], raw['bot'], `${at}.bot`);
    default:
      return problem(`${at}.kind`, 'talk, everybody, lessons, puzzles, bench or game is expected');
  }
}

function wrongPosition(raw: unknown, at: string): Fault {
  const keys = isRecord(raw) ? Object.keys(raw) : [];
  const isOne = isRecord(raw) && keys.length === 1 && ['lesson', 'puzzle', 'bench'].includes(keys[0]!) && isText(raw[keys[0]!]);
  return isOne ? undefined : problem(at, 'a lesson, a puzzle or an example of the bench is expected');
}

/** Everything a plan asks, in the order of its steps: what a worksheet is made of. */
export function positionsOf(plan: Plan): readonly Position[] {
  return plan.steps.flatMap(({ start }): readonly Position[] => {
    switch (start.kind) {
      case 'everybody':
        return [start.position];
      case 'lessons':
        return start.lessons.map((lesson) => ({ lesson }));
      case 'puzzles':
        return start.puzzles.map((puzzle) => ({ puzzle }));
      default:
        return [];
    }
  });
}
