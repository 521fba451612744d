import { tileArt } from '@stolik/micropul/art';
import type { MicropulView } from '@stolik/micropul/view';
import type { OnPaper } from '../../shell/study/on-paper.ts';
import { miniature } from './miniature.ts';
import { askedAbout } from './model/asked-about.ts';
import { readMove } from './model/moves.ts';
import { pointOf } from './model/position.ts';

export const onPaper: OnPaper<MicropulView> = {
  board: (view, { goal }) => miniature(view, [], askedAbout(goal)),
  spots: (answer) => {
    const move = readMove(answer);
    if (!move || move.kind === 'take') return [];
    return [pointOf(move.at, move.kind === 'stone' ? move.at.corner : 'middle')];
  },
  hand: (view, seat) => {
    const hand = view.hands[seat];
    return hand && 'tiles' in hand ? hand.tiles.map((tile) => tileArt(tile)) : [];
  },
  given: () => '',
  room: () => '',
};
