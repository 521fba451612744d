import { type Origin, splitWords } from '@stolik/games/clauses';
import { typeset } from '@stolik/look/typography';
import type { WriteWords } from '../documents.ts';
import { escapeText } from '../html.ts';
import type { Reader } from '../pages/reader.ts';
import type { Library } from './library.ts';

/** Plain words of a rule book: tags get their meaning, names of clauses become links, searched words are marked. */
export function writeRuleWords(library: Library, reader: Reader, marked: readonly string[]): WriteWords {
  const mark = markWords(marked);
  return (text) =>
    splitWords(text)
      .map((part) => {
        if (typeof part === 'string') return mark(typeset(part, reader.language));
        return part.kind === 'origin'
          ? tag(reader.words.rules.origins[part.letter], part.letter, part.detail)
          : reference(part.clause, library, reader);
      })
      .join('');
}

function tag(meaning: string, letter: Origin, detail: string | undefined): string {
  const says = meaning + (detail ? ` (${detail})` : '');
  return `<abbr class="tag tag-${letter.toLowerCase()}" title="${escapeText(says)}">${letter}</abbr>`;
}

function reference(clause: string, library: Library, reader: Reader): string {
  const address = library.findAddress(clause);
  return address ? `<a class="ref" href="${escapeText(reader.to(address))}">${clause}</a>` : clause;
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
