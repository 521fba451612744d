import { type CountForms, countForm, type Language, type Words } from '@stolik/kernel/language';

/** Tiles and the iron by the letter of the notation. */
const TOKENS: Readonly<Record<string, Words>> = {
  I: { en: 'straight wire', ru: 'прямой провод', pl: 'prosty przewód' },
  L: { en: 'corner wire', ru: 'угловой провод', pl: 'przewód narożny' },
  T: { en: 'branch', ru: 'разветвление', pl: 'rozgałęzienie' },
  X: { en: 'crossing', ru: 'соединённое перекрестье', pl: 'skrzyżowanie połączone' },
  H: { en: 'bridge', ru: 'мостик', pl: 'mostek' },
  E: { en: 'lamp', ru: 'лампочка', pl: 'żarówka' },
  R: { en: 'resistor', ru: 'резистор', pl: 'rezystor' },
  D: { en: 'diode', ru: 'диод', pl: 'dioda' },
  V: { en: 'LED', ru: 'светодиод', pl: 'dioda LED' },
  K: { en: 'reed switch', ru: 'геркон', pl: 'kontaktron' },
  M: { en: 'magnet', ru: 'магнит', pl: 'magnes' },
  G: { en: '3 V battery', ru: 'батарейка на 3 В', pl: 'bateria 3 V' },
  iron: { en: 'soldering iron', ru: 'паяльник', pl: 'lutownica' },
};

const SIDE_TOKENS: Readonly<Record<string, Words>> = {
  '+': { en: 'plus', ru: 'плюс', pl: 'plus' },
  '-': { en: 'minus', ru: 'минус', pl: 'minus' },
  '+f': { en: 'plus with a fuse', ru: 'плюс с предохранителем', pl: 'plus z bezpiecznikiem' },
  '-f': { en: 'minus with a fuse', ru: 'минус с предохранителем', pl: 'minus z bezpiecznikiem' },
  x: { en: 'broken wire', ru: 'оборванный провод', pl: 'przerwany przewód' },
};

/** A tile as it lies (`E1`), or what is held (`E`, `iron`), in words. */
export function tokenName(code: string, language: Language): string {
  const words = TOKENS[code] ?? TOKENS[code.charAt(0)];
  return words ? words[language] : code;
}

/** The same after "instead of" (вместо, zamiast), where a language changes the word for that. */
export const TOKENS_OF = {
  ru: {
    I: 'прямого провода',
    L: 'углового провода',
    T: 'разветвления',
    X: 'перекрестья',
    H: 'мостика',
    E: 'лампочки',
    R: 'резистора',
    D: 'диода',
    V: 'светодиода',
    K: 'геркона',
    M: 'магнита',
    G: 'батарейки',
    iron: 'паяльника',
  },
  pl: {
    I: 'prostego przewodu',
    L: 'przewodu narożnego',
    T: 'rozgałęzienia',
    X: 'skrzyżowania',
    H: 'mostka',
    E: 'żarówki',
    R: 'rezystora',
    D: 'diody',
    V: 'diody LED',
    K: 'kontaktronu',
    M: 'magnesu',
    G: 'baterii',
    iron: 'lutownicy',
  },
} as const;
export const tokenOf = (code: string, language: 'ru' | 'pl'): string =>
  (TOKENS_OF[language] as Readonly<Record<string, string>>)[code] ?? tokenName(code, language);

export const sideTokenName = (code: string, language: Language): string => SIDE_TOKENS[code]?.[language] ?? code;

const SIDE_PLACES: Readonly<Record<'left' | 'right', Words>> = {
  left: { en: 'left edge, row', ru: 'левый край, ряд', pl: 'lewy brzeg, rząd' },
  right: { en: 'right edge, row', ru: 'правый край, ряд', pl: 'prawy brzeg, rząd' },
};

/** `left5` in words. */
export function sidePlace(name: string, language: Language): string {
  const edge = name.startsWith('left') ? 'left' : 'right';
  return `${SIDE_PLACES[edge][language]} ${name.slice(edge.length)}`;
}

const POINTS: Readonly<Record<Language, CountForms>> = {
  en: { one: 'point', few: 'points', many: 'points' },
  ru: { one: 'очко', few: 'очка', many: 'очков' },
  pl: { one: 'punkt', few: 'punkty', many: 'punktów' },
};
/** In a bag or a covered hand nobody knows tiles from irons. */
const PIECES: Readonly<Record<Language, CountForms>> = {
  en: { one: 'tile or iron', few: 'tiles and irons', many: 'tiles and irons' },
  ru: { one: 'жетон', few: 'жетона', many: 'жетонов' },
  pl: { one: 'kafelek lub lutownica', few: 'kafelki i lutownice', many: 'kafelków i lutownic' },
};

export const countPoints = (count: number, language: Language): string =>
  `${count} ${countForm(language, count, POINTS[language])}`;
export const countPieces = (count: number, language: Language): string =>
  `${count} ${countForm(language, count, PIECES[language])}`;

/** Puts details into a text: `{cell}` becomes what the details say. */
export function fill(text: string, details: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(details[name] ?? hole));
}

const DIRECTIONS: Readonly<Record<string, Words>> = {
  N: { en: 'the top', ru: 'сверху', pl: 'od góry' },
  E: { en: 'the right', ru: 'справа', pl: 'z prawej' },
  S: { en: 'the bottom', ru: 'снизу', pl: 'od dołu' },
  W: { en: 'the left', ru: 'слева', pl: 'z lewej' },
};
/** Where something comes from: `from the left`, `слева`, `z lewej`. */
export const fromDirection = (letter: string, language: Language): string =>
  (language === 'en' ? 'from ' : '') + (DIRECTIONS[letter]?.[language] ?? letter);
