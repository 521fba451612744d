import type { Language, Words } from '@stolik/kernel/language';
import type { Span } from '@stolik/search/count';
import { countPoints } from '../text/words.ts';

/** What reviews say of a circuit beside what they say of every game. */
export const POINTS: Words = { en: 'Points', ru: 'Очки', pl: 'Punkty' };

export const TIE: Words = {
  en: 'The points were level: more glowing parts decided it.',
  ru: 'Очков поровну: решило, у кого больше светящихся деталей.',
  pl: 'Punktów było po równo: rozstrzygnęła liczba świecących części.',
};

export const QUIET: Readonly<Record<Language, (span: Span) => string>> = {
  en: ({ from, to, isWhole }) =>
    isWhole ? 'Nobody lit anything in the whole game.' : `From turn ${from} to turn ${to} nobody lit anything.`,
  ru: ({ from, to, isWhole }) =>
    isWhole ? 'За всю партию никто ничего не зажёг.' : `${fromRu(from)} ${from}-го по ${to}-й ход никто ничего не зажёг.`,
  pl: ({ from, to, isWhole }) =>
    isWhole ? 'Przez całą partię nic się nie zaświeciło.' : `Od tury ${from} do tury ${to} nic się nie zaświeciło.`,
};

/** «Со 2-го», «с 4-го». */
const fromRu = (turn: number): string => (turn === 2 ? 'Со' : 'С');

export const COULD_NOT: Words = {
  en: 'In that time you had no move that could light anything.',
  ru: 'За это время у вас не было хода, который что-нибудь зажёг бы.',
  pl: 'W tym czasie żaden twój ruch nie mógł niczego zaświecić.',
};

export const PENALTIES: Readonly<Record<Language, (points: number) => string>> = {
  en: (points) => `Penalties cost you ${countPoints(points, 'en')}.`,
  ru: (points) => `Ваши штрафы: ${countPoints(points, 'ru')}.`,
  pl: (points) => `Twoje kary: ${countPoints(points, 'pl')}.`,
};

export const COULD: Readonly<Record<Language, (isYou: boolean) => string>> = {
  en: (isYou) => (isYou ? 'Here you could have lit something.' : 'Here something could have been lit.'),
  ru: () => 'А здесь можно было что-нибудь зажечь.',
  pl: () => 'A tu można było coś zaświecić.',
};
