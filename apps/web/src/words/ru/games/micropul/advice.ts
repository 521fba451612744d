import type { AdviceWords } from '../../../../games/micropul/words/words.ts';

export const ru: AdviceWords = {
  done: {
    lay: (_, tile, place) => `жетон (${tile}) на место ${place}`,
    stone: (colour, points, place) => `камень на ${colour === 'W' ? 'белую' : 'чёрную'} группу из ${points}, место ${place}`,
    take: 'жетон из запаса в руку',
    takeOpen: (number) => `открытый жетон ${number} из запаса в руку`,
  },
  ideas: {
    lay: (number, tile, place) => `Положите жетон ${number} (${tile}) на место ${place}`,
    stone: (colour, points, place) =>
      `Поставьте камень на ${colour === 'W' ? 'белую' : 'чёрную'} группу из ${points}, место ${place}`,
    take: 'Возьмите в руку жетон из запаса',
    takeOpen: (number) => `Возьмите в руку открытый жетон ${number} из запаса`,
  },
};
