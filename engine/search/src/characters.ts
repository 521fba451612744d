import type { Language, Words } from '@stolik/kernel/language';

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
    name: { en: 'Oto', ru: 'Ото', pl: 'Oto' },
    epithet: { en: 'the brawler', ru: 'драчун', pl: 'zabijaka' },
  },
  {
    id: 'volt',
    name: { en: 'Volt', ru: 'Вольт', pl: 'Wolt' },
    epithet: { en: 'the builder', ru: 'строитель', pl: 'budowniczy' },
  },
  {
    id: 'ada',
    name: { en: 'Ada', ru: 'Ада', pl: 'Ada' },
    epithet: { en: 'the gambler', ru: 'сорвиголова', pl: 'ryzykantka' },
  },
  {
    id: 'bit',
    name: { en: 'Bit', ru: 'Бит', pl: 'Bit' },
    epithet: { en: 'the fox', ru: 'хитрый лис', pl: 'chytry lis' },
  },
  {
    id: 'ohm',
    name: { en: 'Ohm', ru: 'Ом', pl: 'Om' },
    epithet: { en: 'the careful one', ru: 'сама осторожность', pl: 'sama ostrożność' },
  },
  {
    id: 'zuse',
    name: { en: 'Zuse', ru: 'Цузе', pl: 'Zuse' },
    epithet: { en: 'the master', ru: 'мастер', pl: 'mistrz' },
  },
];

/** Opponents for lessons and classes. Games that have them call the level by the id. */
export const SPARRING = {
  statue: {
    id: 'statue',
    name: { en: 'Statue', ru: 'Статуя', pl: 'Posąg' },
    epithet: { en: 'the motionless one', ru: 'ни с места', pl: 'ani drgnie' },
  },
  copycat: {
    id: 'copycat',
    name: { en: 'Copycat', ru: 'Повторюшка', pl: 'Papuga' },
    epithet: { en: 'the mimic', ru: 'делает как вы', pl: 'robi jak ty' },
  },
} as const satisfies Readonly<Record<string, Character>>;

export type SparringName = keyof typeof SPARRING;

/** Who plays a level, whatever the game; undefined for a level of another program. */
export function characterOf(level: string): Character | undefined {
  if (Object.hasOwn(SPARRING, level)) return SPARRING[level as SparringName];
  return CHARACTERS.find((_, index) => level === String(index + 1));
}

/** The names of all of them by level. */
export const botNames = (language: Language): readonly (readonly [level: string, name: string])[] => [
  ...CHARACTERS.map(({ name }, index) => [String(index + 1), name[language]] as const),
  ...Object.values(SPARRING).map(({ id, name }) => [id, name[language]] as const),
];
