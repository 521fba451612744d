import type { Words } from '@stolik/kernel/language';
import type { TerminalHelp } from '@stolik/search/manifest';
import type { Edition } from '../programs/program.ts';

const CARDS6: Words = {
  en: `F  step forward      B  step back, facing the same way
L  turn left         R  turn right        S  stay
A  strike: hits the first golem within range, straight ahead
D  defend: blocks 1 point of strikes in this row, from any side
Lay one card in each row: FRAA, f r a a and program F R A A are the same.
Your luck card may allow one of these for a round, in one row:
2(F)        Repeat: the card inside twice
?(L:R)      If something is straight ahead, the first card, else the second
W(F)        While nothing is straight ahead, the card inside again and again
Name what to look for after the sign: ?wall(F:B), Wwater(F); also barrel, and ?hit.
P           Call: your subprogram, if you have one`,
  ru: `F  шаг вперёд        B  шаг назад, не поворачиваясь
L  поворот влево     R  поворот вправо    S  стоять
A  удар: по первому голему на расстоянии удара, прямо впереди
D  защита: отбивает 1 повреждение от ударов в этом ряду, с любой стороны
В каждом ряду одна карта: FRAA, f r a a и program F R A A — одно и то же.
Карта удачи может разрешить на раунд одну из этих, в одном ряду:
2(F)        Повтор: карта внутри два раза
?(L:R)      Если впереди что-то есть, первая карта, иначе вторая
W(F)        Пока впереди ничего нет, карта внутри снова и снова
После знака можно назвать, что искать: ?wall(F:B), Wwater(F); ещё barrel и ?hit.
P           Вызов: ваша подпрограмма, если она есть`,
  pl: `F  krok naprzód      B  krok wstecz, bez obrotu
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
};

const CARDS4: Words = {
  en: `F  step forward      B  step back, facing the same way
L  turn left         R  turn right        S  stay
A  attack: hits the first robot within reach, straight ahead
D  defend: blocks 1 point of attacks in this row, from any side
Lay one card in each row: FRAA, f r a a and program F R A A are the same.
When the card of the round is a Bonus, one of these may be used:
2 F         Cycle 2: the card after it twice; takes two rows
? F B       If something is straight ahead, the first card, else the second; takes three rows`,
  ru: `F  шаг вперёд        B  шаг назад, не поворачиваясь
L  поворот влево     R  поворот вправо    S  стоять
A  атака: по первому роботу на расстоянии удара, прямо впереди
D  защита: отбивает 1 повреждение от атак в этом ряду, с любой стороны
В каждом ряду одна карта: FRAA, f r a a и program F R A A — одно и то же.
Если карта раунда — «Бонус», можно взять одну из этих:
2 F         Цикл 2: следующая карта два раза; занимает два ряда
? F B       Если впереди что-то есть, первая карта, иначе вторая; занимает три ряда`,
  pl: `F  krok naprzód      B  krok wstecz, bez obrotu
L  obrót w lewo      R  obrót w prawo     S  stój
A  atak: w pierwszego robota w zasięgu, na wprost
D  obrona: odbija 1 punkt ataków w tym rzędzie, z każdej strony
W każdym rzędzie jedna karta: FRAA, f r a a i program F R A A to to samo.
Gdy karta rundy to „Bonus”, wolno użyć jednej z tych:
2 F         Cykl 2: następna karta dwa razy; zajmuje dwa rzędy
? F B       Jeśli coś jest na wprost, pierwsza karta, a jeśli nie, druga; zajmuje trzy rzędy`,
};

const BOARD6: Words = {
  en: `1^ 2v   golem 1 faces north (up), golem 2 south (down); > is east, < west
.       an empty cell      i ice      s snow
[#]     a wall             ~~~ water  (o) a barrel
=       a ladder: both ends have the same letter
*       a gear             $ the treasure
& | ! + tokens of the logic add-on
Letters name columns, numbers name rows: b1 is bottom row, second from the left.
damage 1/3: one point taken, the third knocks the golem out.
strength: points a strike takes; range: cells it reaches; rows: cards in a program.`,
  ru: `1^ 2v   голем 1 смотрит на север (вверх), голем 2 на юг (вниз); > восток, < запад
.       пустая клетка      i лёд      s снег
[#]     стена              ~~~ вода   (o) бочка
=       лестница: у обоих концов одна буква
*       шестерёнка         $ сокровище
& | ! + жетоны дополнения «Логика»
Буквы — столбцы, цифры — ряды: b1 внизу, второй слева.
повреждения 1/3: одно уже есть, третье выводит голема из строя.
сила: сколько повреждений от удара; дальность: на сколько клеток; ряды: карт в программе.`,
  pl: `1^ 2v   golem 1 patrzy na północ (w górę), golem 2 na południe (w dół); > wschód, < zachód
.       puste pole         i lód      s śnieg
[#]     ściana             ~~~ woda   (o) beczka
=       drabina: oba końce mają tę samą literę
*       zębatka            $ skarb
& | ! + żetony dodatku „Logika”
Litery to kolumny, cyfry to rzędy: b1 jest na dole, drugie od lewej.
uszkodzenia 1/3: jedno już jest, trzecie eliminuje golema.
siła: ile punktów zabiera cios; zasięg: na ile pól; rzędy: kart w programie.`,
};

/** Which point knocks a robot out: G4.9.1. */
const BOARD4: Words = {
  en: `1^ 2v   robot 1 faces north (up), robot 2 south (down); > is east, < west
.       an empty cell      i glare ice      s a snowdrift
#       a stone            ~ water          = ice on water
O       a portal           B a barrel       | - L J r 7 lines
Letters name columns, numbers name rows: b1 is bottom row, second from the left.
weapon 2x1: 2 points of damage, 1 cell ahead; rows: cards in a program.
Each point of damage breaks one of three components: processor, weapon or chassis.
A robot with all three broken goes on; the fourth point knocks it out.`,
  ru: `1^ 2v   робот 1 смотрит на север (вверх), робот 2 на юг (вниз); > восток, < запад
.       пустая клетка      i гололёд        s сугроб
#       камень             ~ вода           = лёд на воде
O       портал             B бочка          | - L J r 7 линии
Буквы — столбцы, цифры — ряды: b1 внизу, второй слева.
оружие 2x1: 2 повреждения, 1 клетка вперёд; ряды: карт в программе.
Каждое повреждение ломает один из трёх компонентов: процессор, оружие или шасси.
Без всех трёх робот ещё в строю; четвёртое повреждение выводит его из строя.`,
  pl: `1^ 2v   robot 1 patrzy na północ (w górę), robot 2 na południe (w dół); > wschód, < zachód
.       puste pole         i gołoledź       s zaspa
#       kamień             ~ woda           = lód na wodzie
O       portal             B beczka         | - L J r 7 linie
Litery to kolumny, cyfry to rzędy: b1 jest na dole, drugie od lewej.
broń 2x1: 2 punkty uszkodzeń, 1 pole na wprost; rzędy: kart w programie.
Każdy punkt psuje jeden z trzech komponentów: procesor, broń albo podwozie.
Bez wszystkich trzech robot jeszcze walczy; czwarty punkt go eliminuje.`,
};

export const TERMINAL_HELP: Readonly<Record<Edition, TerminalHelp>> = {
  golems6: { cards: CARDS6, board: BOARD6 },
  golems4: { cards: CARDS4, board: BOARD4 },
};

const LETTERS = /^(?:program\s+)?([fblrsadp2?w():\s]+)$/i;
const ROWS = /[2?W]\s*\([^)]*\)|./g;

/** A program typed as letters, in any case and with or without spaces; undefined where it is something else. */
export function programTyped(text: string): string | undefined {
  const typed = LETTERS.exec(text.trim())?.[1];
  if (typed === undefined) return undefined;
  const rows = typed.toUpperCase().replace(/\s/g, '').match(ROWS) ?? [];
  return `program ${rows.join(' ')}`;
}
