import type { Words } from '../../../../games/connect-four/words.ts';

export const ru: Words = {
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
};
