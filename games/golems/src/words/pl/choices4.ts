import { countForm } from '@stolik/kernel/language';
import type { en } from '../en/choices4.ts';

const rows = (count: number): string => `${count} ${countForm('pl', count, { one: 'rząd', few: 'rzędy', many: 'rzędów' })}`;
const points = (count: number): string => `${count} ${countForm('pl', count, { one: 'punkt', few: 'punkty', many: 'punktów' })}`;
const CARDS = { F: '„Naprzód”', B: '„Wstecz”', L: '„W lewo”', R: '„W prawo”' } as const;

export const pl: typeof en = {
  rowsLeft: (left, before) => `twoje programy mają wtedy ${rows(left)} zamiast ${before}`,
  powerLeft: (left, before) =>
    left === 0
      ? 'twoje ataki nie zadają wtedy uszkodzeń'
      : `twoje ataki zadają wtedy ${points(left)} uszkodzeń zamiast ${before}`,
  reachLeft: (left, before) => `zasięg twoich ataków to wtedy ${left} zamiast ${before}`,
  forbids: (card) => `karty ${CARDS[card]} nie wolno wtedy zagrać`,
  rowsBack: (back, before) => `twoje programy mają znowu ${rows(back)} zamiast ${before}`,
  powerBack: (back, before) => `twoje ataki znowu zadają ${points(back)} uszkodzeń zamiast ${before}`,
  reachBack: (back, before) => `zasięg twoich ataków to znowu ${back} zamiast ${before}`,
  allows: (card) => `kartę ${CARDS[card]} znowu wolno zagrać`,
  jams: (row, after) =>
    after === 0
      ? `rząd ${row}, ostatni, staje się kartą „Stój”, cokolwiek tam było`
      : `rząd ${row} staje się kartą „Stój”, a wszystko po nim może zacząć się z innego miejsca`,
};
