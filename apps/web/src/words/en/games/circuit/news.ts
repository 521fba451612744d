import { countForm } from '@stolik/kernel/language';

export const en = {
  gameEnded: 'The game is over',
  shortMade: (name: string): string => `${name}: a short circuit!`,
  partsBurnt: 'Smoke! Something burns out',
  glowPlaced: (name: string, points: number): string =>
    `${name} lights a circuit: ${points} ${countForm('en', points, { one: 'point', few: 'points', many: 'points' })}`,
  fuseBurnt: 'A fuse blows',
  ironUsed: (name: string): string => `${name} solders`,
  tileLaid: (name: string): string => `${name} places a tile`,
  tokenExchanged: (name: string): string => `${name} swaps a tile`,
};
