import type { Words } from '@stolik/kernel/language';
import type { TerminalHelp } from '@stolik/search/manifest';

const CARDS: Words = {
  en: `I straight wire   L corner wire   T branch   X crossing, joined   H bridge: two wires that don’t touch
E lamp   V LED: current must flow along its arrow   R resistor   D diode: lets current pass one way
K reed switch: works only beside a magnet   M magnet   G 3 V battery   iron: takes a tile out, or smoke off a fuse
A number after the letter turns the tile clockwise by so many quarters: L0, L1, L2, L3.
lay E1 c4      place the lamp, turned once, on c4
swap E         put the lamp back and draw another tile
One lamp in a circuit glows fully: 2 points. Two lamps share the current and glow half: 1 point each.
An LED burns alone: it needs a lamp or a resistor in its circuit.
No lamp, LED or resistor at all is a short circuit and costs 2 points.`,
  ru: `I прямой провод   L угловой провод   T разветвление   X перекрестье, соединённое   H мостик: два провода не касаются
E лампочка   V светодиод: ток должен идти по стрелке   R резистор   D диод: пропускает ток в одну сторону
K геркон: работает только рядом с магнитом   M магнит   G батарейка 3 В   iron: паяльник вынимает жетон или чинит предохранитель
Число после буквы поворачивает жетон по часовой стрелке на столько четвертей: L0, L1, L2, L3.
lay E1 c4      положить лампочку, повёрнутую один раз, на c4
swap E         сбросить лампочку и взять другой жетон
Одна лампочка в цепи светится полностью: 2 очка. Две делят ток и светятся наполовину: по 1 очку.
Светодиод в одиночку сгорает: в его цепи нужна лампочка или резистор.
Цепь без лампочки, светодиода и резистора — короткое замыкание: минус 2 очка.`,
  pl: `I prosty przewód   L przewód narożny   T rozgałęzienie   X skrzyżowanie połączone   H mostek: dwa przewody się nie stykają
E żarówka   V dioda LED: prąd musi płynąć zgodnie ze strzałką   R rezystor   D dioda: przepuszcza prąd w jedną stronę
K kontaktron: działa tylko obok magnesu   M magnes   G bateria 3 V   iron: lutownica wyjmuje kafelek albo naprawia bezpiecznik
Liczba po literze obraca kafelek w prawo o tyle ćwierci: L0, L1, L2, L3.
lay E1 c4      połóż żarówkę, obróconą raz, na c4
swap E         odrzuć żarówkę i dobierz inny kafelek
Jedna żarówka w obwodzie świeci pełną mocą: 2 punkty. Dwie dzielą prąd i świecą połową mocy: po 1 punkcie.
Sama dioda LED się pali: w jej obwodzie potrzebna jest żarówka albo rezystor.
Obwód bez żarówki, diody LED i rezystora to zwarcie: minus 2 punkty.`,
};

const BOARD: Words = {
  en: `..      an empty cell; letters name columns, numbers name rows
E1 L3   tiles: a letter, and quarter turns clockwise
E1*     glows fully        E1' glows half        E1% burnt
K0!     a reed switch that is on
+ -     plus and minus at the edge; +f has a fuse, +f% a blown one; x a broken wire
++ --   plus and minus at the lower edge
==      the upper rail: all its contacts are one wire`,
  ru: `..      пустая клетка; буквы — столбцы, цифры — ряды
E1 L3   жетоны: буква и четверти оборота по часовой стрелке
E1*     светится полностью    E1' наполовину    E1% сгорел
K0!     включённый геркон
+ -     плюс и минус на краю; +f с предохранителем, +f% он перегорел; x обрыв
++ --   плюс и минус на нижнем краю
==      верхняя шина: все её контакты — один провод`,
  pl: `..      puste pole; litery to kolumny, cyfry to rzędy
E1 L3   kafelki: litera i ćwierćobroty w prawo
E1*     świeci pełną mocą     E1' połową     E1% spalony
K0!     włączony kontaktron
+ -     plus i minus na brzegu; +f z bezpiecznikiem, +f% przepalony; x przerwany przewód
++ --   plus i minus na dolnym brzegu
==      górna szyna: wszystkie jej styki to jeden przewód`,
};

export const TERMINAL_HELP: TerminalHelp = { cards: CARDS, board: BOARD };
