import { countForm } from '@stolik/kernel/language';
import type { OwnWords } from '../../../../games/golems/words/own.ts';

const n = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;
const cracks = (points: number): string => n(points, 'uszkodzenie', 'uszkodzenia', 'uszkodzeń');

export const pl: OwnWords = {
  golems6: {
    luck: 'Karta szczęścia',
    exit: 'Wybierz, gdzie twój golem wyjdzie z wody.',
    steps: ['', 'ruch', 'warunki', 'wybrany ruch', 'ciosy', 'uszkodzenia', 'pętle'],
    myView: 'Mój widok',
    damage: (count, limit) => (limit === 1 && count === 0 ? 'odpada od jednego trafienia' : `uszkodzenia ${count} z ${limit}`),
    limit: (limit) => `Po ${n(limit, 'uszkodzeniu', 'uszkodzeniach', 'uszkodzeniach')} odpada.`,
    leads: 'Golem',
    botGolem: (number) => `Golem bota ${number}`,
    ground: { i: 'lód', s: 'śnieg' },
    stopped: { token: 'na drodze ściana', golem: 'ktoś tam stoi' },
    film: {
      strike: 'cios',
      cracks: cracks,
      hurt: (points) => `nowe: ${cracks(points)}`,
      unhurt: 'bez nowych uszkodzeń',
    },
    things: {
      tokens: {
        wall: 'Ściana: nikt przez nią nie przejdzie, zatrzymuje też ciosy.',
        water: 'Woda: kto w nią wejdzie, dostaje uszkodzenie i wybiera brzeg, na który wyjdzie.',
        barrel:
          'Beczka: toczy się przed golemem. Cios ją otwiera: w środku naprawa, dynamit, rząd więcej lub mniej, czarna dziura albo nic.',
        ladder: 'Drabina: kto na nią wejdzie, wyjdzie przy drabinie z tą samą literą.',
        treasure: 'Skarb: dotrzyj tu przed innymi.',
        gear: 'Zębatka: zatrzymaj się tu i jest twoja.',
        logic: 'Żeton logiki: dostanie go ten, kto tu stanie, na swój następny rząd.',
      },
      ground: {
        '.': 'Zwykłe pole.',
        i: 'Lód: ruch zaczęty tutaj wykonuje się dwa razy.',
        s: 'Śnieg: żeby stąd ruszyć, trzeba tej samej komendy dwa razy z rzędu.',
      },
      attack: 'Cios: trafia w pierwszą rzecz na wprost, w zasięgu.',
      repeat: 'Powtórz 2: wykonuje swoją kartę dwa razy w jednym rzędzie.',
      goal: (rounds) => `Wygrywa ostatni golem na planszy, a po rundzie ${rounds} ten, kto ma najmniej uszkodzeń.`,
    },
  },
  golems4: {
    luck: 'Karta rundy',
    exit: 'Wybierz, gdzie twój robot wyjdzie z wody.',
    steps: ['', 'warunki', 'ruch', 'drugi ruch', 'ataki', 'uszkodzenia'],
    myView: 'Mój widok',
    damage: (count, limit) => (limit === 1 ? 'odpada od jednego trafienia' : `zepsute ${count} z 3`),
    limit: () => 'Gdy wszystkie trzy są zepsute, jeszcze jedno uszkodzenie i robot odpada.',
    leads: 'Robot',
    botGolem: (number) => `Robot bota ${number}`,
    ground: { i: 'gołoledź', s: 'zaspa' },
    stopped: { token: 'na drodze kamień', golem: 'ktoś tam stoi' },
    film: {
      strike: 'atak',
      cracks: (points) => n(points, 'komponent', 'komponenty', 'komponentów'),
      hurt: (points) => `nowe usterki: ${points}`,
      unhurt: 'bez nowych usterek',
    },
    things: {
      tokens: {
        stone: 'Kamień: nikt przez niego nie przejdzie, zatrzymuje też ataki.',
        water: 'Woda: kto wpadnie, temu psuje się komponent; na który brzeg wyjść, decyduje gracz.',
        ice: 'Lód na wodzie: wytrzyma jedną rundę. Kto stoi tu dłużej albo oberwie, wpadnie do wody.',
        barrel: 'Beczka: można ją pchać. Atak ją otwiera: narzędzia, bomba albo wióry.',
        portal: 'Portal: kto wejdzie, wyjdzie z drugiego.',
        line: 'Linia: robot jedzie po niej i sam nie może skręcić.',
      },
      ground: {
        '.': 'Zwykłe pole.',
        i: 'Gołoledź: ruch zaczęty tutaj wykonuje się dwa razy.',
        s: 'Zaspa: żeby wyjechać, trzeba tej samej komendy w dwóch kolejnych rzędach.',
      },
      attack: 'Atak: uderza w pola na wprost, tak daleko, jak sięga broń.',
      repeat: 'Pętla 2: zajmuje dwa rzędy, w pierwszym karta wykonuje się dwa razy.',
      goal: (rounds) => `Wygrywa ostatni robot na planszy, a po rundzie ${rounds} ten, kto ma najmniej zepsutych komponentów.`,
    },
  },
};
