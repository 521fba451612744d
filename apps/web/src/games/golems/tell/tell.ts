import type { Edition } from '@stolik/golems/programs/program';
import type { AnyGame, GameEvent, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { readCommand } from '../model/model.ts';
import type { GolemsEvent } from '../model/scene.ts';
import { wordsOf } from '../words/by-language.ts';
import { en } from './en.ts';
import { kidsEn, kidsPl, kidsRu } from './kids.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import type { Tellers, Telling } from './telling.ts';

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
