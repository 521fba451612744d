import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { fill, sidePlace, tokenName } from './words.ts';

const SENTENCES: Readonly<Record<string, Words>> = {
  'no-such-move': { en: 'There is no such move.', ru: 'Такого хода нет.', pl: 'Nie ma takiego ruchu.' },
  'no-such-choice': {
    en: 'The glow tokens cannot be laid that way.',
    ru: 'Так жетоны свечения выложить нельзя.',
    pl: 'Tak żetonów świecenia położyć nie można.',
  },
  'no-such-outcome': {
    en: 'That cannot be drawn now.',
    ru: 'Сейчас это вытянуть нельзя.',
    pl: 'Tego nie można teraz wylosować.',
  },
  'not-your-turn': { en: 'It is not your turn.', ru: 'Сейчас не ваш ход.', pl: 'To nie twoja kolej.' },
  'not-in-hand': {
    en: 'There is no {token} in your hand.',
    ru: 'У вас на руке нет такого жетона: {token}.',
    pl: 'Nie masz na ręce takiego żetonu: {token}.',
  },
  'cell-taken': { en: 'A tile already lies at {cell}.', ru: 'На {cell} уже лежит жетон.', pl: 'Na {cell} leży już żeton.' },
  'cell-alone': {
    en: 'The cell {cell} touches no tile, no strip and no side token.',
    ru: 'Клетка {cell} не соприкасается ни с жетоном, ни с планкой, ни с боковым элементом.',
    pl: 'Pole {cell} nie styka się z żadnym żetonem, listwą ani elementem bocznym.',
  },
  'short-use-iron': {
    en: 'A short circuit stands: use an iron on a tile of the shorted chain.',
    ru: 'На поле короткое замыкание: примените паяльник к жетону замкнутой накоротко цепи.',
    pl: 'Trwa zwarcie: użyj lutownicy na żetonie zwartego obwodu.',
  },
  'short-exchange': {
    en: 'A short circuit stands and you have no iron: exchange a token, or pass if you cannot.',
    ru: 'На поле короткое замыкание, а паяльника у вас нет: замените жетон или, если это невозможно, пропустите ход.',
    pl: 'Trwa zwarcie, a nie masz lutownicy: wymień żeton albo, jeśli nie możesz, spasuj.',
  },
  'bag-empty': {
    en: 'The bag is empty; nothing can be exchanged.',
    ru: 'Мешочек пуст, менять не на что.',
    pl: 'Woreczek jest pusty, nie ma na co wymieniać.',
  },
  'no-iron-in-front': {
    en: 'There is no iron in front of you; for one in the hand add “hand”.',
    ru: 'Перед вами нет паяльника; для паяльника с руки добавьте «hand».',
    pl: 'Nie masz lutownicy przed sobą; dla lutownicy z ręki dopisz „hand”.',
  },
  'no-iron-in-hand': {
    en: 'There is no iron in your hand.',
    ru: 'У вас на руке нет паяльника.',
    pl: 'Nie masz lutownicy na ręce.',
  },
  'cell-empty': {
    en: 'There is no tile at {cell} to take out.',
    ru: 'На {cell} нет жетона, выпаивать нечего.',
    pl: 'Na {cell} nie ma żetonu do wylutowania.',
  },
  'tile-glows': {
    en: 'The tile at {cell} bears a glow token and stays.',
    ru: 'На жетоне {cell} лежит жетон свечения, его не выпаять.',
    pl: 'Na żetonie {cell} leży żeton świecenia, więc zostaje on na miejscu.',
  },
  'must-lay-too': {
    en: 'A sound tile is taken out only to lay another in its place: name a tile for {cell}.',
    ru: 'Целый элемент выпаивают, только чтобы поставить на его место другой: назовите жетон для {cell}.',
    pl: 'Sprawny element wylutowuje się tylko po to, by położyć w jego miejsce inny: podaj żeton na {cell}.',
  },
  'same-tile': {
    en: 'The tile at {cell} already lies so; lay another one.',
    ru: 'На {cell} уже лежит точно такой же жетон; положите другой.',
    pl: 'Na {cell} leży już dokładnie taki żeton; połóż inny.',
  },
  'not-shorted': {
    en: 'A short circuit stands, and {cell} is not on a shorted chain.',
    ru: 'На поле короткое замыкание, а {cell} не входит в замкнутую накоротко цепь.',
    pl: 'Trwa zwarcie, a {cell} nie należy do zwartego obwodu.',
  },
  'fuse-sound': {
    en: 'The fuse is not burnt: {side}.',
    ru: 'Предохранитель цел: {side}.',
    pl: 'Bezpiecznik jest sprawny: {side}.',
  },
  'no-fuse': { en: 'There is no fuse: {side}.', ru: 'Здесь нет предохранителя: {side}.', pl: 'Nie ma tu bezpiecznika: {side}.' },
  'no-tile-after-fuse': {
    en: 'After mending a fuse no tile is laid.',
    ru: 'После починки предохранителя жетон не кладут.',
    pl: 'Po naprawie bezpiecznika nie kładzie się żetonu.',
  },
  'pass-not-needed': {
    en: 'You may pass only when nothing else is possible.',
    ru: 'Пропустить ход можно, только если ничего другого сделать нельзя.',
    pl: 'Pasować wolno tylko wtedy, gdy nic innego nie jest możliwe.',
  },
  'lay-again': {
    en: 'In x2 laying is done twice: lay a second tile.',
    ru: 'В режиме x2 выкладывают дважды: положите второй жетон.',
    pl: 'W trybie x2 wykłada się dwa razy: połóż drugi żeton.',
  },
  'swap-again': {
    en: 'In x2 exchanging is done twice: exchange a second token.',
    ru: 'В режиме x2 меняют дважды: замените второй жетон.',
    pl: 'W trybie x2 wymienia się dwa razy: wymień drugi żeton.',
  },
  'magnet-alone': {
    en: 'A magnet is laid alone, never as one of two.',
    ru: 'Магнит выкладывают отдельно, а не одним из двух жетонов.',
    pl: 'Magnes wykłada się osobno, nigdy jako jeden z dwóch żetonów.',
  },
  'name-gets-none': {
    en: 'Not all of these get a glow token: {names}.',
    ru: 'Не все названные получают жетон свечения: {names}.',
    pl: 'Nie wszystkie z wymienionych dostają żeton świecenia: {names}.',
  },
};

/** A refusal as one sentence without the clause. */
export function explain(refusal: Refusal, language: Language): string {
  const sentence = SENTENCES[refusal.code];
  if (!sentence) return refusal.code;
  const details: Record<string, string | number> = { ...refusal.details };
  if (typeof details['token'] === 'string') details['token'] = tokenName(details['token'], language);
  if (typeof details['side'] === 'string') details['side'] = sidePlace(details['side'], language);
  return fill(sentence[language], details);
}
