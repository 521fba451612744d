import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { Recall } from '@stolik/search/book';
import { levelNow } from '@stolik/search/manifest';
import { BOT_NAMES } from '@stolik/search/names';
import { type Effort, foregone, type Player } from '@stolik/search/player';
import type { Arguments } from '../arguments.ts';
import type { CatalogEntry } from '../catalog.ts';
import { problems } from '../problems.ts';
import { TERMINAL_WORDS } from '../words.ts';

/** A bot on a seat of the terminal. */
export interface Opponent {
  /** What the log calls its level. */
  readonly level: string;
  readonly name: string;
}

/** Who sits opposite when nobody is asked for: the same level as in the client. */
const USUAL = '2';
/** Plays the best by visible points, at once. Scripts that only need a finished game ask for it. */
const GREEDY = 'greedy';

const levelIds = ({ levels }: CatalogEntry): readonly string[] => levels.map(({ id }) => id);

/** `--level 4`, `--level 2,5`, `--against ada,bit`: in the order of their seats, or one for all; undefined where nobody is asked for. */
export function askedOpponents(
  args: Arguments,
  entry: CatalogEntry,
  count: number,
  language: Language,
): Result<readonly Opponent[] | undefined> {
  const { level, against } = args.flags;
  if (level === undefined && against === undefined) return ok(undefined);
  if (level !== undefined && against !== undefined) return problem('--against', problems().levelOrAgainst);
  const given = level ?? against;
  const flag = level === undefined ? '--against' : '--level';
  const words = typeof given === 'string' ? given.split(',').map((word) => word.trim().toLowerCase()) : [];
  const levels = words.flatMap((word) => levelOf(word, entry) ?? []);
  if (levels.length === 0 || levels.length < words.length) {
    const names = BOT_NAMES.map((name) => name[language]).join(', ');
    return problem(flag, problems().whichBots(typeof given === 'string' ? given : '', levelIds(entry).join(', '), names));
  }
  if (count === 0) return problem(flag, problems().noBots);
  if (levels.length !== 1 && levels.length !== count) return problem(flag, problems().botCount(levels.length, count));
  return ok(named(levels.length === 1 ? Array.from({ length: count }, () => levels[0]!) : levels, entry, language));
}

/** A level by its number, or by the name of its bot, spelt in any of our languages. */
function levelOf(word: string, entry: CatalogEntry): string | undefined {
  if (word === GREEDY || levelIds(entry).includes(word)) return word;
  const at = BOT_NAMES.findIndex((names) => Object.values(names).some((name) => name.toLowerCase() === word));
  return levelIds(entry)[at];
}

/** Those who play where nobody is asked for: as the log has them, otherwise the usual ones. */
export function usualOpponents(
  entry: CatalogEntry,
  seats: readonly Seat[],
  language: Language,
  logged: readonly (string | null)[] | undefined,
): readonly Opponent[] {
  const levels = seats.map((seat) => {
    const id = levelNow(entry, logged?.[seat] ?? USUAL);
    return id === GREEDY || levelIds(entry).includes(id) ? id : USUAL;
  });
  return named(levels, entry, language);
}

/** Each is called as the bot of its level; who has a namesake gets a number. */
function named(levels: readonly string[], entry: CatalogEntry, language: Language): readonly Opponent[] {
  return levels.map((level, index) => {
    const name = BOT_NAMES[levelIds(entry).indexOf(level)]?.[language] ?? TERMINAL_WORDS[language].bot;
    const before = levels.slice(0, index).filter((other) => other === level).length;
    return { level, name: before === 0 ? name : `${name} ${before + 1}` };
  });
}

interface OpponentMind {
  readonly player: Player<unknown>;
  readonly effort: Extract<Effort, { readonly iterations: number }>;
  readonly recall?: Recall | undefined;
}

/** How a bot of this level decides. A level that thinks for a time gets iterations instead, so that a seed repeats a game. */
export function mindOf({ book, lively, greedy }: CatalogEntry, level: string): OpponentMind {
  const entry = book.levels.find(({ id }) => id === level);
  if (!entry) {
    return {
      effort: { iterations: 1 },
      player: (world, seat, rng) => foregone(greedy(world, seat, rng)),
    };
  }
  const { player, effort, recall } = entry;
  return { player, recall, effort: 'iterations' in effort ? effort : { iterations: lively.iterations } };
}
