import type { en } from '../en/describe6.ts';

export const ru: typeof en = {
  round: ({ round, rounds, row }) => `Раунд ${round} из ${rounds}${row === null ? '' : `, ряд ${row}`}`,
  out: 'вне поля',
  damage: 'повреждения',
  strength: 'сила',
  range: 'дальность',
  rows: 'ряды',
  program: 'программа',
  luck: 'удача',
  subprogram: 'подпрограмма',
  items: 'предметы',
  token: (name) => `жетон ${name}`,
  asks: {
    subprogram: 'Выложите подпрограмму',
    program: 'Составьте программу',
    logic: 'Примените жетон логики',
    choose: 'Выберите команду',
    exit: 'Выйдите из воды',
    teleport: 'Чёрная дыра: переместите голема',
  },
  nobody: 'победителя нет',
  won: (name) => `побеждает ${name}`,
};
