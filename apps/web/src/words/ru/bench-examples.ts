import type { en } from '../en/bench-examples.ts';

export const ru: typeof en = {
  lamp: 'Лампочка',
  led: 'Светодиод и резистор',
  burn: 'Что сгорит?',
  fuse: 'Предохранитель',
  reed: 'Геркон и магнит',
  battery: 'Своя батарейка',
};
