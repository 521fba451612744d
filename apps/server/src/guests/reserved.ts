/** Who speaks for the house: as a name alone, with a number, or as one word of a name. */
const HOUSE =
  'admin admins administrator administration sysadmin mod mods moder moderator moderators staff support system server security official operator root stolik ' +
  'админ админы администратор администрация модер модератор модераторы поддержка система сервер безопасность оператор столик ' +
  'administracja administratorzy moderacja moderatorzy obsługa wsparcie serwer ochrona';

/**
 * What the pages call bots, and what bots are. "Ada" is missing on purpose: it is a first name, and the pages give no bot a name that
 * begins as that of a person at the table does.
 */
const BOTS = 'bot bots oto volt bit ohm zuse wolt om бот боты ото вольт бит ом цузе';

/** Letters that look alike, a Latin one first. Capital and small letters count as one, so do letters with and without marks. */
const ALIKE = [
  'aаαɑᴀ4',
  'bвβьʙ6',
  'cсϲᴄ',
  'dԁᴅ',
  'eеєεᴇ3',
  'gɡɢ9',
  'hнηһʜ',
  // A capital i is a small L, and both are a one.
  'ilіїιıӏłɪʟ1',
  'jјᴊ',
  'kкκᴋ',
  'mмμᴍ',
  'nνпɴ',
  'oоοσᴏø0',
  'pрρᴘ',
  'rгʀ',
  'sѕꜱ5',
  'tтτᴛ7',
  'uυцᴜ',
  'vᴠѵ',
  'wшωᴡ',
  'xхχ',
  'yуγʏ',
  'zζᴢ2',
] as const;

const LOOKS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((group) => [...group].map((letter) => [letter, group[0]!] as const)),
);

/** How a word looks from a distance. */
const lookOf = (word: string): string =>
  [...word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => LOOKS.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm');

const looksOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(lookOf));

const HOUSE_LOOKS = looksOf(HOUSE);
const ALL_LOOKS = looksOf(`${HOUSE} ${BOTS}`);

/** A number behind a word makes it no other word: `admin 2`. Digits inside may stand for letters: `adm1n`. */
const withoutNumber = (name: string): string => name.replace(/\p{N}+$/u, '');

/** Whether a name pretends to be the house or one of its bots, in three languages and any mixture of alphabets. */
export function isReserved(name: string): boolean {
  const words = name.split(/[\s.'’-]+/).filter(Boolean);
  const whole = words.join('');
  return (
    [whole, withoutNumber(whole)].some((each) => ALL_LOOKS.has(lookOf(each))) ||
    words.some((word) => HOUSE_LOOKS.has(lookOf(word)) || HOUSE_LOOKS.has(lookOf(withoutNumber(word))))
  );
}
