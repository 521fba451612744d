import type { en } from '../../../en/games/micropul/client.ts';

export const pl: typeof en = {
  aim: 'Zbierz najwięcej punktów, zanim opustoszeje rdzeń: zamknięte grupy z twoim kamieniem, żetony z magazynu i ręki.',
  keys: {
    choose: 'wybrać żeton z ręki',
    rotate: 'obrócić (z Shift z powrotem)',
    move: 'chodzić po żetonach i miejscach',
    confirm: 'przymierzyć, potem potwierdzić',
    back: 'krok wstecz',
    take: 'wziąć z magazynu',
    stone: 'położyć kamień',
    zoom: 'bliżej, dalej, cały stół',
  },
};
