import type { en } from '../../../en/games/golems4/how-to.ts';

export const pl: typeof en = {
  opens: 'Roboty walczą na planszy pełnej pułapek. Wytrwaj najdłużej albo miej najmniej zepsutych komponentów po ośmiu rundach.',
  step1: 'W każdej rundzie połóż w tajemnicy po karcie w rzędach, na które pozwala procesor.',
  step2: 'Rundę otwiera wspólna karta: bonus dla wszystkich albo wydarzenie.',
  step3: 'Potem wszystkie roboty działają razem, rząd po rzędzie: najpierw ruch, potem atak i obrona.',
  step4: 'Trafienie psuje jeden z trzech komponentów, ty wybierasz: procesor, broń albo podwozie.',
  step5: 'Beczki możesz pchać i otwierać atakiem. Portal prowadzi do drugiego portalu. Kamień nie przepuszcza.',
  step6: 'Wszystkie trzy zepsute? Następne trafienie eliminuje robota. Wygrywa ostatni!',
};
