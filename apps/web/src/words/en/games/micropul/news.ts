import { countForm } from '@stolik/kernel/language';

export const en = {
  gameOver: 'The game is over',
  groupClosed: (name: string, points: number): string =>
    `${name} closes a group: ${points} ${countForm('en', points, { one: 'point', few: 'points', many: 'points' })}`,
  stonePut: (name: string): string => `${name} claims a group`,
  extraTurnWon: (name: string): string => `${name} wins another turn`,
  tilesWon: (name: string, tiles: number): string =>
    `${name} earns ${tiles} ${countForm('en', tiles, { one: 'tile', few: 'tiles', many: 'tiles' })}`,
  tileLaid: (name: string): string => `${name} places a tile`,
  tileTaken: (name: string): string => `${name} takes a tile from the supply`,
};
