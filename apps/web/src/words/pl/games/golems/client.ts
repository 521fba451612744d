import type { en } from '../../../en/games/golems/client.ts';

export const pl: typeof en = {
  panel: 'Program',
  backToEditor: 'Wróć do edytora',
  keys: {
    row: 'wybrać rząd',
    takeBack: 'zabrać kartę',
    ready: 'gotowe',
    lookAround: 'rozejrzeć się: co z przodu, z prawej, z tyłu, z lewej',
    myView: 'mój widok: obrócić planszę',
    step: 'powtórka: krok wstecz, krok naprzód',
    play: 'powtórka: odtworzyć, wstrzymać',
  },
};
