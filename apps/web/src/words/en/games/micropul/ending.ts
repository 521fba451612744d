import { countForm } from '@stolik/kernel/language';
import type { Colour } from '@stolik/micropul/faces';
import type { EndingWords, PointsPart } from '../../../../games/micropul/words/ending.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count} ${countForm('en', count, { one, few: many, many })}`;

const COLOURS: Readonly<Record<Colour, string>> = { W: 'white', B: 'black' };

const PARTS: Readonly<Record<PointsPart, string>> = { groups: 'groups', supply: 'supply', hand: 'hand' };

export const en: EndingWords = {
  bar: { groups: (list) => `groups ${list}`, supply: (n) => `supply ${n}`, hand: (n) => `hand ${n}` },
  best: {
    group: (colour, points) => `a closed ${COLOURS[colour]} group, ${counted(points, 'point', 'points')}`,
    tiles: (n) => `${counted(n, 'tile', 'tiles')} for the supply at once`,
  },
  points: (n) => counted(n, 'point', 'points'),
  byGroups: ({ name, isMe }, groups, points, against) =>
    `${isMe ? 'Your' : `${name}’s`} ${groups === 1 ? 'closed group' : `${groups} closed groups`} decided it: ${counted(points, 'point', 'points')} against ${against}.`,
  byTiles: (part, { name, isMe }, points, against) =>
    `${isMe ? 'Your' : `${name}’s`} ${part === 'supply' ? 'supply' : 'tiles in hand'} decided it: ${counted(points, 'point', 'points')} against ${against}.`,
  several: (ahead, own, other) =>
    `Several things decided it together: ${ahead.map((part) => `${PARTS[part]} ${own[part]} to ${other[part]}`).join(', ')}.`,
  stayedOpen: ({ name, isMe }, colour, points, would) =>
    `${isMe ? 'Your' : `${name}’s`} ${COLOURS[colour]} group of ${points} stayed open. Closed, it would have ${would === 'win' ? 'won the game' : 'made it a draw'}.`,
  moreTiles: (n) => `${counted(n, 'more tile', 'more tiles')} in the supply would have turned the game.`,
  level: (n) => `Nothing sets you apart: ${counted(n, 'point', 'points')} each.`,
  oneTile: 'One more tile in either supply would have decided it.',
  forfeit: (reason, { name, isMe }) => {
    const who = isMe ? 'You' : name;
    if (reason === 'resigned') return `${who} gave up.`;
    return reason === 'ran-out'
      ? `${who} ran out of tiles, in hand and in the supply: ${isMe ? 'you lose' : 'a loss'}.`
      : `${who} can’t make any move: ${isMe ? 'you lose' : 'a loss'}.`;
  },
  ahead: ({ name, isMe }) => `On points ${isMe ? 'you were' : `${name} was`} ahead.`,
  even: 'On points it was a draw.',
  coreLeft: (n) => `${counted(n, 'tile was', 'tiles were')} still in the core.`,
  nextStep: (n, rank) => `${counted(n, 'more point', 'more points')} would reach the next step: ${rank}.`,
};
