import type { en } from '../en/explain6.ts';

export const pl: typeof en = {
  'not-asked': 'Teraz nikt o to nie pyta.',
  'not-possible': 'Teraz to niemożliwe.',
  'no-such-subprogram': 'Podprogram to dwie karty ruchu albo karta ruchu i karta walki z ręki.',
  'no-such-place': 'Nie można tu położyć żetonu logiki.',
  'token-not-held': 'Nie masz takiego żetonu logiki.',
  'cell-not-bare': 'Żeton logiki kładzie się na polu bez żetonów i bez golema.',
  'no-such-row': 'Żaden wyłożony program nie ma takiego rzędu.',
  'has-logic': 'W tej rundzie na tym programie leży już żeton logiki.',
  'last-row': '„I”, „LUB” i „ALBO” łączą rząd z następnym, więc nie mogą leżeć na ostatnim rzędzie.',
  'part-for-not': 'Na karcie „tak” albo „nie” w „Warunku” można położyć tylko „NIE”.',
  'no-such-choice': 'Można wybrać pierwszą lub drugą komendę, a przy „LUB” także obie.',
  'no-such-exit': 'Golem nie może tu wyjść z wody.',
  'cell-taken': 'Golema można przenieść tylko na pole bez golema i bez przeszkody.',
};
