import type { CaseRules } from '@stolik/kernel/cases';
import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import type { Words } from '@stolik/kernel/language';
import type { AnyPuzzleMaking } from '@stolik/kernel/puzzles/making';
import type { Rng } from '@stolik/kernel/random';
import type { Telling } from '@stolik/kernel/telling';
import type { AnyBook, Recall } from './book.ts';
import type { LevelWords } from './levels.ts';
import type { AnyLively } from './lively.ts';

/**
 * The description of a game. `games/<id>/src/manifest.ts` exports `manifests`, `loaders` and `terminals`. The list of games
 * (`games/all`) hands them to the terminal, the server, the client and the tools. Manifests are in the first file a visitor of
 * the home page gets, so they hold only words and numbers, and nothing long.
 */
export interface Manifest {
  /** In addresses, logs and commands; the rules are in `docs/rules/<id>.md`, the board in `apps/web/src/games/<id>`. */
  readonly id: string;
  /** What its clauses begin with: `M` of M4.1, `G6` of G6.5.7. */
  readonly clauses: string;
  /** Short, for tight places. */
  readonly title: Words;
  /** As it is printed on the box, where that is longer. */
  readonly fullTitle?: Words;
  /** One sentence that makes somebody sit down. */
  readonly invitation: Words;
  /** Seats that a table can have, and as many as it has when nothing is said. */
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  readonly fromAge: number;
  /** About how long a game for two takes. */
  readonly minutes: number;
  /** Whether seats hide things from each other, so that one screen needs a curtain. */
  readonly hasSecrets: boolean;
  /** Who has made the game; equal sentences are printed once. */
  readonly credit: Words;
  readonly felt: Felt;
  readonly still: Still;
  /** The sheet with all its pieces: `micropul` of docs/pictures/micropul-pieces.svg. */
  readonly sheet?: string;
  /** Options of a table when nobody has asked for others: one tap on the home page, and where the set-up page begins. */
  readonly usual?: Options;
  /** Options that are usual besides where a bot of this level or a stronger one plays, at tables with at most so many seats. */
  readonly usualFrom?: { readonly level: string; readonly seats: number; readonly options: Options };
  /** What is played by the youngest: options of tables for two, each game on the next field. */
  readonly forChildren?: readonly Options[];
  /** The same for one who plays alone. */
  readonly forOneChild?: Options;
  /** Several games can be played as a series with a standing. */
  readonly hasTournament?: true;
  /** Weakest first; the words alone. */
  readonly levels: readonly LevelWords[];
  /** Opponents for lessons and classes, beside the levels; the words alone. */
  readonly sparring?: readonly LevelWords[];
  /** Names that levels had before, and the levels they are now: tables and programs still name them so. */
  readonly formerLevels?: Readonly<Record<string, string>>;
}

/** Fetches what can be long, when it is wanted; by the id of a game. */
export type Loaders = Readonly<
  Record<
    string,
    {
      rules(): Promise<AnyGame>;
      bots(): Promise<AnyBook>;
      /** What its bots remember, for whoever asks a bot that thinks elsewhere; left out where they remember nothing. */
      recall?(): Promise<Recall>;
    }
  >
>;
export type Terminals = Readonly<Record<string, () => Promise<Terminal>>>;

/** The level that is meant by a name it may have had before. */
export const levelNow = ({ formerLevels = {} }: Pick<Manifest, 'formerLevels'>, id: string): string =>
  Object.hasOwn(formerLevels, id) ? formerLevels[id]! : id;

/** A level or a sparring partner of this game, by any name it has or had; undefined where the game has no such opponent. */
export const opponentIn = (
  manifest: Pick<Manifest, 'levels' | 'sparring' | 'formerLevels'>,
  id: string,
): LevelWords | undefined =>
  [...manifest.levels, ...(manifest.sparring ?? [])].find((each) => each.id === levelNow(manifest, id));

/** The default options of a table; `levels` are those of its bots. */
export function usualOptions(
  { usual = {}, usualFrom, ...manifest }: Pick<Manifest, 'usual' | 'usualFrom' | 'levels' | 'formerLevels'>,
  levels: readonly string[],
  seats: number,
): Options {
  if (!usualFrom || seats > usualFrom.seats) return usual;
  const rank = (id: string): number => manifest.levels.findIndex((level) => level.id === levelNow(manifest, id));
  return levels.some((id) => rank(id) >= rank(usualFrom.level)) ? { ...usual, ...usualFrom.options } : usual;
}

type Options = { readonly [key: string]: Json };

/** The cloth a game is played on, by the light of the page; what is written on it, and lines and fields drawn into it. */
export interface Felt {
  readonly light: string;
  readonly dark: string;
  readonly contrast: string;
  readonly ink: string;
  readonly drawn?: { readonly light: string; readonly dark: string; readonly contrast: string };
}

/** The little table of the home page: a game that the build plays so far and draws. */
export interface Still {
  /** Where stools stand around it, by seat. */
  readonly stools: readonly ('n' | 'e' | 's' | 'w')[];
  readonly options?: Options;
  /** Chosen for its looks. */
  readonly seed: number;
  /** As many decisions as make a board worth looking at. */
  readonly moves: number;
  /** Who decides: the terminal's bot, or chance alone. */
  readonly bot: 'greedy' | 'chance';
}

/** The text of `help cards` and `help board`: one line for each thing. */
export interface TerminalHelp {
  /** Cards or tiles, and how they are typed. Left out where there are none. */
  readonly cards?: Words;
  /** How to read the drawing of the position. */
  readonly board: Words;
}

/** The additions to the rules that the terminal needs. */
export interface Terminal {
  /** What one plays for, and what the notation needs said, in a sentence or two. */
  readonly aim: Words;
  readonly help: TerminalHelp;
  /** The position in words and as a drawing in characters. No page draws it so: it would weigh there. */
  // biome-ignore lint/suspicious/noExplicitAny: the view of whichever game
  describe(view: any, telling: Telling): string;
  /** What people type for a move without its word, in notation; undefined where it is something else. */
  typed?(text: string): string | undefined;
  /** Chooses an action in a world redealt for its seat: what it may not see is not there. */
  // biome-ignore lint/suspicious/noExplicitAny: the state of whichever game
  readonly greedy: (world: any, seat: Seat, rng: Rng) => Action;
  // biome-ignore lint/suspicious/noExplicitAny: state and options of whichever game
  readonly cases?: CaseRules<any, any>;
  /** What can be asked in positions of this game, and how such questions are made; see docs/puzzles.md. */
  readonly puzzles?: AnyPuzzleMaking;
  /** How lively it is between its bots: what `stolik lively` counts. */
  readonly lively: AnyLively;
  /** The table that benchmarks measure. */
  readonly bench: { readonly seats: number; readonly options: Options };
}
