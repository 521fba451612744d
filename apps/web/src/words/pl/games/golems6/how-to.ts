import type { en } from '../../../en/games/golems6/how-to.ts';

export const pl: typeof en = {
  opens:
    'Mag Algoritmus uczy gliniane golemy walczyć. Wytrwaj na planszy najdłużej albo miej najmniej uszkodzeń po dziesięciu rundach.',
  step1: 'W każdej rundzie połóż w tajemnicy kartę w każdym rzędzie: ruch, obrót, cios albo obrona.',
  step2: 'Szczęście może dać kartę bonusu: powtarza komendę albo najpierw patrzy, co jest z przodu.',
  step3: 'Potem wszystkie golemy działają razem, rząd po rzędzie. Dwa chcą na jedno pole? Oba zostają.',
  step4: 'Cios uszkadza pierwszego golema z przodu, jeśli sięga. Obrona zatrzymuje jeden punkt siły.',
  step5: 'Beczki możesz pchać albo otwierać ciosem: niespodzianka! Ściana nie przepuszcza, woda uszkadza.',
  step6: 'Za dużo uszkodzeń i golem odpada. Wygrywa ostatni na planszy!',
};
