import type { EditionTelling } from '../../text/telling.ts';
import { BLOCKED_BY, CONTENTS_NAMES, ENDINGS, STEP_NAMES } from '../names4.ts';

export const ru: EditionTelling = {
  roundBegan: (e, { isYou, name }) => `Раунд ${e.round}. ${isYou(e.first) ? 'Начинаете вы' : `Начинает ${name(e.first)}`}.`,
  stepBegan: ({ step }) => STEP_NAMES[step]!.ru,
  commandSwallowed: (e, { does }) =>
    `${does(e.seat, 'вязнет', 'вязнете')} в снежном заносе на ${e.at}: нужна ещё одна такая же команда.`,
  via: (cell) => ` через портал на ${cell}`,
  turnedBy: ', вдоль линии',
  blockedBy: (by) => BLOCKED_BY[by]!.ru,
  contents: (barrel) => CONTENTS_NAMES[barrel]!.ru,
  ended: (reason) => ENDINGS[reason]!.ru,
  nobodyWins: '',
};
