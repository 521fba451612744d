import { countForm } from '@stolik/kernel/language';
import type { Colour } from '@stolik/micropul/faces';
import type { EndingWords, PointsPart } from '../../../../games/micropul/words/ending.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;

const COLOURS: Readonly<Record<Colour, string>> = { W: 'biała', B: 'czarna' };

const PARTS: Readonly<Record<PointsPart, string>> = { groups: 'grupy', supply: 'magazyn', hand: 'ręka' };

export const pl: EndingWords = {
  bar: { groups: (list) => `grupy ${list}`, supply: (n) => `magazyn ${n}`, hand: (n) => `ręka ${n}` },
  best: {
    group: (colour, points) => `zamknięta ${COLOURS[colour]} grupa, ${counted(points, 'punkt', 'punkty', 'punktów')}`,
    tiles: (n) => `${counted(n, 'żeton', 'żetony', 'żetonów')} naraz do magazynu`,
  },
  points: (n) => counted(n, 'punkt', 'punkty', 'punktów'),
  byGroups: ({ name, isMe }, groups, points, against) =>
    `${groups === 1 ? 'Rozstrzygnęła zamknięta grupa' : 'Rozstrzygnęły zamknięte grupy'}${isMe ? '' : ` (${name})`}: ${counted(points, 'punkt', 'punkty', 'punktów')} przeciw ${against}.`,
  byTiles: (part, { name, isMe }, points, against) =>
    `${part === 'supply' ? 'Rozstrzygnął magazyn' : 'Rozstrzygnęły żetony na ręce'}${isMe ? '' : ` (${name})`}: ${counted(points, 'punkt', 'punkty', 'punktów')} przeciw ${against}.`,
  several: (ahead, own, other) =>
    `Rozstrzygnęło wszystko razem: ${ahead.map((part) => `${PARTS[part]} ${own[part]} : ${other[part]}`).join(', ')}.`,
  stayedOpen: ({ name, isMe }, colour, points, would) =>
    `${isMe ? 'Twoja' : `${name}:`} ${COLOURS[colour]} grupa (${points}) została otwarta. Zamknięta dałaby ${would === 'win' ? 'wygraną' : 'remis'}.`,
  moreTiles: (n) => `Jeszcze ${counted(n, 'żeton', 'żetony', 'żetonów')} w magazynie, a byłoby odwrotnie.`,
  level: (n) => `Nic was nie różni: po ${counted(n, 'punkcie', 'punkty', 'punktów')}.`,
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
  coreLeft: (n) => `W rdzeniu zostało jeszcze ${counted(n, 'żeton', 'żetony', 'żetonów')}.`,
  nextStep: (n, rank) => `Do następnego stopnia brakuje ${counted(n, 'punktu', 'punktów', 'punktów')}: ${rank}.`,
};
