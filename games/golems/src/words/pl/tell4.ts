import type { EditionTelling } from '../../text/telling.ts';
import { BLOCKED_BY, CONTENTS_NAMES, ENDINGS, STEP_NAMES } from '../names4.ts';

export const pl: EditionTelling = {
  roundBegan: (e, { isYou, name }) => `Runda ${e.round}. ${isYou(e.first) ? 'Zaczynasz ty' : `Zaczyna ${name(e.first)}`}.`,
  stepBegan: ({ step }) => STEP_NAMES[step]!.pl,
  commandSwallowed: (e, { does }) =>
    `${does(e.seat, 'grzęźnie', 'grzęźniesz')} w zaspie na ${e.at}: potrzebna jest jeszcze jedna taka sama komenda.`,
  via: (cell) => ` przez portal na ${cell}`,
  turnedBy: ', wzdłuż linii',
  blockedBy: (by) => BLOCKED_BY[by]!.pl,
  contents: (barrel) => CONTENTS_NAMES[barrel]!.pl,
  ended: (reason) => ENDINGS[reason]!.pl,
  nobodyWins: '',
};
