import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { fill, sidePlace, tokenName } from './words.ts';

const SENTENCES: Readonly<Record<string, Words>> = {
  'no-such-move': { en: 'There is no such move.', ru: 'Такого хода нет.', pl: 'Nie ma takiego ruchu.' },
  'no-such-choice': {
    en: 'The glow tokens can’t be placed that way.',
    ru: 'Так жетоны «Свечение» выложить нельзя.',
    pl: 'Tak żetonów światła położyć nie można.',
  },
  'no-such-outcome': {
    en: 'That can’t be drawn now.',
    ru: 'Сейчас это вытянуть нельзя.',
    pl: 'Tego nie można teraz wylosować.',
  },
  'not-your-turn': { en: 'It’s not your turn.', ru: 'Сейчас не ваш ход.', pl: 'To nie twoja kolej.' },
  'not-in-hand': {
    en: 'There is no {token} in your hand.',
    ru: 'В вашей руке этого нет: {token}.',
    pl: 'Nie masz tego na ręce: {token}.',
  },
  'cell-taken': { en: 'There’s already a tile at {cell}.', ru: 'На {cell} уже лежит жетон.', pl: 'Na {cell} leży już kafelek.' },
  'cell-alone': {
    en: 'The cell {cell} touches no tile, no strip and no side token.',
    ru: 'Клетка {cell} не соприкасается ни с другим жетоном, ни с планкой, ни с боковым жетоном.',
    pl: 'Pole {cell} nie styka się z żadnym kafelkiem, listwą ani żetonem bocznym.',
  },
  'field-full': {
    en: 'The field is full: there’s no room for another tile.',
    ru: 'Поле заполнено: жетон положить уже некуда.',
    pl: 'Plansza jest pełna: nie ma już gdzie położyć kafelka.',
  },
  'field-full-bag-empty': {
    en: 'The field is full and the bag is empty: this tile can be neither placed nor exchanged.',
    ru: 'Поле заполнено, а мешок пуст: этот жетон не положить и не обменять.',
    pl: 'Plansza jest pełna, a worek pusty: tego kafelka nie da się ani położyć, ani wymienić.',
  },
  'nothing-to-solder': {
    en: 'There’s nothing on the field to solder right now.',
    ru: 'Сейчас на поле нечего паять.',
    pl: 'Na planszy nie ma teraz nic do lutowania.',
  },
  'no-tile-to-solder-in': {
    en: 'You have no tile to solder in, and nothing is burnt.',
    ru: 'У вас нет жетона, чтобы впаять, а сгоревшего на поле нет.',
    pl: 'Nie masz kafelka do wlutowania, a nic nie jest spalone.',
  },
  'short-use-iron': {
    en: 'There’s a short circuit: use your soldering iron on one of its tiles.',
    ru: 'На поле короткое замыкание: выпаяйте паяльником любой жетон этой цепи.',
    pl: 'Na planszy jest zwarcie: użyj lutownicy na kafelku jego obwodu.',
  },
  'short-exchange': {
    en: 'There’s a short circuit and you have no soldering iron: exchange a tile, or pass if you can’t.',
    ru: 'На поле короткое замыкание, а паяльника у вас нет: обменяйте жетон или, если это невозможно, пропустите ход.',
    pl: 'Na planszy jest zwarcie, a nie masz lutownicy: wymień kafelek albo, jeśli nie możesz, spasuj.',
  },
  'bag-empty': {
    en: 'The bag is empty, so nothing can be exchanged.',
    ru: 'Мешок пуст, менять не на что.',
    pl: 'Worek jest pusty, nie ma na co wymieniać.',
  },
  'no-iron-in-front': {
    en: 'You have no soldering iron in front of you; for one in your hand, add “hand”.',
    ru: 'Перед вами нет паяльника; для паяльника из руки добавьте «hand».',
    pl: 'Nie masz lutownicy przed sobą; dla lutownicy z ręki dopisz „hand”.',
  },
  'no-iron-in-hand': {
    en: 'There’s no soldering iron in your hand.',
    ru: 'В вашей руке нет паяльника.',
    pl: 'Nie masz lutownicy na ręce.',
  },
  'cell-empty': {
    en: 'There is no tile at {cell} to take out.',
    ru: 'На {cell} нет жетона, выпаивать нечего.',
    pl: 'Na {cell} nie ma kafelka do wylutowania.',
  },
  'tile-glows': {
    en: 'The tile at {cell} has a glow token, so it stays.',
    ru: 'На {cell} лежит жетон «Свечение»: выпаять нельзя.',
    pl: 'Na kafelku {cell} leży żeton światła, więc zostaje on na miejscu.',
  },
  'must-lay-too': {
    en: 'An undamaged tile comes out only to make room for another: name a tile for {cell}.',
    ru: 'Целый жетон выпаивают, только чтобы поставить на его место другой: назовите жетон для {cell}.',
    pl: 'Sprawny kafelek wylutowuje się tylko po to, by położyć w jego miejsce inny: podaj kafelek na {cell}.',
  },
  'same-tile': {
    en: 'The tile at {cell} is already exactly like that; place another one.',
    ru: 'На {cell} уже лежит точно такой же жетон; положите другой.',
    pl: 'Na {cell} leży już dokładnie taki kafelek; połóż inny.',
  },
  'not-shorted': {
    en: 'There’s a short circuit, and {cell} isn’t part of it.',
    ru: 'На поле короткое замыкание, а {cell} не входит в его цепь.',
    pl: 'Na planszy jest zwarcie, a {cell} nie należy do jego obwodu.',
  },
  'fuse-sound': {
    en: 'The fuse is not burnt: {side}.',
    ru: 'Предохранитель цел: {side}.',
    pl: 'Bezpiecznik jest sprawny: {side}.',
  },
  'no-fuse': { en: 'There is no fuse: {side}.', ru: 'Здесь нет предохранителя: {side}.', pl: 'Nie ma tu bezpiecznika: {side}.' },
  'no-tile-after-fuse': {
    en: 'After fixing a fuse you don’t place a tile.',
    ru: 'После починки предохранителя жетон не кладут.',
    pl: 'Po naprawie bezpiecznika nie kładzie się kafelka.',
  },
  'pass-not-needed': {
    en: 'You may pass only when nothing else is possible.',
    ru: 'Пропустить ход можно, только если ничего другого сделать нельзя.',
    pl: 'Pasować wolno tylko wtedy, gdy nic innego nie jest możliwe.',
  },
  'lay-again': {
    en: 'With two actions you place twice: place a second tile.',
    ru: 'При двух действиях кладут дважды: положите второй жетон.',
    pl: 'Przy dwóch akcjach kładzie się dwa razy: połóż drugi kafelek.',
  },
  'swap-again': {
    en: 'With two actions you exchange twice: exchange a second one.',
    ru: 'При двух действиях меняют дважды: обменяйте ещё раз.',
    pl: 'Przy dwóch akcjach wymienia się dwa razy: wymień jeszcze raz.',
  },
  'magnet-alone': {
    en: 'A magnet is placed alone, never as one of two tiles.',
    ru: 'Магнит кладут отдельно, а не одним из двух жетонов.',
    pl: 'Magnes kładzie się osobno, nigdy jako jeden z dwóch kafelków.',
  },
  'name-gets-none': {
    en: 'Not all of these get a glow token: {names}.',
    ru: 'Не все названные получают жетон «Свечение»: {names}.',
    pl: 'Nie wszystkie z wymienionych dostają żeton światła: {names}.',
  },
};

/** All codes that there are words for. */
export const REFUSALS: readonly string[] = Object.keys(SENTENCES);

/** A refusal as one sentence without the clause. */
export function explain(refusal: Refusal, language: Language): string {
  const sentence = SENTENCES[refusal.code];
  if (!sentence) return refusal.code;
  const details: Record<string, string | number> = { ...refusal.details };
  if (typeof details['token'] === 'string') details['token'] = tokenName(details['token'], language);
  if (typeof details['side'] === 'string') details['side'] = sidePlace(details['side'], language);
  return fill(sentence[language], details);
}
