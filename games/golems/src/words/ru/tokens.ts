import type { en } from '../en/tokens.ts';

export const ru: typeof en = {
  tokens: {
    wall: 'стена',
    water: 'вода',
    stone: 'камень',
    ice: 'лёд',
    portal: 'портал',
    treasure: 'сокровище',
    gear: 'шестерёнка',
    barrel: 'бочка',
    line: 'линия',
    ladder: 'лестница',
    logic: 'жетон логики',
  },
  things: {
    barrel: 'бочек',
    water: 'жетонов воды',
    ice: 'жетонов льда',
    stone: 'камней',
    portal: 'порталов',
    straight: 'прямых линий',
    turn: 'поворотов линии',
  },
  barrels: (contents) => `бочек, где ${contents},`,
  ladders: (letter, isUp) => `лестниц ${letter} ${isUp ? 'вверх' : 'вниз'}`,
  logic: (name) => `жетонов ${name}`,
};
