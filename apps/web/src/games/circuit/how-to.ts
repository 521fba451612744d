import { type TileLook, tileArt } from '@stolik/circuit/art';
import { lowerStripArt, type SideKind, sideArt } from '@stolik/circuit/art/edges';
import { ironArt, shortArt, smokeArt } from '@stolik/circuit/art/tokens';
import type { TileCode } from '@stolik/circuit/art/way';
import { at, framed, type HowTo, no, plate, yes } from '../../base/how-to.ts';

/** Cells are drawn at this scale; a row of the field begins after the token of its left side. */
const SCALE = 0.66;
const CELL = 100 * SCALE;

interface Laid {
  readonly code: TileCode;
  readonly look?: Omit<TileLook, 'rotation'>;
}

/** Currents run from plus to minus: a row is drawn with its plus at the left. */
const EAST = 3;
const level = (lit: 1 | 2): Pick<TileLook, 'current'> => ({ current: [{ from: EAST, to: 1, level: lit }] });

/** A row from a plus at the left to a minus at the right: straight parts lie on their side. */
function row(parts: readonly Laid[], top: number, ends: readonly [SideKind, SideKind] = ['+', '-']): string {
  const left = (320 - parts.length * CELL - 2 * 60 * SCALE) / 2;
  const tiles = parts
    .map(({ code, look }, index) => at(tileArt(code, { rotation: 1, ...look }), left + 60 * SCALE + index * CELL, top, SCALE))
    .join('');
  const right = left + 60 * SCALE + parts.length * CELL;
  return at(sideArt(ends[0], 'left'), left, top, SCALE) + tiles + at(sideArt(ends[1], 'right'), right, top, SCALE);
}

const full = (code: TileCode): Laid => ({ code, look: { state: { lit: 2 }, ...level(2) } });
const half = (code: TileCode): Laid => ({ code, look: { state: { lit: 1 }, ...level(1) } });
const live = (code: TileCode, lit: 1 | 2): Laid => ({ code, look: level(lit) });

const empty = (x: number): string =>
  `<rect x="${x + 3}" y="5" width="54" height="52" rx="8" fill="none" stroke="var(--lamp)" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>`;

/** The left power strip with three cells above it, one just being laid. */
const laying =
  at(lowerStripArt('left'), 70, 121, 0.6) +
  at(tileArt('I'), 70, 61, 0.6) +
  at(tileArt('E'), 130, 61, 0.6) +
  framed(130, 61, 60) +
  at(tileArt('L', { rotation: 1 }), 190, 61, 0.6) +
  [70, 130, 190].map(empty).join('');

export const howTo: HowTo = {
  steps: [
    {
      picture: laying,
      says: {
        en: 'You have three tiles. Each turn, place one next to another tile or at a contact on the edge. Turn it any way you like.',
        ru: 'У вас три жетона. Каждый ход положите один рядом с другим жетоном или у края. Поворачивайте как угодно.',
        pl: 'Masz trzy kafelki. W swojej turze połóż jeden obok innego albo przy krawędzi. Obracaj go, jak chcesz.',
      },
    },
    {
      picture: row([live('I', 2), full('E'), live('I', 2)], 30) + plate('+2', 160, 136),
      says: {
        en: 'Connect plus to minus, and the lamps and LEDs on that path light up. Full light is 2 points, half light 1. All of them are yours, even for other players’ lamps!',
        ru: 'Соедините плюс с минусом — лампочки и светодиоды на этом пути засветятся. Полное свечение — 2 очка, половинное — 1. Все очки ваши, даже за чужие лампочки!',
        pl: 'Połącz plus z minusem, a żarówki i diody na tej drodze zaświecą. Pełne światło to 2 punkty, połowa to 1. Wszystkie są twoje, nawet za cudze żarówki!',
      },
    },
    {
      picture:
        row([live('R', 2), full('V')], 12) +
        yes(298, 45) +
        row([{ code: 'V', look: { state: { burnt: true } } }], 94) +
        no(298, 127),
      says: {
        en: 'Current passes an LED one way only: along its arrow. It needs a resistor, a lamp or another LED on the same path. Alone, it burns out.',
        ru: 'Через светодиод ток идёт только в одну сторону: по стрелке. На том же пути нужен резистор, лампочка или второй светодиод. Один он сгорит.',
        pl: 'Przez diodę LED prąd płynie tylko w jedną stronę: zgodnie ze strzałką. Na tej samej drodze musi być rezystor, żarówka albo druga dioda. Sama się spali.',
      },
    },
    {
      picture:
        row([{ code: 'I' }, { code: 'I' }, { code: 'I' }], 20) + at(smokeArt(), 120, 86, 0.7) + at(shortArt(2), 200, 96, 0.66),
      says: {
        en: 'A path of nothing but wires is a short circuit: −2 points. Burning something costs 2 as well. Four or more lamps, LEDs and resistors? Too little current: it stays dark.',
        ru: 'Путь из одних проводов — короткое замыкание: −2 очка. Сожгли элемент — тоже −2. Лампочек, светодиодов и резисторов четыре или больше? Тока не хватит, будет темно.',
        pl: 'Droga z samych przewodów to zwarcie: −2 punkty. Spalony element to też −2. Żarówek, diod i rezystorów jest cztery lub więcej? Prądu nie wystarczy, będzie ciemno.',
      },
    },
    {
      picture:
        at(ironArt(), 34, 40, 0.92) +
        at(tileArt('V', { rotation: 1, state: { burnt: true } }), 128, 46, 0.8) +
        `<path d="M220 86h34m-13-12 13 12-13 12" fill="none" stroke="var(--lamp)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>` +
        `<rect x="264" y="56" width="46" height="58" rx="8" fill="none" stroke="var(--lamp)" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>`,
      says: {
        en: 'Instead, you can swap a tile for a new one, or use your soldering iron. It removes burnt tiles and short circuits for free. Replacing any other unlit tile costs 1 point.',
        ru: 'Вместо этого можно обменять жетон или использовать паяльник. Он бесплатно убирает сгоревшее и замыкания. Заменить любой другой жетон без света стоит 1 очко.',
        pl: 'Zamiast tego możesz wymienić kafelek albo użyć lutownicy. Za darmo usuwa spalone kafelki i zwarcia. Wymiana innego kafelka bez światła kosztuje 1 punkt.',
      },
    },
    {
      picture:
        row([half('E'), full('V')], 22) +
        `<g fill="var(--lamp)" stroke="#2b2533" stroke-width="3">${Array.from({ length: 8 }, (_, mark) => `<rect x="${52 + mark * 28}" y="120" width="20" height="34" rx="5"/>`).join('')}</g>`,
      says: {
        en: 'Someone has 8 points? Everyone else gets one last turn. It also ends when tiles run out, everyone passes, or nobody fixes a short circuit. Most points after penalties wins!',
        ru: 'Кто-то набрал 8 очков? Остальные делают ещё по ходу. Игра кончится и без жетонов, и когда все спасуют, и если никто не уберёт замыкание. Побеждает тот, у кого больше очков за вычетом штрафов!',
        pl: 'Ktoś ma 8 punktów? Pozostali mają jeszcze po jednej turze. Koniec też, gdy zabraknie kafelków, gdy wszyscy spasują albo gdy nikt nie usunie zwarcia. Wygrywa ten, kto po odjęciu kar ma najwięcej!',
      },
    },
  ],
};
