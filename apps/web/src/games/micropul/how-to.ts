import { joinArt, stoneArt, tileArt, tileBackArt, unitArt } from '@stolik/micropul/art';
import { arrow, at, framed, type HowTo, no, plate, yes } from '../../base/how-to.ts';

/** Where a pair of tiles lies in a picture. */
const [LEFT, RIGHT, TOP] = [60, 160, 38];

const ring = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="20" fill="none" stroke="var(--lamp)" stroke-width="5"/>`;

/** Two tiles side by side; the right one is just being laid. */
function pair(left: string, right: string, joins: readonly ('upper' | 'lower')[] = []): string {
  const joined = joins.map((side) => joinArt('W', LEFT + 75, TOP + (side === 'upper' ? 25 : 75), 'right')).join('');
  return at(tileArt(left), LEFT, TOP) + at(tileArt(right), RIGHT, TOP) + joined + framed(RIGHT, TOP);
}

/** What is allowed and what is not, side by side. */
const laying =
  at(at(tileArt('W1BB'), 0, 0) + at(tileArt('1W.B'), 100, 0) + joinArt('B', 75, 75, 'right') + framed(100, 0), 10, 34, 0.7) +
  yes(80, 138) +
  at(at(tileArt('W1BB'), 0, 0) + at(tileArt('.W.W'), 100, 0) + framed(100, 0), 170, 34, 0.7) +
  no(240, 138);

/** Four tiles around one white group: with all of them it is closed, without the last it is open. [M6.2] */
export const BLOCK = [
  { x: 0, y: 0, tile: 'B.W1' },
  { x: 1, y: 0, tile: '..1W' },
  { x: 0, y: 1, tile: '+W1.' },
  { x: 1, y: 1, tile: 'WB1.' },
] as const;

const lay = (tiles: readonly { x: number; y: number; tile: string }[], wood: boolean): string =>
  tiles.map(({ x, y, tile }) => at(tileArt(wood ? tile : tile.replace(/[^W]/g, '.'), { wood }), 100 * x, 100 * y)).join('');

/** The group of the block under a stone, in the outline of its owner: as it lies on the table. */
function claimed(isClosed: boolean): string {
  const tiles = isClosed ? BLOCK : BLOCK.slice(0, 3);
  const units = isClosed ? 'M75 75h50v50h-50z' : 'M75 125v-50h50';
  const rings = [
    ['#fffaf0', 58],
    ['var(--p1)', 54],
    ['#fffaf0', 43],
  ].map(
    ([colour, width]) => `<path d="${units}" ${isClosed ? `fill="${colour}" ` : ''}stroke="${colour}" stroke-width="${width}"/>`,
  );
  const place =
    '<rect x="107" y="106" width="86" height="86" rx="13" fill="none" stroke="#ffe9b0" stroke-width="4" stroke-dasharray="2 11" stroke-linecap="round"/>';
  return (
    lay(tiles, true) +
    (isClosed ? '' : place) +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${rings.join('')}</g>` +
    lay(tiles, false) +
    joinArt('W', 75, 75, 'right') +
    joinArt('W', 75, 75, 'down') +
    (isClosed ? joinArt('W', 75, 125, 'right') + joinArt('W', 125, 75, 'down') : '') +
    at(stoneArt(0), 56, 56, 0.38)
  );
}

/** What is open gives nothing, what is closed its size. */
const closing =
  at(claimed(false), 22, 8, 0.62) +
  plate('0', 64, 153) +
  no(104, 153) +
  at(claimed(true), 174, 8, 0.62) +
  plate('+4', 216, 153) +
  yes(262, 153);

/** A plus at the corner of a tile, and one in the middle of a big tile. */
const pluses =
  at(
    at(tileArt('.+W.'), 0, 0) + at(tileArt('W..W'), 100, 0) + joinArt('W', 75, 75, 'right') + ring(75, 25) + framed(100, 0),
    8,
    59,
    0.58,
  ) +
  at(
    at(tileArt('big:W+'), 0, 0) + at(tileArt('W..1'), 100, 0) + joinArt('W', 75, 25, 'right') + ring(50, 49) + framed(100, 0),
    140,
    59,
    0.58,
  ) +
  plate('↻', 290, 88);

const worth = (x: number, art: string, points: string): string => at(art, x, 44, 0.84) + plate(points, x + 42, 148);

export const howTo: HowTo = {
  steps: [
    {
      picture: laying,
      says: {
        en: 'Lay a tile of your hand so that white meets white or black meets black. Black must nowhere touch white.',
        ru: 'Положите жетон из руки так, чтобы белое встретилось с белым или чёрное с чёрным. Чёрное нигде не должно касаться белого.',
        pl: 'Wyłóż żeton z ręki tak, by białe spotkało białe albo czarne czarne. Czarne nigdzie nie może dotykać białego.',
      },
    },
    {
      picture:
        pair('.1W.', 'W..W', ['lower']) +
        ring(LEFT + 75, TOP + 25) +
        plate('+1', 288, TOP + 26) +
        at(tileBackArt(), 266, TOP + 52, 0.44),
      says: {
        en: 'Whenever white or black touches a brass dot of another tile, you win a tile from the core, unseen; a double dot gives two. They go to your supply.',
        ru: 'Когда белое или чёрное касается латунной точки другого жетона, вы получаете из ядра жетон, не глядя; двойная точка даёт два. Они идут в запас.',
        pl: 'Gdy białe lub czarne dotknie mosiężnej kropki innego żetonu, dostajesz z rdzenia zakryty żeton; podwójna kropka daje dwa. Trafiają do magazynu.',
      },
    },
    {
      picture: pluses,
      says: {
        en: 'Touch a plus, and you have one more turn. A big tile is all one colour and has its sign in the middle. Every sign can fire again when another tile is laid beside it later.',
        ru: 'Коснётесь плюса — сходите ещё раз. Большой жетон весь одного цвета, а знак у него в середине. Любой знак может сработать снова, когда рядом положат ещё жетон.',
        pl: 'Dotkniesz krzyżyka i masz jeszcze jedną turę. Duży żeton ma jeden kolor, a znak pośrodku. Każdy znak może zadziałać znowu, gdy ktoś później dołoży obok żeton.',
      },
    },
    {
      picture:
        at(tileBackArt(), 40, 44, 0.84) +
        at(tileBackArt(), 48, 36, 0.84) +
        arrow(150, 86) +
        at(tileArt('B2.W'), 216, 40, 0.84) +
        framed(216, 40, 84),
      says: {
        en: 'Instead of laying you may take a tile from your supply. Which one comes is chance, and a hand holds six at most.',
        ru: 'Вместо выкладки можно взять жетон из запаса. Какой придёт, решает случай; в руке не больше шести.',
        pl: 'Zamiast wykładać, możesz wziąć żeton z magazynu. Który przyjdzie, decyduje los; na ręce jest najwyżej sześć.',
      },
    },
    {
      picture: closing,
      says: {
        en: 'Or put one of your three stones on a group that has none. It counts its size once it is closed, with no empty place left beside it. A second stone, when groups grow together, makes it worthless.',
        ru: 'Или поставьте один из трёх камней на группу, где камня ещё нет. Она даст столько очков, сколько в ней частей, когда закроется: рядом не останется пустых мест. Если группы срастутся и камней станет два, она не даст ничего.',
        pl: 'Albo połóż jeden z trzech kamieni na grupie, na której go nie ma. Liczy się jej wielkość, gdy jest zamknięta: obok nie ma pustych miejsc. Jeśli grupy się zrosną i kamienie będą dwa, nie da nic.',
      },
    },
    {
      picture: worth(20, at(unitArt('W'), 0, 0, 2), '1') + worth(118, tileBackArt(), '2') + worth(216, tileArt('B+.W'), '1'),
      says: {
        en: 'The game ends with the last tile of the core. Your closed groups, 2 for a tile of the supply, 1 for one of the hand: the most wins. Whoever has neither hand nor supply has lost at once.',
        ru: 'Игра кончается с последним жетоном ядра. Ваши закрытые группы, 2 за жетон запаса, 1 за жетон руки: у кого больше, тот победил. Кто остался и без руки, и без запаса, сразу проиграл.',
        pl: 'Gra kończy się z ostatnim żetonem rdzenia. Twoje zamknięte grupy, 2 za żeton magazynu, 1 za żeton z ręki: wygrywa, kto ma więcej. Kto nie ma ani ręki, ani magazynu, od razu przegrywa.',
      },
    },
  ],
};
