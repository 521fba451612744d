import type { en } from '../en/terminal.ts';

export const pl: typeof en = {
  golems6: {
    aim: 'Ułóż program w tajemnicy; wszystkie golemy wykonują swoje naraz, rząd po rzędzie. Wygrywa ostatni golem na planszy (gra dla dzieci ma własny cel). F naprzód, B wstecz, L w lewo, R w prawo, S stój, A cios, D obrona.',
    cards: `F  krok naprzód      B  krok wstecz, bez obrotu
L  obrót w lewo      R  obrót w prawo     S  stój
A  cios: w pierwszego golema w zasięgu, na wprost
D  obrona: odbija 1 punkt ciosów w tym rzędzie, z każdej strony
W każdym rzędzie jedna karta: FRAA, f r a a i program F R A A to to samo.
Karta losu może pozwolić na rundę użyć jednej z tych, w jednym rzędzie:
2(F)        Powtórz: karta w środku dwa razy
?(L:R)      Jeśli coś jest na wprost, pierwsza karta, a jeśli nie, druga
W(F)        Dopóki na wprost nic nie ma, karta w środku raz za razem
Za znakiem można nazwać, czego szukać: ?wall(F:B), Wwater(F); także barrel i ?hit.
P           Wywołanie: twój podprogram, jeśli go masz`,
    board: `1^ 2v   golem 1 patrzy na północ (w górę), golem 2 na południe (w dół); > wschód, < zachód
.       puste pole         i lód      s śnieg
[#]     ściana             ~~~ woda   (o) beczka
=       drabina: oba końce mają tę samą literę
*       zębatka            $ skarb
& | ! + żetony dodatku „Logika”
Litery to kolumny, cyfry to rzędy: b1 jest na dole, drugie od lewej.
uszkodzenia 1/3: jedno już jest, trzecie eliminuje golema.
siła: ile punktów zabiera cios; zasięg: na ile pól; rzędy: kart w programie.`,
  },
  golems4: {
    aim: 'Ułóż program w tajemnicy; wszystkie roboty wykonują swoje naraz, jedna karta na rząd. Trzy punkty uszkodzeń psują trzy komponenty, czwarty eliminuje. Wytrwaj na planszy najdłużej. F naprzód, B wstecz, L w lewo, R w prawo, S stój, A atak, D obrona.',
    cards: `F  krok naprzód      B  krok wstecz, bez obrotu
L  obrót w lewo      R  obrót w prawo     S  stój
A  atak: w pierwszego robota w zasięgu, na wprost
D  obrona: odbija 1 punkt ataków w tym rzędzie, z każdej strony
W każdym rzędzie jedna karta: FRAA, f r a a i program F R A A to to samo.
Gdy karta rundy to „Bonus”, wolno użyć jednej z tych:
2 F         Pętla 2: następna karta dwa razy; zajmuje dwa rzędy
? F B       Jeśli coś jest na wprost, pierwsza karta, a jeśli nie, druga; zajmuje trzy rzędy
Inne karty rundy:
Mróz        przed pierwszym rzędem lód pokryje wodę
Odwilż      lód zniknie, a co na nim stało, wpadnie do wody
Zamiana     pierwszy i ostatni rząd zamienią się miejscami
Przeciąg    pierwszy rząd stanie się ostatnim
Zacięcie    każdy w ciemno zamienia jeden rząd rywala na „Stój”: jam 2
Prezent     każdy może naprawić jeden komponent: repair weapon albo repair none`,
    board: `1^ 2v   robot 1 patrzy na północ (w górę), robot 2 na południe (w dół); > wschód, < zachód
.       puste pole         i gołoledź       s zaspa
#       kamień             ~ woda           = lód na wodzie
O       portal             B beczka         | - L J r 7 linie
Litery to kolumny, cyfry to rzędy: b1 jest na dole, drugie od lewej.
broń 2x1: 2 punkty uszkodzeń, 1 pole na wprost; rzędy: kart w programie.
Każdy punkt psuje jeden z trzech komponentów: procesor, broń albo podwozie.
Bez wszystkich trzech robot jeszcze walczy; czwarty punkt go eliminuje.`,
  },
};
