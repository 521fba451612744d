import type { AdviceWords } from '../../../../games/micropul/words/words.ts';

export const en: AdviceWords = {
  done: {
    lay: (_, tile, place) => `a tile (${tile}) at ${place}`,
    stone: (colour, points, place) => `a stone on the ${colour === 'W' ? 'white' : 'black'} group of ${points} at ${place}`,
    take: 'a tile from the supply into the hand',
    takeOpen: (number) => `open tile ${number} from the supply into the hand`,
  },
  ideas: {
    lay: (number, tile, place) => `Place tile ${number} (${tile}) at ${place}`,
    stone: (colour, points, place) => `Place a stone on the ${colour === 'W' ? 'white' : 'black'} group of ${points} at ${place}`,
    take: 'Take a tile from your supply into your hand',
    takeOpen: (number) => `Take open tile ${number} of your supply into your hand`,
  },
};
