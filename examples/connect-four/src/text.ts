import type { Refusal, Seat } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import type { Event } from './state.ts';
import type { View } from './view.ts';

const LETTERS = 'abcdefg';

type Phrase = Readonly<Record<Language, (name: string) => string>>;

const TURN: Phrase = {
  en: (who) => `Player ${who} to move.`,
  ru: (who) => `Ходит игрок ${who}.`,
  pl: (who) => `Ruch gracza ${who}.`,
};
const WON: Phrase = {
  en: (who) => `Player ${who} has won.`,
  ru: (who) => `Побеждает игрок ${who}.`,
  pl: (who) => `Wygrywa gracz ${who}.`,
};
const DROPPED: Readonly<Record<Language, (who: string, column: string) => string>> = {
  en: (who, column) => `Player ${who} drops a disc into column ${column}.`,
  ru: (who, column) => `Игрок ${who} опускает фишку в столбец ${column}.`,
  pl: (who, column) => `Gracz ${who} wrzuca krążek do kolumny ${column}.`,
};
const FOUR: Phrase = {
  en: (who) => `Player ${who} has four in a row and wins.`,
  ru: (who) => `Игрок ${who} ставит четыре в ряд и побеждает.`,
  pl: (who) => `Gracz ${who} ma cztery w rzędzie i wygrywa.`,
};
const RESIGNED: Phrase = {
  en: (who) => `Player ${who} resigns.`,
  ru: (who) => `Игрок ${who} сдаётся.`,
  pl: (who) => `Gracz ${who} poddaje się.`,
};
const FILLED: Words = { en: 'The board is full: a draw.', ru: 'Поле заполнено: ничья.', pl: 'Plansza jest pełna: remis.' };

const REFUSALS: Readonly<Record<string, Words>> = {
  'game-over': { en: 'The game is over.', ru: 'Игра окончена.', pl: 'Gra jest skończona.' },
  'not-your-turn': { en: 'It is the other player’s turn.', ru: 'Сейчас ходит другой игрок.', pl: 'Teraz ruch ma drugi gracz.' },
  'no-such-column': { en: 'There is no such column.', ru: 'Такого столбца нет.', pl: 'Nie ma takiej kolumny.' },
  'column-full': { en: 'This column is full.', ru: 'Этот столбец заполнен.', pl: 'Ta kolumna jest pełna.' },
};

const name = (seat: Seat): string => String(seat + 1);

export function describe(view: View, language: Language): string {
  const board = [...view.rows, LETTERS].map((row) => [...row].join(' ')).join('\n');
  return `${board}\n${status(view, language)}`;
}

function status(view: View, language: Language): string {
  if (view.winner >= 0) return WON[language](name(view.winner));
  return view.isOver ? FILLED[language] : TURN[language](name(view.turn));
}

export function tell(event: Event, language: Language): string {
  switch (event.kind) {
    case 'discDropped':
      return DROPPED[language](name(event.seat), LETTERS[event.column]!);
    case 'fourMade':
      return FOUR[language](name(event.seat));
    case 'boardFilled':
      return FILLED[language];
    case 'seatResigned':
      return RESIGNED[language](name(event.seat));
  }
}

export function explain(refusal: Refusal, language: Language): string {
  const words = REFUSALS[refusal.code];
  if (!words) throw new Error(`no words for the refusal ${refusal.code}`);
  return words[language];
}
