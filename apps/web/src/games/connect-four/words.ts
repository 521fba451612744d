import type { Language } from '@stolik/kernel/language';

export interface Words {
  readonly phases: { readonly choose: string; readonly drop: string };
  readonly choose: string;
  ready(cell: string): string;
  waits(name: string): string;
  readonly over: string;
  column(letter: string, discs: readonly string[]): string;
  readonly empty: string;
  readonly full: string;
  readonly drop: string;
  dropInto(letter: string): string;
  /** After "Played:". */
  dropped(letter: string): string;
  readonly yours: string;
  /** How a disc is dropped, for the paper beside the board. */
  readonly how: string;
  left(discs: number): string;
  readonly filled: string;
  four(cells: string): string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    phases: { choose: 'Choose', drop: 'Drop' },
    choose: 'Choose a column.',
    ready: (cell) => `Your disc will lie on ${cell}. Drop it, or choose another column.`,
    waits: (name) => `${name} is thinking.`,
    over: 'The game is over.',
    column: (letter, discs) => `Column ${letter}: ${discs.join(', ')}`,
    empty: 'empty',
    full: 'full',
    drop: 'Drop',
    dropInto: (letter) => `Drop a disc into column ${letter}`,
    dropped: (letter) => `a disc in column ${letter}`,
    yours: 'Your discs',
    how: 'Tap a column to see where your disc would lie; tap it again, or Drop, and it falls.',
    left: (discs) => `${discs} left`,
    filled: 'The board is full, and nobody has four.',
    four: (cells) => `Four in a row: ${cells}.`,
  },
  ru: {
    phases: { choose: 'Выбор', drop: 'Ход' },
    choose: 'Выберите столбец.',
    ready: (cell) => `Ваша фишка ляжет на ${cell}. Опустите её или выберите другой столбец.`,
    waits: (name) => `Думает ${name}.`,
    over: 'Партия окончена.',
    column: (letter, discs) => `Столбец ${letter}: ${discs.join(', ')}`,
    empty: 'пусто',
    full: 'заполнен',
    drop: 'Опустить',
    dropInto: (letter) => `Опустите фишку в столбец ${letter}`,
    dropped: (letter) => `фишка в столбец ${letter}`,
    yours: 'Ваши фишки',
    how: 'Коснитесь столбца, чтобы увидеть, куда ляжет фишка; ещё раз или «Опустить» — и она упадёт.',
    left: (discs) => `осталось ${discs}`,
    filled: 'Доска заполнена, четвёрки нет ни у кого.',
    four: (cells) => `Четыре в ряд: ${cells}.`,
  },
  pl: {
    phases: { choose: 'Wybór', drop: 'Ruch' },
    choose: 'Wybierz kolumnę.',
    ready: (cell) => `Twój krążek spocznie na ${cell}. Wrzuć go albo wybierz inną kolumnę.`,
    waits: (name) => `Myśli: ${name}.`,
    over: 'Partia skończona.',
    column: (letter, discs) => `Kolumna ${letter}: ${discs.join(', ')}`,
    empty: 'pusta',
    full: 'pełna',
    drop: 'Wrzuć',
    dropInto: (letter) => `Wrzuć krążek do kolumny ${letter}`,
    dropped: (letter) => `krążek w kolumnie ${letter}`,
    yours: 'Twoje krążki',
    how: 'Dotknij kolumny, by zobaczyć, gdzie spocznie krążek; jeszcze raz albo „Wrzuć” i spadnie.',
    left: (discs) => `zostało ${discs}`,
    filled: 'Plansza jest pełna, a czwórki nie ma nikt.',
    four: (cells) => `Cztery w rzędzie: ${cells}.`,
  },
};
