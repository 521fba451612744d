import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { Edition, EditionId } from '../editions/edition.ts';
import { EDITIONS } from '../editions/editions.ts';
import { en } from '../words/en/programs.ts';
import { pl } from '../words/pl/programs.ts';
import { ru } from '../words/ru/programs.ts';
import type { Card, Sensor, Test } from './program.ts';

const WORDS = inEach({ en, ru, pl });

/** Names of the cards as each edition prints them: v6 strikes, v4 attacks; v6 repeats, v4 has a Cycle 2. */
const cardNames = ({ attack }: Edition): Readonly<Record<Card, Words>> => ({
  ...WORDS.cards,
  A: attack.name,
});
export const CARD_NAMES: Readonly<Record<EditionId, Readonly<Record<Card, Words>>>> = {
  golems6: cardNames(EDITIONS.golems6),
  golems4: cardNames(EDITIONS.golems4),
};

/** Bonus cards by the words of the notation and of the refusals. */
const BONUS_NAMES: Readonly<Record<string, Words>> = WORDS.bonuses;

/** The name of a bonus card, or of a word that refusals use for one. */
export const bonusName = (word: string, edition: EditionId): Words | undefined =>
  BONUS_NAMES[word === 'repeat' ? EDITIONS[edition].repeat : word];

/** The question of an If, with its question mark. */
export const TEST_NAMES: Readonly<Record<Test, Words>> = WORDS.tests;

/** A While repeats as long as this is true. Every display of it says the same. [G6.5.6] */
export const GOES_ON: Readonly<Record<Sensor, Words>> = WORDS.goesOn;

/** The words in front of the two cards of an If. */
export const YES: Words = WORDS.yes;
export const NO: Words = WORDS.no;

const SHORT_BONUS: Readonly<Record<string, string>> = { '2': 'repeat', '?': 'if', W: 'while', P: 'call' };

/** The name of a card or bonus as refusals carry it: a letter of the notation or a bonus word. */
export function cardName(card: string, edition: EditionId, language: Language): string {
  const plain = CARD_NAMES[edition][card as Card];
  if (plain) return plain[language];
  const word = SHORT_BONUS[card] ?? card;
  const bonus = bonusName(word, edition);
  return bonus ? bonus[language] : card;
}

/** The facts for a sentence about a refused program, as the refusal names them; the card is in words. */
export interface ProgramFacts {
  readonly card: string;
  readonly sensor: string;
  readonly rows: number;
  readonly fewest: number;
  readonly most: number;
  readonly laid: number;
  readonly has: number;
  readonly needs: number;
}

function factsOf({ details = {} }: Refusal, edition: EditionId, language: Language): ProgramFacts {
  const text = (name: string): string => String(details[name]);
  const count = (name: string): number => Number(details[name]);
  return {
    card: cardName(text('card'), edition, language),
    sensor: text('sensor'),
    rows: count('rows'),
    fewest: count('fewest'),
    most: count('most'),
    laid: count('laid'),
    has: count('has'),
    needs: count('needs'),
  };
}

const SENTENCES: Readonly<Record<string, Readonly<Record<Language, (facts: ProgramFacts) => string>>>> = WORDS.refusals;

/** The sentence for a refusal of a program; undefined for codes that are not about programs. */
export function explainProgram(refusal: Refusal, edition: EditionId, language: Language): string | undefined {
  return SENTENCES[refusal.code]?.[language](factsOf(refusal, edition, language));
}

/** All codes that explainProgram knows. */
export const PROGRAM_REFUSALS: readonly string[] = Object.keys(SENTENCES);
