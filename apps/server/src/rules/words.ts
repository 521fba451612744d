import { CLAUSE } from '@stolik/games/clauses';
import { escapeText } from '../html.ts';
import type { WriteWords } from '../markdown.ts';
import type { Library } from './library.ts';

/** Where a clause comes from, as docs/rules/README.md says. */
export const TAGS = {
  S: 'the source says it',
  A: 'an outside text by the author or publisher says it',
  R: 'a ruling of this project',
} as const;

const TAG = /\[([SAR])(?:, ([^\]]*))?\]/;
const SPECIAL = new RegExp(`${TAG.source}|${CLAUSE.source}`, 'g');

/** Plain words of a rule book: tags get their meaning, names of clauses become links, searched words are marked. */
export function writeRuleWords(library: Library, marked: readonly string[]): WriteWords {
  const mark = markWords(marked);
  return (text) => {
    let out = '';
    let at = 0;
    for (const match of text.matchAll(SPECIAL)) {
      out += mark(text.slice(at, match.index));
      out += match[1] ? tag(match[1] as keyof typeof TAGS, match[2]) : reference(match[0], library);
      at = match.index + match[0].length;
    }
    return out + mark(text.slice(at));
  };
}

function tag(letter: keyof typeof TAGS, detail: string | undefined): string {
  const says = TAGS[letter] + (detail ? ` (${detail})` : '');
  return `<abbr class="tag tag-${letter.toLowerCase()}" title="${escapeText(says)}">${letter}</abbr>`;
}

function reference(clause: string, library: Library): string {
  const address = library.findAddress(clause);
  return address ? `<a class="ref" href="${address}">${clause}</a>` : clause;
}

function markWords(words: readonly string[]): (text: string) => string {
  if (words.length === 0) return escapeText;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return (text) =>
    text
      .split(pattern)
      .map((part, index) => (index % 2 === 1 ? `<mark>${escapeText(part)}</mark>` : escapeText(part)))
      .join('');
}
