import type { en } from '../en/pseudocode.ts';

export const pl: typeof en = {
  acts: {
    F: 'zrób krok naprzód',
    B: 'zrób krok wstecz',
    L: 'obróć się w lewo',
    R: 'obróć się w prawo',
    S: 'stój w miejscu',
    D: 'broń się',
  },
  trueWhen: {
    any: 'z przodu jest przeszkoda',
    barrel: 'z przodu jest beczka',
    wall: 'z przodu jest ściana',
    water: 'z przodu jest woda',
    hit: 'ktoś atakuje golema',
  },
  falseWhen: {
    any: 'z przodu nie ma przeszkody',
    barrel: 'z przodu nie ma beczki',
    wall: 'z przodu nie ma ściany',
    water: 'z przodu nie ma wody',
  },
  repeat: 'powtórz 2 razy:',
  if: (when) => `jeśli ${when}:`,
  else: 'w przeciwnym razie:',
  while: (when) => `dopóki ${when}:`,
  call: 'wykonaj podprogram',
};
