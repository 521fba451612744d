import type { Language } from '@stolik/kernel/language';
import type { BonusKind, EditionId } from '../editions/edition.ts';
import type { Card, Row, Sensor, Test } from './program.ts';
import { readCommand } from './seen.ts';
import { cardName, GOES_ON, NO, TEST_NAMES, YES } from './text.ts';

/** A row in the words of a language. */
export function rowIn(
  row: Row,
  card: (item: Card | BonusKind) => string,
  test: (test: Test) => string,
  goesOn: (sensor: Sensor) => string,
  [yes, no]: readonly [yes: string, no: string],
): string {
  switch (row.kind) {
    case 'plain':
      return card(row.card);
    case 'call':
      return card('call');
    case 'repeat':
      return `${card('repeat')} (${card(row.card)})`;
    case 'while':
      return `${card('while')} (${goesOn(row.sensor)}: ${card(row.card)})`;
    case 'if':
      return `${card('if')} (${test(row.test)} ${yes}: ${card(row.yes)}, ${no}: ${card(row.no)})`;
  }
}

/** A row as `rowOpened` tells it, in words. */
export function commandWords(text: string, edition: EditionId, language: Language): string {
  const inWords = (row: Row): string =>
    rowIn(
      row,
      (item) => cardName(item, edition, language),
      (test) => TEST_NAMES[test][language],
      (sensor) => GOES_ON[sensor][language],
      [YES[language], NO[language]],
    );
  return readCommand(text, edition).map(inWords).join(', ');
}
