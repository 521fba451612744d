import type { EditionTelling } from '../../text/telling.ts';
import { BLOCKED_BY, CONTENTS_NAMES, REASON_TEXTS } from '../names6.ts';

export const en: EditionTelling = {
  roundBegan: (e) => `Round ${e.round} begins.`,
  stepBegan: () => '',
  commandSwallowed: (e, { does, card }) =>
    `${does(e.seat, 'is stuck', 'are stuck')} in the snow on ${e.at}: “${card(e.command)}” isn’t done yet.`,
  via: (cell) => ` by the ladder on ${cell}`,
  turnedBy: ' on the ice',
  blockedBy: (by) => BLOCKED_BY[by as keyof typeof BLOCKED_BY].en,
  contents: (barrel) => CONTENTS_NAMES[barrel]!.en,
  ended: (reason) => `The game is over: ${REASON_TEXTS[reason]!.en}.`,
  nobodyWins: ' Nobody wins.',
};
