import type { GameEvent, Seat } from '@stolik/kernel/game';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { demand } from '@stolik/kernel/laws/broken';
import type { LawSpec } from '@stolik/kernel/laws/spec';
import type { Telling } from '@stolik/kernel/telling';
import { en } from '../words/en/law.ts';
import { pl } from '../words/pl/law.ts';
import { ru } from '../words/ru/law.ts';

const WORDS: Readonly<Record<Language, typeof en>> = { en, ru, pl };

/** Words that say whether somebody is a man, beside a name; and a name that had to be declined or was not put in. */
const NUMBERED = new RegExp(`(?:${LANGUAGES.map((language) => WORDS[language].numbered).join('|')})\\p{L}* \\d`, 'iu');
/** Tiles, cards, moves and clauses as they are written: they are the same in every language. */
const NOTATION = /\[[^\]]*\]|\([A-Z]\d\)|-?\d+,-?\d+,[NS][EW]|\b(?:EL|HL)\b/g;
const UNFILLED = /undefined|null|NaN|\[object|[{}]|\s(?:[.,;!?]|:(?! \d))|\.\.$|[:,;]$/;

const escaped = (names: readonly string[]): string => names.join('|');

function wrongIn(text: string, language: Language, names: readonly string[]): string | undefined {
  if (UNFILLED.test(text)) return 'something is not filled in';
  const words = WORDS[language];
  if (NUMBERED.test(text)) return 'somebody is called by a number';
  const bare = text.replace(NOTATION, '').replace(new RegExp(escaped(names), 'gu'), '');
  if (new RegExp(words.foreign, 'iu').test(bare)) return 'a word of another language';
  const gendered = new RegExp(`(?:${escaped(names)}) (${words.past})(?![\\p{L}])`, 'u').exec(text);
  if (gendered && !new RegExp(words.present, 'u').test(gendered[1]!)) return `"${gendered[1]}" says whether it is a woman`;
  return undefined;
}

/** Every event has a sentence in every language, for women and men, short, full, for children and for the player it is about. */
export function checkTelling(spec: LawSpec, event: GameEvent): void {
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
  for (const language of LANGUAGES)
    for (const names of [WORDS[language].women, WORDS[language].men]) {
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
