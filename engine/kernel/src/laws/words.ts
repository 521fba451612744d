import type { GameEvent, Seat } from '../game.ts';
import { LANGUAGES, type Language } from '../language.ts';
import type { Telling } from '../telling.ts';
import { demand } from './broken.ts';
import type { LawSpec } from './spec.ts';

/** Women and men at the same seats: a sentence that fits one and not the other is wrong. */
const NAMES: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['Anna', 'Beth', 'Clara', 'Diana', 'Emma', 'Fiona', 'Grace', 'Helen'],
    ['Adam', 'Ben', 'Carl', 'Dave', 'Erik', 'Frank', 'Greg', 'Henry'],
  ],
  ru: [
    ['Анна', 'Белла', 'Вера', 'Галя', 'Даша', 'Ева', 'Жанна', 'Зоя'],
    ['Антон', 'Борис', 'Вадим', 'Глеб', 'Денис', 'Егор', 'Женя', 'Захар'],
  ],
  pl: [
    ['Ania', 'Basia', 'Celina', 'Dorota', 'Ewa', 'Frania', 'Gosia', 'Hania'],
    ['Adam', 'Bartek', 'Czarek', 'Darek', 'Edek', 'Franek', 'Grzegorz', 'Henryk'],
  ],
};

/** Words that say whether somebody is a man, beside a name; and a name that had to be declined or was not put in. */
const NUMBERED = /(?:player|golem|robot|seat|игрок|голем|робот|gracz)[a-zа-яёęąó]* \d/iu;
const PAST: Readonly<Record<Language, string>> = {
  en: '$^',
  ru: '[а-яё]+(?:л|лся|ла|лась|ен|ён|ан|на|та|т)',
  pl: '(?:jest |został[a]? )?[a-ząćęłńóśźż]+(?:[iyęąeauo]ł|[iyęąeauo]ła|ony|iony|any|ona|iona|ana)',
};
/** Present forms that end like past ones. */
const PRESENT = /(?:[аеёиуыюя]т|ит|ёт|[аеоуыэюя]ет) /u;
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Cyrillic}|[ąćęłńśźż]/iu,
  ru: /[a-z]{2,}/iu,
  pl: /\p{Script=Cyrillic}|\b(?:the|and|of|with|from|is|has|tile|row|card)\b/iu,
};
/** Tiles, cards, moves and clauses as they are written: they are the same in every language. */
const NOTATION = /\[[^\]]*\]|\([A-Z]\d\)|-?\d+,-?\d+,[NS][EW]|\b(?:EL|HL)\b/g;
const UNFILLED = /undefined|null|NaN|\[object|[{}]|\s(?:[.,;!?]|:(?! \d))|\.\.$|[:,;]$/;

const escaped = (names: readonly string[]): string => names.join('|');

function wrongIn(text: string, language: Language, names: readonly string[]): string | undefined {
  if (UNFILLED.test(text)) return 'something is not filled in';
  if (NUMBERED.test(text)) return 'somebody is called by a number';
  const bare = text.replace(NOTATION, '').replace(new RegExp(escaped(names), 'gu'), '');
  if (FOREIGN[language].test(bare)) return 'a word of another language';
  const gendered = new RegExp(`(?:${escaped(names)}) (${PAST[language]})(?![\\p{L}])`, 'u').exec(text);
  if (gendered && !PRESENT.test(`${gendered[1]} `)) return `"${gendered[1]}" says whether it is a woman`;
  return undefined;
}

/** Every event is told in every language, of women and men, shortly, fully, to children and to the one it is about. */
export function checkTelling(spec: LawSpec, event: GameEvent): void {
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
  for (const language of LANGUAGES)
    for (const names of NAMES[language]) {
      const telling: Telling = { language, nameOf: (at: Seat) => names[at] ?? '?' };
      const ways: readonly Telling[] = [
        telling,
        { ...telling, isFull: true },
        { ...telling, isForKids: true },
        { ...telling, you: seat },
      ];
      for (const way of ways) {
        const text = spec.game.tell(event, way);
        const wrong = wrongIn(text, language, names);
        demand('events', wrong === undefined, () => `${event.kind} in ${language}: ${wrong}: "${text}"`);
        if (!text || seat === undefined || spec.unnamed?.includes(event.kind)) continue;
        const isNamed = text.includes(names[seat]!);
        demand(
          'events',
          isNamed !== (way.you === seat),
          () => `${event.kind} in ${language} does not say whom it is about: "${text}"`,
        );
      }
    }
}
