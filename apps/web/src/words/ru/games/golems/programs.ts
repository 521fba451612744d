import { countForm } from '@stolik/kernel/language';
import type { ProgramWords } from '../../../../games/golems/words/programs.ts';

export const ru: ProgramWords = {
  subprogram: 'подпрограмма',
  seat: (number) => `место ${number}`,
  breaks: (part) => `ломается ${part}`,
  repaired: (part) => `починить ${part}`,
  times: (count) => `${count} ${countForm('ru', count, { one: 'раз', few: 'раза', many: 'раз' })}`,
  repeat: { golems6: 'повтор', golems4: 'цикл' },
  either: (when, yes, no) => `если ${when}, ${yes}, иначе ${no}`,
  while: (when, act) => `пока ${when}, ${act}`,
  call: (held) => `подпрограмма${held}`,
  done: {
    F: 'шагнуть вперёд',
    B: 'шагнуть назад',
    L: 'повернуть влево',
    R: 'повернуть вправо',
    S: 'стоять на месте',
    D: 'защищаться',
  },
  attack: { golems6: 'ударить', golems4: 'атаковать' },
};
