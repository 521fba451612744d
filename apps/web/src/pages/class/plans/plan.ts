import { findGame } from '@stolik/games/games';
import type { Json } from '@stolik/kernel/json';
import { isRecord } from '@stolik/kernel/json';
import type { Language } from '@stolik/kernel/language';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { opponentIn } from '@stolik/search/manifest';
import { type Check, type Fault, inEveryLanguage, isText, isTexts, isWhole, listOf, record, text } from './checks.ts';
import { findReference } from './curricula/curricula.ts';

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
  /** What those do who finish early, and those who need less; a talk has neither. */
  readonly quick?: string;
  readonly less?: string;
}

/** What is given to some instead of what all do. */
export type HelpTask =
  | { readonly lessons: readonly string[] }
  | { readonly puzzles: readonly string[] }
  | { readonly bench: string };

export interface PlanStep {
  /** A guide; nothing ends by it. */
  readonly minutes: number;
  /** May be left out: without these steps ten minutes are left for coming in and packing up. */
  readonly isOptional?: boolean;
  readonly start: PlanStart;
  readonly quick?: HelpTask;
  readonly less?: HelpTask;
  readonly words: Readonly<Record<Language, StepWords>>;
}

export interface PlanWords {
  readonly title: string;
  readonly about: string;
  /** What a child can do afterwards, as it goes on after a name: "can close a circuit". */
  readonly can: string;
  /** Each goes on after "Pupils can". */
  readonly goals: readonly string[];
  readonly vocabulary: readonly { readonly word: string; readonly means: string }[];
  /** What pupils often think, and what helps. */
  readonly misconceptions: readonly { readonly think: string; readonly helps: string }[];
  /** The last question, and what to listen for. */
  readonly exit: { readonly ask: string; readonly hear: string };
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
  /** Ids of references; none where no curriculum has it. */
  readonly curricula: readonly string[];
  readonly words: Readonly<Record<Language, PlanWords>>;
  readonly steps: readonly PlanStep[];
}

export const PLAN_MINUTES = 45;
/** As long as the steps that can't be left out may take. */
export const NEEDED_MINUTES = 35;
/** More than a class can listen to. */
const MOST_SENTENCES = 3;

/** The sentences of a text; a card's name may end in dots without ending one. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!…][”»]?)\s+(?=[\p{Lu}«„“])/u);

const PLAN_KEYS = ['id', 'game', 'from', 'board', 'curricula', 'words', 'steps'];
const STEP_KEYS = ['minutes', 'isOptional', 'start', 'quick', 'less', 'words'];

const planWords = inEveryLanguage(
  record({
    title: text,
    about: text,
    can: text,
    goals: listOf(text, 2, 3),
    vocabulary: listOf(record({ word: text, means: text }), 3, 6),
    misconceptions: listOf(record({ think: text, helps: text }), 2, 3),
    exit: record({ ask: text, hear: text }),
  }),
);

/** At most as many sentences as a class can listen to. */
const spoken: Check = (raw, at) => {
  if (isText(raw) && sentencesOf(raw).length > MOST_SENTENCES) return problem(at, `at most ${MOST_SENTENCES} sentences, please`);
  return text(raw, at);
};
const talkWords = inEveryLanguage(record({ title: text, say: spoken, look: text }));
const workWords = inEveryLanguage(record({ title: text, say: spoken, look: text, quick: text, less: text }));

const reference: Check = (raw, at) => (findReference(raw) ? undefined : problem(at, 'there is no such reference'));
const references = listOf(reference, 0, 8);

export function parsePlan(raw: unknown): Result<Plan> {
  if (!isRecord(raw)) return problem('plan', 'a plan is a JSON object');
  const odd = Object.keys(raw).find((key) => !PLAN_KEYS.includes(key));
  if (odd) return problem(odd, 'a plan has no such key');
  if (!isText(raw['id']) || !/^[a-z]+(-[a-z]+)*$/.test(raw['id'])) return problem('id', 'small letters and dashes are expected');
  if (!isText(raw['game'])) return problem('game', 'the id of a game is expected');
  if (!isWhole(raw['from'])) return problem('from', 'an age in whole years is expected');
  const wrong =
    wrongPosition(raw['board'], 'board') ?? references(raw['curricula'], 'curricula') ?? planWords(raw['words'], 'words');
  if (wrong) return wrong;
  if (!Array.isArray(raw['steps']) || raw['steps'].length === 0) return problem('steps', 'a list of steps is expected');
  for (const [index, step] of raw['steps'].entries()) {
    const fault = wrongStep(step, `steps[${index}]`);
    if (fault) return fault;
  }
  const plan = raw as unknown as Plan;
  return wrongMinutes(plan.steps) ?? ok(plan);
}

const minutesOf = (steps: readonly PlanStep[]): number => steps.reduce((sum, step) => sum + step.minutes, 0);

function wrongMinutes(steps: readonly PlanStep[]): Fault {
  const minutes = minutesOf(steps);
  if (minutes !== PLAN_MINUTES) return problem('steps', `the minutes make ${minutes}, not ${PLAN_MINUTES}`);
  const needed = minutesOf(steps.filter(({ isOptional }) => !isOptional));
  return needed > NEEDED_MINUTES
    ? problem('steps', `without what may be left out it takes ${needed} minutes, more than ${NEEDED_MINUTES}`)
    : undefined;
}

function wrongStep(raw: unknown, at: string): Fault {
  if (!isRecord(raw)) return problem(at, 'a step is a JSON object');
  const odd = Object.keys(raw).find((key) => !STEP_KEYS.includes(key));
  if (odd) return problem(`${at}.${odd}`, 'a step has no such key');
  if (!isWhole(raw['minutes'])) return problem(`${at}.minutes`, 'a whole number of minutes is expected');
  if (raw['isOptional'] !== undefined && raw['isOptional'] !== true) return problem(`${at}.isOptional`, 'true, or nothing');
  const fault = wrongStart(raw['start'], `${at}.start`);
  if (fault) return fault;
  const isTalk = (raw['start'] as unknown as PlanStart).kind === 'talk';
  const words = (isTalk ? talkWords : workWords)(raw['words'], `${at}.words`);
  if (words || isTalk) return words;
  return wrongHelp(raw['quick'], `${at}.quick`) ?? wrongHelp(raw['less'], `${at}.less`);
}

/** Words alone are help, too. */
function wrongHelp(raw: unknown, at: string): Fault {
  if (raw === undefined) return undefined;
  const isOne =
    isRecord(raw) &&
    Object.keys(raw).length === 1 &&
    (isTexts(raw['lessons']) || isTexts(raw['puzzles']) || isText(raw['bench']));
  return isOne ? undefined : problem(at, 'lessons, puzzles or an example of the bench are expected');
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

/** What is given, one by one. */
export function helpPositions(task: HelpTask): readonly Position[] {
  if ('lessons' in task) return task.lessons.map((lesson) => ({ lesson }));
  return 'puzzles' in task ? task.puzzles.map((puzzle) => ({ puzzle })) : [{ bench: task.bench }];
}
