import type { en } from '../../../en/games/micropul/how-to.ts';

export const pl: typeof en = {
  opens: 'Energia rdzenia się kończy. Buduj białe i czarne grupy i zdobądź najwięcej punktów, zanim rdzeń opustoszeje.',
  step1: 'Wyłóż żeton: białe dotyka białego albo czarne czarnego. Białe nie może dotknąć czarnego.',
  step2: 'Kółko dotyka kropki? Weź żeton z rdzenia do magazynu. Podwójna kropka daje dwa.',
  step3: 'Kółko dotyka krzyżyka? Masz jeszcze jedną turę. Duży żeton to jedno wielkie kółko.',
  step4: 'Albo weź na rękę losowy żeton z magazynu. Na ręce masz najwyżej sześć.',
  step5: 'Albo połóż jeden z trzech kamieni na grupie. Zamknięta ze wszystkich stron da punkty.',
  step6: 'Na koniec: kółko twoich grup to 1 punkt, żeton w magazynie 2, na ręce 1.',
};
