import { joinArt, stoneArt, tileArt, tileBackArt, unitArt } from '@stolik/micropul/art';
import { arrow, at, framed, type HowTo, no, plate, yes } from '../../how-to/how-to.ts';

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

/** One white group over two tiles with a stone on it, and the halo that marks whose it is. */
const claimed =
  at(tileArt('WW.1'), LEFT, TOP) +
  at(tileArt('W.1W'), RIGHT, TOP) +
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${[
    ['#fffaf0', 58],
    ['var(--p1)', 54],
    ['#fffaf0', 43],
  ]
    .map(([colour, width]) => `<path d="M${LEFT + 25} ${TOP + 25}h100v50" stroke="${colour}" stroke-width="${width}"/>`)
    .join('')}</g>` +
  at(tileArt('WW..', { wood: false }), LEFT, TOP) +
  at(tileArt('W..W', { wood: false }), RIGHT, TOP) +
  joinArt('W', LEFT + 75, TOP + 25, 'right') +
  at(stoneArt(0), LEFT + 6, TOP + 6, 0.38) +
  plate('4', 288, TOP + 50);

const worth = (x: number, art: string, points: string): string => at(art, x, 44, 0.84) + plate(points, x + 42, 148);

export const howTo: HowTo = {
  felt: '--felt-mp',
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
      picture: pair('.+W.', 'W..W', ['lower']) + ring(LEFT + 75, TOP + 25) + plate('↻', 288, TOP + 50),
      says: {
        en: 'Touch a plus, and you have one more turn.',
        ru: 'Коснётесь плюса — сходите ещё раз.',
        pl: 'Dotkniesz krzyżyka i masz jeszcze jedną turę.',
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
      picture: claimed,
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
