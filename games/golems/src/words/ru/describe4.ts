import type { en } from '../en/describe4.ts';

export const ru: typeof en = {
  round: 'Раунд',
  row: 'ряд',
  card: 'карта',
  out: 'вне игры',
  sound: 'всё цело',
  damaged: 'повреждено',
  weapon: 'оружие',
  rows: 'ряды',
  program: 'программа',
  faces: (facing) => `смотрит на ${facing}`,
  bot: 'бот',
  asks: {
    build: 'собирает робота',
    program: 'нужна программа',
    jam: 'выбирает, какой ряд испортить',
    damage: 'выбирает, что сломается',
    exit: 'выбирает, где выйти из воды',
    repair: 'выбирает, что починить',
    card: 'Открывается карта раунда.',
    die: 'Для бота бросают кубик.',
    contents: 'Открывается бочка.',
  },
};
