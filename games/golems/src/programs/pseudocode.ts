import type { Language, Words } from '@stolik/kernel/language';
import type { Card, Edition, Program, Row, Sensor, Test } from './program.ts';

const ACTS: Readonly<Record<Exclude<Card, 'A'>, Words>> = {
  F: { en: 'step forward', ru: 'шагнуть вперёд', pl: 'zrób krok naprzód' },
  B: { en: 'step back', ru: 'шагнуть назад', pl: 'zrób krok wstecz' },
  L: { en: 'turn left', ru: 'повернуть влево', pl: 'obróć się w lewo' },
  R: { en: 'turn right', ru: 'повернуть вправо', pl: 'obróć się w prawo' },
  S: { en: 'stay', ru: 'стоять на месте', pl: 'stój w miejscu' },
  D: { en: 'defend', ru: 'защищаться', pl: 'broń się' },
};
const ATTACKS: Readonly<Record<Edition, Words>> = {
  golems6: { en: 'strike', ru: 'ударить', pl: 'uderz' },
  golems4: { en: 'attack', ru: 'атаковать', pl: 'atakuj' },
};

export const TRUE_WHEN: Readonly<Record<Test, Words>> = {
  any: { en: 'there is an obstacle ahead', ru: 'впереди есть препятствие', pl: 'z przodu jest przeszkoda' },
  barrel: { en: 'there is a barrel ahead', ru: 'впереди бочка', pl: 'z przodu jest beczka' },
  wall: { en: 'there is a wall ahead', ru: 'впереди стена', pl: 'z przodu jest ściana' },
  water: { en: 'there is water ahead', ru: 'впереди вода', pl: 'z przodu jest woda' },
  hit: { en: 'someone is attacking', ru: 'на голема нападают', pl: 'ktoś atakuje golema' },
};
export const FALSE_WHEN: Readonly<Record<Sensor, Words>> = {
  any: { en: 'there is no obstacle ahead', ru: 'впереди нет препятствия', pl: 'z przodu nie ma przeszkody' },
  barrel: { en: 'there is no barrel ahead', ru: 'впереди нет бочки', pl: 'z przodu nie ma beczki' },
  wall: { en: 'there is no wall ahead', ru: 'впереди нет стены', pl: 'z przodu nie ma ściany' },
  water: { en: 'there is no water ahead', ru: 'впереди нет воды', pl: 'z przodu nie ma wody' },
};

const REPEAT: Words = { en: 'repeat 2 times:', ru: 'повторить 2 раза:', pl: 'powtórz 2 razy:' };
type Saying = Readonly<Record<Language, (when: string) => string>>;
const IF: Saying = { en: (when) => `if ${when}:`, ru: (when) => `если ${when}:`, pl: (when) => `jeśli ${when}:` };
const ELSE: Words = { en: 'else:', ru: 'иначе:', pl: 'w przeciwnym razie:' };
const WHILE: Saying = { en: (when) => `while ${when}:`, ru: (when) => `пока ${when}:`, pl: (when) => `dopóki ${when}:` };
const CALL: Words = { en: 'run the subprogram', ru: 'выполнить подпрограмму', pl: 'wykonaj podprogram' };
const INDENT = '    ';

export const actName = (card: Card, edition: Edition, language: Language): string =>
  (card === 'A' ? ATTACKS[edition] : ACTS[card])[language];

/** The program as lines of pseudo-code, an indent of four spaces inside a bonus. */
export function pseudocode(program: Program, edition: Edition, language: Language): readonly string[] {
  return program.flatMap((row) => rowLines(row, edition, language));
}

function rowLines(row: Row, edition: Edition, language: Language): readonly string[] {
  const act = (card: Card): string => actName(card, edition, language);
  switch (row.kind) {
    case 'plain':
      return [act(row.card)];
    case 'repeat':
      return [REPEAT[language], INDENT + act(row.card)];
    case 'if':
      return [IF[language](TRUE_WHEN[row.test][language]), INDENT + act(row.yes), ELSE[language], INDENT + act(row.no)];
    case 'while':
      return [WHILE[language](FALSE_WHEN[row.sensor][language]), INDENT + act(row.card)];
    case 'call':
      return [CALL[language]];
  }
}
