import { countForm } from '@stolik/kernel/language';
import type { en } from '../en/review.ts';

export const pl: typeof en = {
  points: (count) => `${count} ${countForm('pl', count, { one: 'punkt', few: 'punkty', many: 'punktów' })}`,
  quiet: ({ from, to, isWhole }) =>
    isWhole
      ? 'Przez całą partię nie zamknęła się żadna grupa z kamieniem.'
      : `Od tury ${from} do tury ${to} nie zamknęła się żadna grupa z kamieniem.`,
  parts: ({ groups, supply, hand }) => `Grupy ${groups}, magazyn ${supply}, ręka ${hand}.`,
  partsOfBoth: (own, theirs) =>
    `Grupy ${own.groups}:${theirs.groups}, magazyn ${own.supply}:${theirs.supply}, ręka ${own.hand}:${theirs.hand}.`,
  decisive: { groups: 'Zdecydowały grupy.', supply: 'Zdecydował magazyn.' },
  stayedOpen: ({ isYou, Name }, seat, points) =>
    isYou(seat)
      ? `Twoja grupa (${points}) nie została zamknięta i nic nie dała.`
      : `${Name(seat)}: grupa (${points}) nie została zamknięta i nic nie dała.`,
  ranOut: ({ does }, seat) => `${does(seat, 'nie ma', 'nie masz')} już żetonów: to przegrana przy każdym wyniku.`,
  stuck: ({ does }, seat) => `${does(seat, 'nie ma', 'nie masz')} już ruchu: to przegrana przy każdym wyniku.`,
  fromHand: 'Żeton z ręki: −1.',
  could: () => 'A tu można było zamknąć grupę.',
  name: 'Punkty',
  caption: 'Punkty, gdyby partia wtedy się skończyła',
  couldNot: 'W tym czasie żaden twój ruch nie mógł takiej zamknąć.',
};
