import { readFileSync } from 'node:fs';
import type { Block, Inline, Section } from '@stolik/games/rules/book';
import { readRuleBook } from '@stolik/games/rules/read';
import type { Plugin } from 'vite';
import { openSection, type PackedBook, type PackedSection } from '../src/pages/rules/book.ts';

const ASKED = /\/([\w-]+)\.md\?book$/;

/** `docs/rules/micropul.md?book`: a rule book as data, read here and now, so that the page carries no reader along. */
export function rules(): Plugin {
  return {
    name: 'stolik-rules',
    load(id) {
      const name = ASKED.exec(id)?.[1];
      if (!name) return undefined;
      const path = id.slice(0, id.indexOf('?'));
      this.addWatchFile(path);
      return { code: `export default ${JSON.stringify(packBook(name, readFileSync(path, 'utf8')))};`, moduleType: 'js' };
    },
  };
}

/** What the client draws of a rule book. The page has a title and a legend of its own, in the reader's language. */
export function packBook(id: string, markdown: string): PackedBook {
  const { intro, sections } = readRuleBook(id, markdown);
  return { intro: intro.map(withoutLegend), sections: sections.map(packSection) };
}

function packSection({ id, heading, clauses }: Section): PackedSection {
  const packed: PackedSection = {
    id,
    heading: heading.map(withoutTags),
    ...(clauses[0]?.id === id && { isOne: true }),
    clauses: clauses.map(({ blocks }) => blocks),
  };
  const counted = openSection(packed).clauses.map((clause) => clause.id);
  if (clauses.some((clause, index) => clause.id !== counted[index]))
    throw new Error(`the clauses of ${id} are not numbered one by one from 1: ${clauses.map((clause) => clause.id).join(' ')}`);
  return packed;
}

const withoutTags = (part: Inline): Inline => (typeof part === 'string' ? part.replace(/\s*\[[SAR]\]/g, '') : part);

const LEGEND = /\s*[^.:]+: \[S\] .*$/;

function withoutLegend(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  const at = block.words.findIndex((part) => typeof part === 'string' && LEGEND.test(part));
  const before = at < 0 ? block.words : [...block.words.slice(0, at), (block.words[at] as string).replace(LEGEND, '')];
  return { ...block, words: before };
}
