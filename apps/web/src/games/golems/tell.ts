import type { AnyGame, GameEvent, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';

/** The rules count golems; a table knows names. Only the nominative is replaced, so that every sentence stays right. */
const FIGURE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:golem|robot|bot) (\d)(?!\d)/gi,
  ru: /(?<![а-яё])(?:голем|робот|бот) (\d)(?!\d)/gi,
  pl: /(?<![a-ząćęłńóśźż])(?:golem|robot|bot) (\d)(?!\d)/gi,
};

export function tellGolems(game: AnyGame, event: GameEvent, language: Language, nameOf: (seat: Seat) => string): string {
  return game.tell(event, language).replace(FIGURE[language], (_, number: string) => nameOf(Number(number) - 1));
}
