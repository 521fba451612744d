import { discArt, fourArt } from '@stolik/connect-four/art';
import { at, type HowTo, no, yes } from '../../base/how-to.ts';

const CELL = 0.42;

/** A corner of the board from the top; a four is written in signs of its own: `!` is the first side's, `?` the second's. */
function piece(rows: readonly string[], left: number, top: number): string {
  const cells = rows.flatMap((row, y) => [...row].map((sign, x) => ({ sign, x: x * 100, y: y * 100 })));
  const [wide, high] = [rows[0]!.length * 100, rows.length * 100];
  const wood = `<rect x="-6" y="-6" width="${wide + 12}" height="${high + 12}" rx="16" fill="var(--tile)" stroke="var(--tile-lo)" stroke-width="6"/>`;
  const holes = cells.map(({ sign, x, y }) => {
    const hole = `<circle cx="${x + 50}" cy="${y + 50}" r="38" fill="#1d3a46"/>`;
    if (sign === '.') return hole;
    return hole + at(discArt('1!'.includes(sign) ? 0 : 1), x, y) + ('!?'.includes(sign) ? at(fourArt(), x, y) : '');
  });
  return at(wood + holes.join(''), left, top, CELL);
}

const down = (x: number, y: number): string =>
  `<path d="M${x} ${y}v24m-10-11 10 11 10-11" fill="none" stroke="var(--lamp)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;

export const howTo: HowTo = {
  steps: [
    {
      picture: at(discArt(0), 139, 2, CELL) + down(160, 46) + piece(['.....', '.....'], 55, 80),
      says: {
        en: 'On your turn drop one of your discs into a column.',
        ru: 'В свой ход опустите фишку в один из столбцов.',
        pl: 'W swojej turze wrzuć krążek do jednej z kolumn.',
      },
    },
    {
      picture: piece(['..1..', '..2..', '.21..'], 55, 24),
      says: {
        en: 'It falls to the bottom, or onto other discs. A full column takes no more.',
        ru: 'Она падает до низа или на другие фишки. Полный столбец больше не принимает.',
        pl: 'Spada na dno albo na inne krążki. Pełna kolumna już nic nie przyjmie.',
      },
    },
    {
      picture: piece(['..2..', '!!!!2'], 55, 46) + yes(292, 90),
      says: {
        en: 'Four of your own side by side win at once.',
        ru: 'Четыре свои рядом — и вы сразу победили.',
        pl: 'Cztery własne obok siebie od razu wygrywają.',
      },
    },
    {
      picture: piece(['?...', '?..!', '?.!2', '?!12'], 76, 4),
      says: {
        en: 'Upwards and aslant count just as well.',
        ru: 'Вверх и наискосок считается так же.',
        pl: 'W górę i na ukos liczy się tak samo.',
      },
    },
    {
      picture: piece(['.....', '111..'], 55, 46) + at(discArt(1), 181, 46, CELL) + no(292, 90),
      says: {
        en: 'Three with room for a fourth? Put your own disc there in time.',
        ru: 'Три и место для четвёртой? Займите его, пока не поздно.',
        pl: 'Trzy i miejsce na czwarty? Zajmij je, zanim będzie za późno.',
      },
    },
    {
      picture: piece(['12121', '21212', '12121'], 55, 24),
      says: {
        en: 'When the board is full and nobody has four, it is a draw.',
        ru: 'Если доска заполнена, а четвёрки ни у кого нет, это ничья.',
        pl: 'Gdy plansza jest pełna, a nikt nie ma czwórki, jest remis.',
      },
    },
  ],
};
