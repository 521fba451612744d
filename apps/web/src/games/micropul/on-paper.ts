import { tileArt } from '@stolik/micropul/art';
import type { MicropulView } from '@stolik/micropul/view';
import type { OnPaper } from '../../shell/study/on-paper.ts';
import { miniature } from './miniature.ts';

export const onPaper: OnPaper = {
  board: (view) => miniature(view),
  hand: (view, seat) => {
    const hand = (view as MicropulView).hands[seat];
    return hand && 'tiles' in hand ? hand.tiles.map((tile) => tileArt(tile)) : [];
  },
  given: () => '',
  room: () => '',
};
