import type { en } from '../en/describe4.ts';

export const pl: typeof en = {
  round: 'Runda',
  row: 'rząd',
  card: 'karta',
  out: 'poza grą',
  sound: 'wszystko sprawne',
  damaged: 'uszkodzone',
  weapon: 'broń',
  rows: 'rzędy',
  program: 'program',
  faces: (facing) => `patrzy na ${facing}`,
  bot: 'bot',
  asks: {
    build: 'składa robota',
    program: 'potrzebny program',
    jam: 'wybiera rząd do zacięcia',
    damage: 'wybiera, co się psuje',
    exit: 'wybiera, gdzie wyjść z wody',
    repair: 'wybiera, co naprawić',
    card: 'Odkrywana jest karta rundy.',
    die: 'Dla bota rzuca się kostką.',
    contents: 'Otwierana jest beczka.',
  },
};
