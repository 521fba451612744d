import { type Origin, splitWords } from '@stolik/games/clauses';
import type { WriteWords } from '../documents.ts';
import { escapeText } from '../html.ts';
import type { Library } from './library.ts';

/** Where a clause comes from, as docs/rules/README.md says. */
export const TAGS: Readonly<Record<Origin, string>> = {
  S: 'the source says it',
  A: 'an outside text by the author or publisher says it',
  R: 'a ruling of this project',
};

/** Plain words of a rule book: tags get their meaning, names of clauses become links, searched words are marked. */
export function writeRuleWords(library: Library, marked: readonly string[]): WriteWords {
  const mark = markWords(marked);
  return (text) =>
    splitWords(text)
      .map((part) => {
        if (typeof part === 'string') return mark(part);
        return part.kind === 'origin' ? tag(part.letter, part.detail) : reference(part.clause, library);
      })
      .join('');
}

function tag(letter: Origin, detail: string | undefined): string {
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
