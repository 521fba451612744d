import { countForm } from '@stolik/kernel/language';
import type { en } from '../../../en/games/circuit/news.ts';

export const pl: typeof en = {
  gameEnded: 'Koniec partii',
  shortMade: (name) => `${name}: zwarcie!`,
  partsBurnt: 'Dym! Coś się spala',
  glowPlaced: (name, points) =>
    `${name} zapala obwód: ${points} ${countForm('pl', points, { one: 'punkt', few: 'punkty', many: 'punktów' })}`,
  fuseBurnt: 'Przepala się bezpiecznik',
  ironUsed: (name) => `${name} lutuje`,
  tileLaid: (name) => `${name} kładzie kafelek`,
  tokenExchanged: (name) => `${name} wymienia kafelek`,
};
