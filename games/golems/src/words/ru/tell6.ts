import type { EditionTelling } from '../../text/telling.ts';
import { BLOCKED_BY, CONTENTS_NAMES, REASON_TEXTS } from '../names6.ts';

export const ru: EditionTelling = {
  roundBegan: (e) => `Раунд ${e.round}.`,
  stepBegan: () => '',
  commandSwallowed: (e, { does, card }) =>
    `${does(e.seat, 'вязнет', 'вязнете')} в снегу на ${e.at}: команда «${card(e.command)}» пока не выполнена.`,
  via: (cell) => ` по лестнице ${cell}`,
  turnedBy: ': скользко, это лёд',
  blockedBy: (by) => BLOCKED_BY[by as keyof typeof BLOCKED_BY].ru,
  contents: (barrel) => CONTENTS_NAMES[barrel]!.ru,
  ended: (reason) => `Игра окончена: ${REASON_TEXTS[reason]!.ru}.`,
  nobodyWins: ' Победителя нет.',
};
