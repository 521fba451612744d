import type { FilmCatalog } from './film.ts';
import type { OwnWords } from './own.ts';
import type { ThingCatalog } from './things.ts';
import type { Words } from './words.ts';

/** What the Golems tables say, in one language and for both editions. `make.ts` puts the names of the rules and an edition's own words in. */
export interface TableCatalog {
  readonly editions: OwnWords;
  readonly things: ThingCatalog;
  readonly film: FilmCatalog;
  /** What a card says whose name may be too long for it. */
  readonly short: Readonly<Record<'S' | 'while' | 'call', string>>;
  readonly asks: Words['asks'];
  readonly choices: Words['choices'];
  readonly phases: Omit<Words['phases'], 'luck'>;
  readonly prompt: Omit<Words['prompt'], 'exit'>;
  waitsFor(asked: string, ask: string): string;
  readonly luck: Readonly<Record<'if' | 'repeat' | 'while' | 'blank', string>>;
  luckToken(token: string): string;
  readonly roundCard: Readonly<Record<string, string>>;
  readonly logicSays: Readonly<Record<string, string>>;
  readonly bubbles: BubbleCatalog;
  readonly notes: NoteCatalog;
  readonly tray: Omit<Words['tray'], 'rowAnswer'> & {
    /** The half of an If's row that is carried out where its question is answered with yes, with no. */
    rowThen(row: number): string;
    rowElse(row: number): string;
  };
  readonly board: Omit<Words['board'], 'myView'>;
  readonly speak: Omit<Words['speak'], 'item' | 'ground' | 'token'> & {
    /** Where there is neither ice nor snow. */
    readonly ground: Readonly<Record<'summer' | 'winter', string>>;
    /** What needs no more to be said of it; `barrel`: a single one. */
    readonly tokens: Readonly<Record<string, string>>;
    readonly kinds: {
      ladder(letter: string, isUp: boolean): string;
      logic(name: string): string;
      line(way: string): string;
      column(barrels: number): string;
    };
    /** By the sides that a line leads to. */
    readonly lines: Readonly<Record<string, string>>;
  };
  readonly panel: Omit<Words['panel'], 'way'> & { stays(start: string): string };
  readonly facts: Omit<Words['facts'], 'damage' | 'limit'>;
  readonly bot: {
    /** It never looks. */
    readonly never: string;
    readonly die: string;
    card(name: string): string;
    /** If it reaches what it sees, if it does not. */
    reached(hit: string, miss: string): string;
    byDie(even: string, odd: string): string;
    looks(cells: number, seen: string, unseen: string): string;
  };
  die(faces: string): string;
  readonly setup: Omit<Words['setup'], 'leads' | 'botGolem'>;
  readonly about: Words['about'];
  readonly kids: Omit<Words['kids'], 'alone' | 'lay'> & {
    readonly alone: Readonly<Record<'treasure' | 'edge' | 'all', (cards: number) => string>>;
    /** One card, two, three. */
    readonly lay: readonly [string, string, string];
  };
  readonly result: Words['result'];
}

export interface BubbleCatalog {
  blocked(points: number): string;
  readonly repaired: string;
  /** What the names of the rules lack. */
  readonly contents: Readonly<Record<string, string>>;
  readonly treasure: string;
  readonly loop: string;
}

export interface NoteCatalog {
  /** A question of the program: a lone yes or no beside its cards reads like theirs. */
  answers(answer: string): string;
  readonly stopped: Readonly<Record<'edge' | 'barrel' | 'claim' | 'swap' | 'return', string>>;
  pushes(from: string, to: string): string;
  readonly slides: string;
  readonly swallowed: string;
  readonly refused: string;
  readonly water: string;
  readonly goals: Readonly<Record<'treasure' | 'gear', string>>;
  readonly loop: string;
  strikes(cell: string): string;
  readonly strikesAir: string;
  attacks(cells: readonly string[]): string;
  readonly attacksAir: string;
}
