import type { Edition } from '@stolik/golems/programs/program';
import type { AnyGame, GameEvent, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { readCommand } from '../model/model.ts';
import type { GolemsEvent } from '../model/scene.ts';
import { type Words, wordsOf } from '../words/by-language.ts';
import { en } from './en.ts';
import { kidsEn, kidsPl, kidsRu } from './kids.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';

/** What sentences are made of. */
export interface Telling {
  readonly words: Words;
  name(seat: Seat): string;
  /** A row as the notation writes it, in words. */
  row(command: string): string;
}

/**
 * Sentences that differ from those of the rules: names can't be declined, so nobody is in another case than the nominative,
 * and cards are called by their words.
 */
export type Tellers = {
  readonly [Kind in GolemsEvent['kind']]?: (event: Extract<GolemsEvent, { kind: Kind }>, about: Telling) => string;
};

/** What a child hears: no cells, no numbers, nothing that the picture shows better. */
const KIDS: Readonly<Record<Language, Tellers>> = { en: kidsEn, ru: kidsRu, pl: kidsPl };
const TELLERS: Readonly<Record<Language, Tellers>> = { en, ru, pl };

/** The rules count golems; a table knows names. Only the nominative is replaced, so that every sentence stays right. */
const FIGURE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:golem|robot|bot) (\d)(?!\d)/gi,
  ru: /(?<![а-яё])(?:голем|робот|бот) (\d)(?!\d)/gi,
  pl: /(?<![a-ząćęłńóśźż])(?:golem|robot|bot) (\d)(?!\d)/gi,
};

export function tellGolems(
  game: AnyGame,
  event: GameEvent,
  language: Language,
  nameOf: (seat: Seat) => string,
  isForKids = false,
): string {
  const edition: Edition = game.id === 'golems4' ? 'golems4' : 'golems6';
  const words = wordsOf(language, edition);
  const { kind } = event as GolemsEvent;
  const own = ((isForKids ? KIDS[language][kind] : undefined) ?? TELLERS[language][kind]) as
    | ((event: GameEvent, about: Telling) => string)
    | undefined;
  if (own) {
    const row = (command: string): string => readCommand(command, edition).map(words.row).join(', ');
    return own(event, { words, name: nameOf, row });
  }
  return game.tell(event, language).replace(FIGURE[language], (_, number: string) => nameOf(Number(number) - 1));
}

/** `Ola: Forward; Kuba: Left`, of those who have something. */
export function each(commands: readonly (string | null)[], { name }: Telling, text: (command: string) => string): string {
  return commands.flatMap((command, seat) => (command ? [`${name(seat)}: ${text(command)}`] : [])).join('; ');
}

/** With its full stop, if there is anything to say. */
export const sentence = (text: string): string => text && `${text}.`;
