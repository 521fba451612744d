import type { EditionTelling } from '../../text/telling.ts';
import { BLOCKED_BY, CONTENTS_NAMES, REASON_TEXTS } from '../names6.ts';

export const pl: EditionTelling = {
  roundBegan: (e) => `Runda ${e.round}.`,
  stepBegan: () => '',
  commandSwallowed: (e, { does, card }) =>
    `${does(e.seat, 'grzęźnie', 'grzęźniesz')} w śniegu na ${e.at}: komenda „${card(e.command)}” jeszcze się nie wykonała.`,
  via: (cell) => ` po drabinie ${cell}`,
  turnedBy: ': ślisko, to lód',
  blockedBy: (by) => BLOCKED_BY[by as keyof typeof BLOCKED_BY].pl,
  contents: (barrel) => CONTENTS_NAMES[barrel]!.pl,
  ended: (reason) => `Koniec gry: ${REASON_TEXTS[reason]!.pl}.`,
  nobodyWins: ' Nikt nie wygrywa.',
};
