import type { Words } from '@stolik/kernel/language';
import { levelWords, sparringWords } from '@stolik/search/levels';

const SAYS: readonly Words[] = [
  {
    en: 'Runs straight at you and swings too early: let it miss, then strike',
    ru: 'Бежит прямо на вас и бьёт слишком рано: пусть промахнётся, тогда бейте вы',
    pl: 'Biegnie prosto na ciebie i uderza za wcześnie: niech chybi, wtedy ty uderz',
  },
  {
    en: 'Plans the whole way to where you are now and sticks to it: move, and it strikes at nothing',
    ru: 'Строит весь путь туда, где вы стоите сейчас: отойдите, и удар придётся в пустоту',
    pl: 'Układa całą drogę tam, gdzie teraz stoisz: odejdź, a uderzy w puste pole',
  },
  {
    en: 'Would take a blow to land one, and hates a draw: defend first, then strike',
    ru: 'Подставится под удар, лишь бы ударить, и не терпит ничьих: сначала защита, потом удар',
    pl: 'Przyjmie cios, byle zadać swój, i nie znosi remisów: najpierw się broń, potem uderz',
  },
  {
    en: 'Remembers what you did last round and waits for you there: never do the same twice',
    ru: 'Помнит, что вы делали в прошлом раунде, и поджидает вас там: не повторяйтесь',
    pl: 'Pamięta twój ruch z poprzedniej rundy i tam na ciebie czeka: nie powtarzaj się',
  },
  {
    en: 'Won’t trade blows and comes closer only when it’s safe: press forward and make it fight',
    ru: 'Не меняется ударами и подходит, только когда это безопасно: наступайте и навязывайте бой',
    pl: 'Unika wymiany ciosów i podchodzi tylko wtedy, gdy to bezpieczne: napieraj i narzuć walkę',
  },
  {
    en: 'Compares almost every program with every answer and mixes its own: surprise is all you have',
    ru: 'Сверяет почти все программы со всеми ответами и чередует свои: остаётся только удивлять',
    pl: 'Porównuje prawie wszystkie programy z odpowiedziami i miesza własne: zostaje tylko zaskakiwać',
  },
];

/** The six levels in words; load no rules. */
export const golems6Levels = levelWords(SAYS, [88, 65, 73, 64, 63, 78]);
export const golems4Levels = levelWords(SAYS, [49, 64, 62, 68, 65, 64]);

/** The opponents for lessons and classes. */
export const golemsSparring = [
  sparringWords('statue', {
    en: 'Stays where it is: find the way to it and strike',
    ru: 'Стоит на месте: найдите к ней дорогу и ударьте',
    pl: 'Stoi w miejscu: znajdź do niego drogę i uderz',
  }),
  sparringWords('copycat', {
    en: 'Lays what you laid last round: plan two rounds ahead',
    ru: 'Повторяет вашу прошлую программу: думайте на два раунда вперёд',
    pl: 'Powtarza twój poprzedni program: myśl dwie rundy naprzód',
  }),
];
