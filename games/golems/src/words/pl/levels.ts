import type { en } from '../en/levels.ts';

export const pl: typeof en = {
  says: [
    'Biegnie prosto na ciebie i uderza za wcześnie: niech chybi, wtedy ty uderz',
    'Układa całą drogę tam, gdzie teraz stoisz: odejdź, a uderzy w puste pole',
    'Przyjmie cios, byle zadać swój, i nie znosi remisów: najpierw się broń, potem uderz',
    'Pamięta twój ruch z poprzedniej rundy i tam na ciebie czeka: nie powtarzaj się',
    'Unika wymiany ciosów i podchodzi tylko wtedy, gdy to bezpieczne: napieraj i narzuć walkę',
    'Porównuje prawie wszystkie programy z odpowiedziami i miesza własne: zostaje tylko zaskakiwać',
  ],
  sparring: {
    statue: 'Stoi w miejscu: znajdź do niego drogę i uderz',
    copycat: 'Powtarza twój poprzedni program: myśl dwie rundy naprzód',
  },
};
