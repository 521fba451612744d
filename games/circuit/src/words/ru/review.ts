import type { en } from '../en/review.ts';
import { countPoints } from '../naming.ts';

/** «Со 2-го», «с 4-го». */
const fromRu = (turn: number): string => (turn === 2 ? 'Со' : 'С');

export const ru: typeof en = {
  points: 'Очки',
  tie: 'Очков поровну: решило, у кого больше светящихся деталей.',
  quiet: ({ from, to, isWhole }) =>
    isWhole ? 'За всю партию никто ничего не зажёг.' : `${fromRu(from)} ${from}-го по ${to}-й ход никто ничего не зажёг.`,
  waited: 'За всю партию вы не положили ни одного жетона.',
  couldNot: 'За это время у вас не было хода, который что-нибудь зажёг бы.',
  penalties: (points) => `Ваши штрафы: ${countPoints(points, 'ru')}.`,
  could: () => 'А здесь можно было что-нибудь зажечь.',
};
