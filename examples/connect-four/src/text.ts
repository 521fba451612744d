import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { type Speech, speechOf, type Telling } from '@stolik/kernel/telling';
import type { Event } from './state.ts';
import type { View } from './view.ts';

const LETTERS = 'abcdefg';

type Phrase = Readonly<Record<Language, (who: string) => string>>;

const TURN: Phrase = {
  en: (who) => `${who} to move.`,
  ru: (who) => `Ходит ${who}.`,
  pl: (who) => `Ruch ma ${who}.`,
};
const WON: Phrase = {
  en: (who) => `${who} wins.`,
  ru: (who) => `Побеждает ${who}.`,
  pl: (who) => `Wygrywa ${who}.`,
};
const FILLED: Words = { en: 'The board is full: a draw.', ru: 'Поле заполнено: ничья.', pl: 'Plansza jest pełna: remis.' };

/** Who does it, as "you" where that is who listens. */
const DOES: Readonly<Record<Language, (event: Event, speech: Speech) => string>> = {
  en: (event, { does }) => {
    if (event.kind === 'discDropped') return `${does(event.seat, 'drops', 'drop')} a disc into column ${LETTERS[event.column]!}.`;
    if (event.kind === 'fourMade') return `${does(event.seat, 'has four in a row and wins', 'have four in a row and win')}.`;
    return event.kind === 'boardFilled' ? FILLED.en : `${does(event.seat, 'gives up', 'give up')}.`;
  },
  ru: (event, { does }) => {
    if (event.kind === 'discDropped')
      return `${does(event.seat, 'опускает', 'опускаете')} фишку в столбец ${LETTERS[event.column]!}.`;
    if (event.kind === 'fourMade')
      return `${does(event.seat, 'ставит четыре в ряд и побеждает', 'ставите четыре в ряд и побеждаете')}.`;
    return event.kind === 'boardFilled' ? FILLED.ru : `${does(event.seat, 'сдаётся', 'сдаётесь')}.`;
  },
  pl: (event, { does }) => {
    if (event.kind === 'discDropped')
      return `${does(event.seat, 'wrzuca', 'wrzucasz')} krążek do kolumny ${LETTERS[event.column]!}.`;
    if (event.kind === 'fourMade')
      return `${does(event.seat, 'ma cztery w rzędzie i wygrywa', 'masz cztery w rzędzie i wygrywasz')}.`;
    return event.kind === 'boardFilled' ? FILLED.pl : `${does(event.seat, 'się poddaje', 'poddajesz się')}.`;
  },
};

const REFUSALS: Readonly<Record<string, Words>> = {
  'game-over': { en: 'The game is over.', ru: 'Игра окончена.', pl: 'Gra jest skończona.' },
  'not-your-turn': { en: 'It is the other player’s turn.', ru: 'Сейчас ходит другой игрок.', pl: 'Teraz ruch ma drugi gracz.' },
  'no-such-column': { en: 'There is no such column.', ru: 'Такого столбца нет.', pl: 'Nie ma takiej kolumny.' },
  'column-full': { en: 'This column is full.', ru: 'Этот столбец заполнен.', pl: 'Ta kolumna jest pełna.' },
};

export function describe(view: View, telling: Telling): string {
  const board = [...view.rows, LETTERS].map((row) => [...row].join(' ')).join('\n');
  return `${board}\n${status(view, telling)}`;
}

function status(view: View, { language, nameOf }: Telling): string {
  if (view.winner >= 0) return WON[language](nameOf(view.winner));
  return view.isOver ? FILLED[language] : TURN[language](nameOf(view.turn));
}

export const tell = (event: Event, telling: Telling): string => DOES[telling.language](event, speechOf(telling));

export function explain(refusal: Refusal, language: Language): string {
  const words = REFUSALS[refusal.code];
  if (!words) throw new Error(`no words for the refusal ${refusal.code}`);
  return words[language];
}
