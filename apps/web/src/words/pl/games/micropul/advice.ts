import type { AdviceWords } from '../../../../games/micropul/words/words.ts';

export const pl: AdviceWords = {
  done: {
    lay: (_, tile, place) => `żeton (${tile}) na miejscu ${place}`,
    stone: (colour, points, place) => `kamień na ${colour === 'W' ? 'białej' : 'czarnej'} grupie (${points}), miejsce ${place}`,
    take: 'żeton z magazynu na rękę',
    takeOpen: (number) => `odkryty żeton ${number} z magazynu na rękę`,
  },
  ideas: {
    lay: (number, tile, place) => `Połóż żeton ${number} (${tile}) na miejscu ${place}`,
    stone: (colour, points, place) =>
      `Połóż kamień na ${colour === 'W' ? 'białej' : 'czarnej'} grupie (${points}), miejsce ${place}`,
    take: 'Weź na rękę żeton z magazynu',
    takeOpen: (number) => `Weź na rękę odkryty żeton ${number} z magazynu`,
  },
};
