import type { en } from '../en/text.ts';

export const ru: typeof en = {
  turn: (who) => `Ходит ${who}.`,
  won: (who) => `Побеждает ${who}.`,
  filled: 'Поле заполнено: ничья.',
  dropped: ({ does }, seat, column) => `${does(seat, 'опускает', 'опускаете')} фишку в столбец ${column}.`,
  four: ({ does }, seat) => `${does(seat, 'ставит четыре в ряд и побеждает', 'ставите четыре в ряд и побеждаете')}.`,
  resigned: ({ does }, seat) => `${does(seat, 'сдаётся', 'сдаётесь')}.`,
  refusals: {
    'game-over': 'Игра окончена.',
    'not-your-turn': 'Сейчас ходит другой игрок.',
    'no-such-column': 'Такого столбца нет.',
    'column-full': 'Этот столбец заполнен.',
  },
};
