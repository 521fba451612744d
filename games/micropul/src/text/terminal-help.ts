import type { Words } from '@stolik/kernel/language';
import type { TerminalHelp } from '@stolik/search/manifest';

const CARDS: Words = {
  en: `W  a white corner    B  a black corner    .  an empty corner
1  dot: touch it with a coloured corner and win 1 tile    2  double dot: 2 tiles
+  plus: touch it and take another turn
A tile is written by its corners: top left, top right, bottom right, bottom left.
lay BW1.@0,1      place a tile at column 0, row 1
stone 0,0,NW      put a stone on the group at the top left corner of the tile at 0,0
take              take a tile from your supply into your hand`,
  ru: `W  белый угол        B  чёрный угол       .  пустой угол
1  точка: коснитесь её цветным углом и получите 1 жетон    2  двойная точка: 2 жетона
+  плюс: коснитесь его и ходите ещё раз
Жетон записывается по углам: верхний левый, верхний правый, нижний правый, нижний левый.
lay BW1.@0,1      положить жетон: столбец 0, ряд 1
stone 0,0,NW      поставить камень на группу в верхнем левом углу жетона 0,0
take              взять жетон из запаса в руку`,
  pl: `W  biały róg         B  czarny róg        .  pusty róg
1  kropka: dotknij jej kolorowym rogiem i zdobądź 1 żeton    2  podwójna kropka: 2 żetony
+  plus: dotknij go i graj jeszcze raz
Żeton zapisuje się rogami: lewy górny, prawy górny, prawy dolny, lewy dolny.
lay BW1.@0,1      połóż żeton: kolumna 0, rząd 1
stone 0,0,NW      połóż kamień na grupie w lewym górnym rogu żetonu 0,0
take              weź żeton z magazynu do ręki`,
};

const BOARD: Words = {
  en: `Numbers above name columns, numbers on the left name rows: 0,1 is below 0,0.
·       a free place beside a tile
¹ ²     stones of player 1 and player 2
A group is corners of one colour that touch. It is closed when no free place touches it.
A closed group with one stone counts one point a corner for the stone’s owner.
At the end each tile in the supply counts 2, each tile in hand 1.`,
  ru: `Числа сверху — столбцы, слева — ряды: 0,1 стоит под 0,0.
·       свободное место рядом с жетоном
¹ ²     камни игроков 1 и 2
Группа — соприкасающиеся углы одного цвета. Она закрыта, если не касается свободных мест.
Закрытая группа с одним камнем даёт хозяину камня по очку за угол.
В конце жетон в запасе стоит 2 очка, в руке 1.`,
  pl: `Liczby u góry to kolumny, z lewej rzędy: 0,1 jest pod 0,0.
·       wolne miejsce obok żetonu
¹ ²     kamienie graczy 1 i 2
Grupa to stykające się rogi jednego koloru. Jest zamknięta, gdy nie dotyka wolnych miejsc.
Zamknięta grupa z jednym kamieniem daje jego właścicielowi punkt za każdy róg.
Na końcu żeton w magazynie jest wart 2, w ręce 1.`,
};

export const TERMINAL_HELP: TerminalHelp = { cards: CARDS, board: BOARD };
