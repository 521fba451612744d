import { isRecord } from '../json.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { ASKED_KEYS, type ClosedQuestion, isTexts, isWhole, parseClosed } from '../puzzles/puzzle.ts';
import { ok, problem, type Result } from '../result.ts';

/** A few levels that teach one thing: one file in `games/<folder>/lessons/<game>`, in the order of the files' names. */
export interface Chapter {
  readonly game: string;
  /** Never changes. */
  readonly chapter: string;
  readonly words: Readonly<Record<Language, ChapterWords>>;
  readonly preview: Preview;
  readonly levels: readonly Level[];
}

/** When a table shows what would come of what is tried: at once, after a try that went wrong, or only as a hint. */
export type Preview = (typeof PREVIEWS)[number];

const PREVIEWS = ['on', 'after', 'off'] as const;

export interface ChapterWords {
  readonly title: string;
}

/** A closed question that teaches. It must be solvable, but need not be unique or hard. */
export interface Level extends ClosedQuestion {
  /** The least that an answer can cost: decisions, in Golems cards; of a question that is read, one. */
  readonly par: number;
  /** The clauses of the rules that are met in it. */
  readonly clauses: readonly string[];
  /** Understood without reading. */
  readonly kids: boolean;
  readonly words: Readonly<Record<Language, LevelWords>>;
}

export interface LevelWords {
  readonly title: string;
  /** What is asked for, beside a picture of it. */
  readonly goal: string;
  /** What the guide says before. */
  readonly tale: string;
  /** What is known afterwards. */
  readonly learnt: string;
  /** Where to look: the hint. */
  readonly look: string;
  /** Why the answer that tempts is worse: said when an answer was wrong. */
  readonly missed?: string;
}

const CHAPTER_KEYS = ['chapter', 'words', 'preview', 'levels'];
const LEVEL_KEYS = [...ASKED_KEYS.filter((key) => key !== 'game'), 'par', 'clauses', 'kids', 'words'];
const CHAPTER_WORDS = ['title'] as const;
const LEVEL_WORDS = ['title', 'goal', 'tale', 'learnt', 'look'] as const;
const MORE_WORDS = ['missed'] as const;
/** A goal is read at a glance. */
const GOAL_WORDS = 8;

/** A file of lessons; the game is known from its folder. */
export function parseChapter(raw: unknown, game: string): Result<Chapter> {
  if (!isRecord(raw)) return problem('chapter', 'a chapter is a JSON object');
  const unknown = Object.keys(raw).find((key) => !CHAPTER_KEYS.includes(key));
  if (unknown !== undefined) return problem(unknown, `unknown key; a chapter has ${CHAPTER_KEYS.join(', ')}`);
  const { chapter, words, preview: said = 'on', levels } = raw;
  if (typeof chapter !== 'string' || !/^[a-z0-9-]+$/.test(chapter)) return problem('chapter', 'a-z, 0-9 and - are expected');
  const titles = parseWords<ChapterWords>(words, CHAPTER_WORDS);
  if (!titles.ok) return titles;
  const preview = PREVIEWS.find((each) => each === said);
  if (preview === undefined) return problem('preview', `${PREVIEWS.join(', ')} are expected`);
  if (!Array.isArray(levels) || levels.length === 0) return problem('levels', 'a list of levels is expected');
  const parsed: Level[] = [];
  for (const [index, each] of levels.entries()) {
    const level = parseLevel(each, game, chapter);
    if (!level.ok) return problem(`levels[${index}].${level.problem.at}`, level.problem.says);
    if (parsed.some(({ id }) => id === level.value.id)) return problem(`levels[${index}].id`, 'this id is used twice');
    parsed.push(level.value);
  }
  return ok({ game, chapter, words: titles.value, preview, levels: parsed });
}

function parseLevel(raw: unknown, game: string, chapter: string): Result<Level> {
  if (!isRecord(raw)) return problem('level', 'a level is a JSON object');
  const unknown = Object.keys(raw).find((key) => !LEVEL_KEYS.includes(key));
  if (unknown !== undefined) return problem(unknown, `unknown key; a level has ${LEVEL_KEYS.join(', ')}`);
  const asked = parseClosed({ ...raw, game });
  if (!asked.ok) return asked;
  const start = `${game}-${chapter}-`;
  if (!asked.value.id.startsWith(start) || !/^[1-9]\d*$/.test(asked.value.id.slice(start.length)))
    return problem('id', `${start} and a number is expected`);
  const { par, clauses, kids = false, words } = raw;
  if (!isWhole(par)) return problem('par', 'what the best answer costs is missing');
  if (!isTexts(clauses) || clauses.length === 0) return problem('clauses', 'a list of clauses is expected');
  if (typeof kids !== 'boolean') return problem('kids', 'true or false is expected');
  const said = parseWords<LevelWords>(words, LEVEL_WORDS, MORE_WORDS);
  if (!said.ok) return said;
  const wordy = LANGUAGES.find((language) => wordsIn(said.value[language].goal) > GOAL_WORDS);
  if (wordy) return problem(`words.${wordy}.goal`, `${GOAL_WORDS} words at most are expected`);
  return ok({ ...asked.value, par, clauses, kids, words: said.value });
}

/** Words that a reader counts: a dash is none. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The same texts in every language, none empty and none besides; what one language has more, all have. */
function parseWords<Words>(
  raw: unknown,
  always: readonly (keyof Words & string)[],
  more: readonly (keyof Words & string)[] = [],
): Result<Readonly<Record<Language, Words>>> {
  if (!isRecord(raw)) return problem('words', `an object with ${LANGUAGES.join(', ')} is expected`);
  const foreign = Object.keys(raw).find((key) => !(LANGUAGES as readonly string[]).includes(key));
  if (foreign !== undefined) return problem(`words.${foreign}`, `unknown language; there are ${LANGUAGES.join(', ')}`);
  const keys = [
    ...always,
    ...more.filter((key) => Object.values(raw).some((said) => isRecord(said) && Object.hasOwn(said, key))),
  ];
  for (const language of LANGUAGES) {
    const said = raw[language];
    if (!isRecord(said)) return problem(`words.${language}`, `an object with ${keys.join(', ')} is expected`);
    const unknown = Object.keys(said).find((key) => !(keys as readonly string[]).includes(key));
    if (unknown !== undefined)
      return problem(`words.${language}.${unknown}`, `unknown key; there are ${[...always, ...more].join(', ')}`);
    for (const key of keys) {
      const text = said[key];
      if (typeof text !== 'string' || text.trim() === '') return problem(`words.${language}.${key}`, 'a text is missing');
      if (text !== text.trim()) return problem(`words.${language}.${key}`, 'there is a blank at its beginning or end');
    }
  }
  return ok(raw as Readonly<Record<Language, Words>>);
}
