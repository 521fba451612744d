import type { Words } from '@stolik/kernel/language';
import { levelWords } from '@stolik/search/levels';

const SAYS: readonly Words[] = [
  {
    en: 'Drops discs in a hurry and often misses three in a row: just line yours up',
    ru: 'Бросает фишки не глядя и часто пропускает три в ряд: просто стройте свой ряд',
    pl: 'Wrzuca krążki w pośpiechu i często nie widzi trójki: po prostu układaj swoją',
  },
  {
    en: 'Builds its own row and usually sees yours: threaten in two places at once',
    ru: 'Строит свой ряд и обычно замечает ваш: грозите сразу в двух местах',
    pl: 'Buduje swój rząd i zwykle widzi twój: zagroź w dwóch miejscach naraz',
  },
  {
    en: 'Tries its luck in a few dozen imagined games: quiet traps escape it',
    ru: 'Пытает удачу в нескольких десятках воображаемых партий: тихих ловушек не видит',
    pl: 'Próbuje szczęścia w kilkudziesięciu wymyślonych partiach: cichych pułapek nie widzi',
  },
  {
    en: 'Sees most traps and sets some: count who gets the last cell of a column',
    ru: 'Видит почти все ловушки и ставит свои: считайте, кому достанется верх столбца',
    pl: 'Widzi prawie wszystkie pułapki i zastawia własne: licz, komu przypadnie szczyt kolumny',
  },
  {
    en: 'Thinks of a thousand ways the game could end: prepare two threats far ahead',
    ru: 'Прикидывает тысячу концовок: готовьте две угрозы задолго',
    pl: 'Rozważa tysiąc zakończeń: przygotuj dwie groźby z dużym wyprzedzeniem',
  },
  {
    en: 'Rarely errs: start in the middle and make every disc count',
    ru: 'Почти не ошибается: начинайте с середины и цените каждую фишку',
    pl: 'Prawie się nie myli: zacznij od środka i licz każdy krążek',
  },
];

/** The six levels in words; loads no rules. Shares of 200 games each (`stolik arena --seed levels`); the two strongest are not measured. */
export const connectFourLevels = levelWords(SAYS, [80, 82, 91, 82]);
