import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/kernel/typography';
import type { Colour } from '@stolik/micropul/faces';
import { count } from '../../../base/ui/count.ts';
import type { Parts } from '../model/points.ts';

export type PointsPart = 'groups' | 'supply' | 'hand';

interface Who {
  readonly name: string;
  readonly isMe: boolean;
}

/** The words of the end. No verb tells whether a name is a man's or a woman's. */
export interface EndingWords {
  readonly bar: { groups(list: string): string; supply(points: number): string; hand(points: number): string };
  points(count: number): string;
  byGroups(who: Who, groups: number, points: number, against: number): string;
  byTiles(part: 'supply' | 'hand', who: Who, points: number, against: number): string;
  /** Several leads together; the bigger ones first. */
  several(ahead: readonly PointsPart[], own: Parts, other: Parts): string;
  stayedOpen(who: Who, colour: Colour, points: number, would: 'win' | 'draw'): string;
  moreTiles(tiles: number): string;
  level(points: number): string;
  readonly oneTile: string;
  forfeit(reason: string, who: Who): string;
  /** On points, whoever lost otherwise: ahead, or level. */
  ahead(who: Who): string;
  readonly even: string;
  coreLeft(tiles: number): string;
  nextStep(points: number, rank: string): string;
}

const EN_COLOURS: Readonly<Record<Colour, string>> = { W: 'white', B: 'black' };
const EN_PARTS: Readonly<Record<PointsPart, string>> = { groups: 'groups', supply: 'supply', hand: 'hand' };
const EN: EndingWords = {
  bar: { groups: (list) => `groups ${list}`, supply: (n) => `supply ${n}`, hand: (n) => `hand ${n}` },
  points: (n) => count('en', n, 'point', 'points'),
  byGroups: ({ name, isMe }, groups, points, against) =>
    `${isMe ? 'Your' : `${name}’s`} ${groups === 1 ? 'closed group' : `${groups} closed groups`} decided it: ${count('en', points, 'point', 'points')} against ${against}.`,
  byTiles: (part, { name, isMe }, points, against) =>
    `${isMe ? 'Your' : `${name}’s`} ${part === 'supply' ? 'supply' : 'tiles in hand'} decided it: ${count('en', points, 'point', 'points')} against ${against}.`,
  several: (ahead, own, other) =>
    `Several things decided it together: ${ahead.map((part) => `${EN_PARTS[part]} ${own[part]} to ${other[part]}`).join(', ')}.`,
  stayedOpen: ({ name, isMe }, colour, points, would) =>
    `${isMe ? 'Your' : `${name}’s`} ${EN_COLOURS[colour]} group of ${points} stayed open. Closed, it would have ${would === 'win' ? 'won the game' : 'made it a draw'}.`,
  moreTiles: (n) => `${count('en', n, 'more tile', 'more tiles')} in the supply would have turned the game.`,
  level: (n) => `Nothing sets you apart: ${count('en', n, 'point', 'points')} each.`,
  oneTile: 'One more tile in either supply would have decided it.',
  forfeit: (reason, { name, isMe }) => {
    const who = isMe ? 'You' : name;
    if (reason === 'resigned') return `${who} gave up.`;
    return reason === 'ran-out'
      ? `${who} ${isMe ? 'have' : 'has'} no tiles left, neither in hand nor in the supply: that loses.`
      : `${who} can’t make any move: that loses.`;
  },
  ahead: ({ name, isMe }) => `On points ${isMe ? 'you were' : `${name} was`} ahead.`,
  even: 'On points it was a draw.',
  coreLeft: (n) => `${count('en', n, 'tile was', 'tiles were')} still in the core.`,
  nextStep: (n, rank) => `${count('en', n, 'more point', 'more points')} would reach the next step: ${rank}.`,
};

const RU_COLOURS: Readonly<Record<Colour, string>> = { W: 'белая', B: 'чёрная' };
const RU_PARTS: Readonly<Record<PointsPart, string>> = { groups: 'группы', supply: 'запас', hand: 'рука' };
const RU: EndingWords = {
  bar: { groups: (list) => `группы ${list}`, supply: (n) => `запас ${n}`, hand: (n) => `рука ${n}` },
  points: (n) => count('ru', n, 'очко', 'очка', 'очков'),
  byGroups: ({ name, isMe }, groups, points, against) =>
    `${groups === 1 ? 'Решила закрытая группа' : `Решили закрытые группы`}${isMe ? '' : ` (${name})`}: ${count('ru', points, 'очко', 'очка', 'очков')} против ${against}.`,
  byTiles: (part, { name, isMe }, points, against) =>
    `${part === 'supply' ? 'Решил запас' : 'Решили жетоны в руке'}${isMe ? '' : ` (${name})`}: ${count('ru', points, 'очко', 'очка', 'очков')} против ${against}.`,
  several: (ahead, own, other) =>
    `Решило всё вместе: ${ahead.map((part) => `${RU_PARTS[part]} ${own[part]} : ${other[part]}`).join(', ')}.`,
  stayedOpen: ({ name, isMe }, colour, points, would) =>
    `${isMe ? `Ваша ${RU_COLOURS[colour]} группа` : `${name}: ${RU_COLOURS[colour]} группа`} из ${points} осталась открытой. Закрытая, она принесла бы ${would === 'win' ? 'победу' : 'ничью'}.`,
  moreTiles: (n) => `Ещё ${count('ru', n, 'жетон', 'жетона', 'жетонов')} в запасе, и всё было бы наоборот.`,
  level: (n) => `Ничто вас не разделило: поровну, по ${count('ru', n, 'очку', 'очка', 'очков')}.`,
  oneTile: 'Всё решил бы ещё один жетон в запасе.',
  forfeit: (reason, { name, isMe }) => {
    if (reason === 'resigned') return isMe ? 'Вы сдались.' : `${name} сдаётся.`;
    const whose = isMe ? 'У вас' : `${name}:`;
    return reason === 'ran-out'
      ? `${whose} не осталось жетонов ни в руке, ни в запасе: это проигрыш.`
      : `${whose} нет ни одного хода: это проигрыш.`;
  },
  ahead: ({ name, isMe }) => `По очкам впереди ${isMe ? 'были вы' : name}.`,
  even: 'По очкам было поровну.',
  coreLeft: (n) => `В ядре ещё есть жетоны: ${n}.`,
  nextStep: (n, rank) => `До следующей ступени ещё ${count('ru', n, 'очко', 'очка', 'очков')}: ${rank}.`,
};

const PL_COLOURS: Readonly<Record<Colour, string>> = { W: 'biała', B: 'czarna' };
const PL_PARTS: Readonly<Record<PointsPart, string>> = { groups: 'grupy', supply: 'magazyn', hand: 'ręka' };
const PL: EndingWords = {
  bar: { groups: (list) => `grupy ${list}`, supply: (n) => `magazyn ${n}`, hand: (n) => `ręka ${n}` },
  points: (n) => count('pl', n, 'punkt', 'punkty', 'punktów'),
  byGroups: ({ name, isMe }, groups, points, against) =>
    `${groups === 1 ? 'Rozstrzygnęła zamknięta grupa' : 'Rozstrzygnęły zamknięte grupy'}${isMe ? '' : ` (${name})`}: ${count('pl', points, 'punkt', 'punkty', 'punktów')} przeciw ${against}.`,
  byTiles: (part, { name, isMe }, points, against) =>
    `${part === 'supply' ? 'Rozstrzygnął magazyn' : 'Rozstrzygnęły żetony na ręce'}${isMe ? '' : ` (${name})`}: ${count('pl', points, 'punkt', 'punkty', 'punktów')} przeciw ${against}.`,
  several: (ahead, own, other) =>
    `Rozstrzygnęło wszystko razem: ${ahead.map((part) => `${PL_PARTS[part]} ${own[part]} : ${other[part]}`).join(', ')}.`,
  stayedOpen: ({ name, isMe }, colour, points, would) =>
    `${isMe ? 'Twoja' : `${name}:`} ${PL_COLOURS[colour]} grupa (${points}) została otwarta. Zamknięta dałaby ${would === 'win' ? 'wygraną' : 'remis'}.`,
  moreTiles: (n) => `Jeszcze ${count('pl', n, 'żeton', 'żetony', 'żetonów')} w magazynie, a byłoby odwrotnie.`,
  level: (n) => `Nic was nie różni: po ${count('pl', n, 'punkcie', 'punkty', 'punktów')}.`,
  oneTile: 'Rozstrzygnąłby jeszcze jeden żeton w magazynie.',
  forfeit: (reason, { name, isMe }) => {
    if (reason === 'resigned') return isMe ? 'Partia poddana.' : `${name} poddaje partię.`;
    const who = isMe ? 'Nie masz' : `${name} nie ma`;
    return reason === 'ran-out'
      ? `${who} już żetonów ani na ręce, ani w magazynie: to przegrana.`
      : `${who} żadnego ruchu: to przegrana.`;
  },
  ahead: ({ name, isMe }) => `W punktach ${isMe ? 'prowadzisz ty' : `prowadzi ${name}`}.`,
  even: 'W punktach był remis.',
  coreLeft: (n) => `W rdzeniu zostało jeszcze ${count('pl', n, 'żeton', 'żetony', 'żetonów')}.`,
  nextStep: (n, rank) => `Do następnego stopnia brakuje ${count('pl', n, 'punktu', 'punktów', 'punktów')}: ${rank}.`,
};

const WORDS: Readonly<Record<Language, EndingWords>> = {
  en: typesetAll(EN, 'en'),
  ru: typesetAll(RU, 'ru'),
  pl: typesetAll(PL, 'pl'),
};
export const endingWords = (language: Language): EndingWords => WORDS[language];
