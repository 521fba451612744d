import { countForm } from '@stolik/kernel/language';
import type { ShowWords } from '../../shell/show/words.ts';

export const ru: ShowWords = {
  yourBest: 'Ваш лучший момент',
  best: (name) => `${name}: лучший момент`,
  medal: {
    metals: {
      gold: 'Золото: три звезды',
      silver: 'Серебро: две звезды',
      bronze: 'Бронза: одна звезда',
    },
    used: (cards) => `Карт: ${cards}.`,
    possible: (cards) => `Можно за ${cards}.`,
    shortest: 'Короче не бывает!',
  },
  /** The end of a game to keep and to send. */
  keepsake: {
    house: 'Столик',
    picture: 'Картинка',
    film: 'Короткий фильм',
    making: 'Минутку…',
    failed: 'На этом устройстве не получилось.',
  },
  nextField: 'Следующее поле',
  bestScore: 'ваш лучший счёт',
  wins: (count, level) =>
    `${count} ${countForm('ru', count, { one: 'победа', few: 'победы', many: 'побед' })}, уровень «${level}»`,
  winsTry: (count, level, next) => `${ru.wins(count, level)}: попробуйте «${next}»`,
  lines: {
    oto: { won: 'Вот это была схватка!', lost: 'Эх, до удара один миг!', drawn: 'Ничья? Тогда ещё раз!' },
    volt: {
      won: 'Сегодня каждой детали нашлось место.',
      lost: 'В следующий раз построю прочнее.',
      drawn: 'Построено одинаково, до последней детали.',
    },
    ada: { won: 'Риск оправдался!', lost: 'Риска оказалось многовато!', drawn: 'Не решили ни удача, ни расчёт.' },
    bit: { won: 'Хорошая погоня, скучно не было!', lost: 'Меня перехитрили, вот это да!', drawn: 'Две лисы, одна добыча.' },
    ohm: { won: 'Тише едешь — дальше будешь.', lost: 'Один ход ожидания был лишним.', drawn: 'Равновесие. Мне нравится.' },
    zuse: {
      won: 'Сегодня задачи были трудные.',
      lost: 'Точный расчёт. Запомню эту партию.',
      drawn: 'Лазейки не нашлось ни у кого.',
    },
  },
};
