import type { en } from '../../../en/games/golems6/how-to-kids.ts';

export const pl: typeof en = {
  step1: 'Mag Algoritmus ulepił golemy z gliny. Robią dokładnie to, co mówią karty.',
  step2: 'Doprowadź golema do skarbu, do zębatek albo na drugi koniec planszy.',
  step3: 'Połóż trzy karty: naprzód, wstecz, obrót w lewo lub w prawo. To program!',
  step4: 'Naciśnij „Gotowe” i patrz. Najpierw idzie jeden golem, potem drugi.',
  step5: 'Beczka toczy się przed golemem. Ściana nie puszcza. Woda szkodzi golemowi.',
  step6: 'Jeszcze nie? Popatrz, pomyśl i połóż następne trzy. Brawo za próbę!',
};
