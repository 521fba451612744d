import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { EditionId } from '../editions/edition.ts';
import { EDITIONS } from '../editions/editions.ts';
import { en } from '../words/en/pseudocode.ts';
import { pl } from '../words/pl/pseudocode.ts';
import { ru } from '../words/ru/pseudocode.ts';
import type { Card, Program, Row, Sensor, Test } from './program.ts';

const WORDS = inEach({ en, ru, pl });

export const TRUE_WHEN: Readonly<Record<Test, Words>> = WORDS.trueWhen;
export const FALSE_WHEN: Readonly<Record<Sensor, Words>> = WORDS.falseWhen;

const INDENT = '    ';

export const actName = (card: Card, edition: EditionId, language: Language): string =>
  (card === 'A' ? EDITIONS[edition].attack.act : WORDS.acts[card])[language];

/** The program as lines of pseudo-code, an indent of four spaces inside a bonus. */
export function pseudocode(program: Program, edition: EditionId, language: Language): readonly string[] {
  return program.flatMap((row) => rowLines(row, edition, language));
}

function rowLines(row: Row, edition: EditionId, language: Language): readonly string[] {
  const act = (card: Card): string => actName(card, edition, language);
  switch (row.kind) {
    case 'plain':
      return [act(row.card)];
    case 'repeat':
      return [WORDS.repeat[language], INDENT + act(row.card)];
    case 'if':
      return [
        WORDS.if[language](TRUE_WHEN[row.test][language]),
        INDENT + act(row.yes),
        WORDS.else[language],
        INDENT + act(row.no),
      ];
    case 'while':
      return [WORDS.while[language](FALSE_WHEN[row.sensor][language]), INDENT + act(row.card)];
    case 'call':
      return [WORDS.call[language]];
  }
}
