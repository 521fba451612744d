import type { SourceFile } from './arrows.ts';

/** Words that give a translation away, or are no word of ours, and what to say instead (docs/style.md). */
interface Avoided {
  readonly pattern: RegExp;
  readonly instead: string;
}

const ENGLISH: readonly Avoided[] = [
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bwhoever\b/i, instead: 'the one who, anyone who, you' },
  { pattern: /\blook(s|ing)? on\b(?! (the|a)\b)/i, instead: 'watch, spectator' },
  { pattern: /\beyes to (me|the)\b/i, instead: 'eyes on' },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix' },
  { pattern: /\bforetold?\b|\bforesee\b/i, instead: 'predict' },
  {
    pattern: /(?:^|[.!?:;\]] |['`"])Who (resigns|has|loses|reaches|looks|swims|brings|holds|comes|plays|leaves)\b[^?]*\./,
    instead: 'if you …, you …',
  },
  { pattern: /\bfuses? (burn|burnt|burns)\b|\bburnt fuse/i, instead: 'a fuse blows' },
  { pattern: /\bexchang(e|es|ed|ing)\b/i, instead: 'swap' },
  {
    pattern: /[a-z,] (If|While) (can|can’t|does|is|looks|sees|this)\b/,
    instead: '“If”, “While”: a card’s name stands in quotes',
  },
  { pattern: /\b(eyes|plus|minus) looks?\b|\blook(s|ing)? (the same|different) way/i, instead: 'face, point' },
  { pattern: /\bthere are so many\b/i, instead: 'one … each' },
];

const RUSSIAN: readonly Avoided[] = [
  { pattern: /перекрёст|соединённое перекрест/i, instead: 'перекрестье' },
  { pattern: /ничего не идёт/i, instead: 'экраны на паузе' },
  { pattern: /«Если»/, instead: '«Условие» (как на карте)' },
  { pattern: /табуретк/i, instead: 'табурет' },
  { pattern: /батарейк\p{L}*, пройденн/iu, instead: 'ток входит в батарейку с минуса' },
  { pattern: /(устрой|найти|найди|из) замыкани/iu, instead: 'короткое замыкание' },
];

const POLISH: readonly Avoided[] = [
  {
    pattern: /bezpiecznik\p{L}* (się )?spal|spal\p{L}* bezpiecznik|spalon\p{L}* bezpiecznik/iu,
    instead: 'bezpiecznik się przepala',
  },
  { pattern: /Algorytmus/, instead: 'Algoritmus' },
  { pattern: /„Jeśli”/, instead: '„Warunek” (jak na karcie)' },
  { pattern: /\bprzechodzon/i, instead: 'prąd wpływa … wypływa' },
  { pattern: /dioda świecąca/i, instead: 'dioda LED' },
  { pattern: /stół się rozkłada/i, instead: 'stół jest prawie gotowy' },
];

const ALL = [...ENGLISH, ...RUSSIAN, ...POLISH];

/** Every sentence for players and teachers that says what docs/style.md advises against, as `path:line what`. */
export function findBadStyle(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        ALL.filter(({ pattern }) => pattern.test(sentencesOf(path, line))).map(
          ({ pattern, instead }) => `${path}:${index + 1} ${pattern.exec(sentencesOf(path, line))![0]}: say ${instead}`,
        ),
      ),
  );
}

/** Names in code for which the trade has a word. What stands on disk or on a wire keeps its name. */
const OLD_NAMES: readonly Avoided[] = [
  { pattern: /\b(?!class_)\w*[Ww]ish(?:es|ed)?(?=[A-Z]|\b)/, instead: 'request' },
  { pattern: /\b\w*[Oo]nlooker\w*/, instead: 'subscriber, spectator' },
  { pattern: /\b[Vv]igil\b/, instead: 'heartbeat' },
  { pattern: /\b[Ff]oresee[ns]?\b/, instead: 'predict' },
  { pattern: /\banew\b|[a-z]Anew\b/, instead: 'again' },
  { pattern: /\bcomeAgain\b/, instead: 'reconnect' },
];

/** Every name or comment of code that docs/glossary.md calls otherwise, as `path:line what`. */
export const findOldNames = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      OLD_NAMES.flatMap(({ pattern, instead }) => {
        const [found] = pattern.exec(line) ?? [];
        return found === undefined ? [] : [`${path}:${index + 1} ${found}: say ${instead}`];
      }),
    ),
  );

/** Of a line of code only its texts: keys, comments and imports are for engineers. */
function sentencesOf(path: string, line: string): string {
  // A single word in small letters is an id.
  const isId = (text: string): boolean => /^.[a-z-]+.$/.test(text);
  if (!path.endsWith('.ts')) return line.replace(/"[a-z-]+"/g, '');
  if (/^\s*(\/\/|\/?\*|import )/.test(line)) return '';
  const texts = line.match(/'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`?|"(?:[^"\\]|\\.)*"/g) ?? [];
  return texts.filter((text) => !isId(text)).join(' ');
}
