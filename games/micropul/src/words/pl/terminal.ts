import type { en } from '../en/terminal.ts';

export const pl: typeof en = {
  cards: `W  biały róg         B  czarny róg        .  pusty róg
1  kropka: dotknij jej kolorowym rogiem i zdobądź 1 żeton    2  podwójna kropka: 2 żetony
+  plus: dotknij go i graj jeszcze raz
Żeton zapisuje się rogami: lewy górny, prawy górny, prawy dolny, lewy dolny.
lay BW1.@0,1      połóż żeton: kolumna 0, rząd 1
stone 0,0,NW      połóż kamień na grupie w lewym górnym rogu żetonu 0,0
take              weź żeton z magazynu do ręki`,
  board: `Liczby u góry to kolumny, z lewej rzędy: 0,1 jest pod 0,0.
·       wolne miejsce obok żetonu
¹ ²     kamienie graczy 1 i 2
Grupa to stykające się rogi jednego koloru. Jest zamknięta, gdy nie dotyka wolnych miejsc.
Zamknięta grupa z jednym kamieniem daje jego właścicielowi punkt za każdy róg.
Na końcu żeton w magazynie jest wart 2, w ręce 1.`,
  aim: 'Dotykaj mosiężnych znaków, by zdobywać żetony z rdzenia, i kładź kamienie na grupach: na końcu liczą się zamknięte grupy z jednym kamieniem, magazyn i ręka. Żeton zapisuje się rogami: lewy górny, prawy górny, prawy dolny, lewy dolny.',
};
