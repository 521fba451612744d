import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { en } from './words/en/characters.ts';
import { pl } from './words/pl/characters.ts';
import { ru } from './words/ru/characters.ts';

const words = inEach({ en, ru, pl });

/** A bot of the house, as a player knows it: by its name, its face and its temper. Games say in their own words how it plays there. */
export interface Character {
  /** Names its face. */
  readonly id: string;
  readonly name: Words;
  /** What it is like in every game, as it follows the name: `Oto, the brawler`. */
  readonly epithet: Words;
}

/** The six bots of the house, weakest first: each plays the level of its place in the list. */
export const CHARACTERS: readonly Character[] = [
  {
    id: 'oto',
    name: words.oto.name,
    epithet: words.oto.epithet,
  },
  {
    id: 'volt',
    name: words.volt.name,
    epithet: words.volt.epithet,
  },
  {
    id: 'ada',
    name: words.ada.name,
    epithet: words.ada.epithet,
  },
  {
    id: 'bit',
    name: words.bit.name,
    epithet: words.bit.epithet,
  },
  {
    id: 'ohm',
    name: words.ohm.name,
    epithet: words.ohm.epithet,
  },
  {
    id: 'zuse',
    name: words.zuse.name,
    epithet: words.zuse.epithet,
  },
];

/** Opponents for lessons and classes. Games that have them call the level by the id. */
export const SPARRING = {
  statue: {
    id: 'statue',
    name: words.statue.name,
    epithet: words.statue.epithet,
  },
  copycat: {
    id: 'copycat',
    name: words.copycat.name,
    epithet: words.copycat.epithet,
  },
} as const satisfies Readonly<Record<string, Character>>;

export type SparringName = keyof typeof SPARRING;

/** The character of a level, for any game; undefined for a level of another program. */
export function characterOf(level: string): Character | undefined {
  if (Object.hasOwn(SPARRING, level)) return SPARRING[level as SparringName];
  return CHARACTERS.find((_, index) => level === String(index + 1));
}

/** The names of all of them by level. */
export const botNames = (language: Language): readonly (readonly [level: string, name: string])[] => [
  ...CHARACTERS.map(({ name }, index) => [String(index + 1), name[language]] as const),
  ...Object.values(SPARRING).map(({ id, name }) => [id, name[language]] as const),
];
