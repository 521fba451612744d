import type { EditionId } from '../editions/edition.ts';
import { EDITIONS } from '../editions/editions.ts';
import { readProgram6 } from './notation.ts';
import type { Card, Row } from './program.ts';

/** One row of a program as a viewer sees it; in v4 a block of one to three rows. */
export interface SeenBlock {
  /** Its first row, counted from 1, and how many it fills. */
  readonly row: number;
  readonly height: number;
  /** null: it lies face down for this viewer; 'empty': a logic token has emptied it. */
  readonly content: Row | 'empty' | null;
}

export function rowOf6(text: string | null): SeenBlock['content'] {
  if (text === null) return null;
  if (text === '-') return 'empty';
  const read = readProgram6(text);
  return read.ok ? (read.value[0] ?? 'empty') : 'empty';
}

export function blocksOf4(cards: readonly (string | null)[]): readonly SeenBlock[] {
  const blocks: SeenBlock[] = [];
  for (let at = 0; at < cards.length; ) {
    const card = cards[at]!;
    const inner = cards.slice(at + 1);
    const content: SeenBlock['content'] =
      card === null
        ? null
        : card === '?'
          ? { kind: 'if', test: 'any', yes: inner[0] as Card, no: inner[1] as Card }
          : card === '2'
            ? { kind: 'repeat', card: inner[0] as Card }
            : { kind: 'plain', card: card as Card };
    const height = card === '?' ? 3 : card === '2' ? 2 : 1;
    blocks.push({ row: at + 1, height, content });
    at += height;
  }
  return blocks;
}

/** A row as `rowOpened` tells it: `2(F)` or `2 F`; AND gives two. */
export function readCommand(text: string, edition: EditionId): readonly Row[] {
  const cards = text.split(' ');
  const contents = EDITIONS[edition].hasInnerRows ? blocksOf4(cards).map(({ content }) => content) : cards.map(rowOf6);
  return contents.filter((row): row is Row => row !== null && row !== 'empty');
}
