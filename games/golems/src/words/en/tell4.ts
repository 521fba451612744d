import type { EditionTelling } from '../../text/telling.ts';
import { BLOCKED_BY, CONTENTS_NAMES, ENDINGS, STEP_NAMES } from '../names4.ts';

export const en: EditionTelling = {
  roundBegan: (e, { does }) => `Round ${e.round} begins. ${does(e.first, 'goes', 'go')} first.`,
  stepBegan: ({ step }) => STEP_NAMES[step]!.en,
  commandSwallowed: (e, { does }) =>
    `${does(e.seat, 'is stuck', 'are stuck')} in the snowdrift on ${e.at}: the same command is needed again.`,
  via: (cell) => ` through the portal on ${cell}`,
  turnedBy: ' along the line',
  blockedBy: (by) => BLOCKED_BY[by]!.en,
  contents: (barrel) => CONTENTS_NAMES[barrel]!.en,
  ended: (reason) => ENDINGS[reason]!.en,
  nobodyWins: '',
};
