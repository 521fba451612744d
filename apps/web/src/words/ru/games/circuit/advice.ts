import { sidePlace, tokenName, tokenOf } from '@stolik/circuit/words/naming';
import type { AdviceWords } from '../../../../games/circuit/words/words.ts';

export const ru: AdviceWords = {
  ideas: {
    lay: (code, cell) => `Положите на ${cell}: ${tokenName(code, 'ru')}`,
    swap: (code) => `Обменяйте в мешке: ${tokenName(code, 'ru')}`,
    solder: (code, was, cell) => `Впаяйте на ${cell} вместо ${tokenOf(was, 'ru')}: ${tokenName(code, 'ru')}`,
    takeOut: (was, cell) => `Выпаяйте с ${cell}: ${tokenName(was, 'ru')}`,
    mend: (side) => `Паяльником почините предохранитель: ${sidePlace(side, 'ru')}`,
    pass: 'Пропустите ход: больше ничего сделать нельзя',
  },
  done: {
    lay: (code, cell) => `${tokenName(code, 'ru')} на ${cell}`,
    swap: (code) => `обмен: ${tokenName(code, 'ru')}`,
    solder: (code, was, cell) => `пайка на ${cell}, ${tokenName(code, 'ru')} вместо ${tokenOf(was, 'ru')}`,
    takeOut: (was, cell) => `выпаивание с ${cell}, ${tokenName(was, 'ru')}`,
    mend: (side) => `починка предохранителя паяльником, ${sidePlace(side, 'ru')}`,
    pass: 'пропуск хода',
  },
};
