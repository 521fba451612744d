import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { seatShape } from '@stolik/look/seats';
import { botNames } from '@stolik/search/characters';
import type { Sitter } from '@stolik/table/table';
import { spokenLanguage } from '../base/messages/catalog.ts';
import { en } from '../words/en/names.ts';
import { pl } from '../words/pl/names.ts';
import { ru } from '../words/ru/names.ts';
import { botNameAt } from './bots/bot-name.ts';

const NAMES = inEach({ en, ru, pl });

const isKnown = (level: string): boolean => botNames('en').some(([each]) => each === level);

/** Names that nobody has chosen, in the language that is spoken now: a table keeps those of the language in which it was set. */
export function namedNow(sitters: readonly Sitter[]): readonly Sitter[] {
  const levels = sitters.map((sitter) => (sitter.kind === 'bot' && isKnown(sitter.level) ? sitter.level : undefined));
  return sitters.map((sitter, seat) => {
    const usual = (language: Language): readonly string[] =>
      levels[seat] !== undefined
        ? [botNameAt(levels, seat, language)]
        : sitter.kind === 'bot'
          ? []
          : [NAMES.guest[language], NAMES.person[language](seatShape(seat).letter)];
    const which = LANGUAGES.map((language) => usual(language).indexOf(sitter.name)).find((index) => index >= 0);
    return which === undefined ? sitter : { ...sitter, name: usual(spokenLanguage())[which]! };
  });
}
