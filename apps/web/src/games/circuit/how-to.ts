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
        en: 'You hold three tiles. Each turn lay one, turned any way, on an empty cell beside another tile, a strip or a token of the edge.',
        ru: 'У вас три плитки. Каждый ход положите одну, повернув как угодно, на пустую клетку рядом с другой плиткой, планкой или жетоном края.',
        pl: 'Masz trzy kafelki. W każdej turze połóż jeden, obrócony dowolnie, na pustym polu obok innego kafelka, listwy albo żetonu bocznego.',
      },
    },
    {
      picture: row([live('I', 2), full('E'), live('I', 2)], 30) + plate('+2', 160, 136),
      says: {
        en: 'Close a way from plus to minus, and its lamps and LEDs glow: 2 points for full light, 1 for half. Whoever closes the way takes all the light in it, also of lamps that others laid.',
        ru: 'Замкните путь от плюса к минусу, и лампочки и светодиоды на нём засветятся: 2 очка за полный свет, 1 за половинный. Кто замкнул путь, тот берёт весь его свет, и от чужих лампочек тоже.',
        pl: 'Zamknij drogę od plusa do minusa, a żarówki i diody LED na niej zaświecą: 2 punkty za pełny blask, 1 za połowę. Kto zamknie drogę, bierze całe jej światło, także z cudzych żarówek.',
      },
    },
    {
      picture:
        row([live('R', 2), full('V')], 12) +
        yes(298, 45) +
        row([{ code: 'V', look: { state: { burnt: true } } }], 94) +
        no(298, 127),
      says: {
        en: 'An LED lets the current through one way only, towards its tip. It wants company: a resistor or a lamp on the same way. Alone it burns.',
        ru: 'Светодиод пропускает ток только в одну сторону, к острию. Ему нужна компания: резистор или лампочка на том же пути. Один он сгорает.',
        pl: 'Dioda LED przepuszcza prąd tylko w jedną stronę, ku ostrzu. Potrzebuje towarzystwa: rezystora albo żarówki na tej samej drodze. Sama się spali.',
      },
    },
    {
      picture:
        row([{ code: 'I' }, { code: 'I' }, { code: 'I' }], 20) + at(smokeArt(), 120, 86, 0.7) + at(shortArt(2), 200, 96, 0.66),
      says: {
        en: 'A way with nothing to slow the current is a short circuit: 2 points less. Smoke costs as much. And with four lamps, LEDs and resistors or more a way stays dark.',
        ru: 'Путь, где току ничто не мешает, — короткое замыкание: минус 2 очка. Дым стоит столько же. А если на пути четыре лампочки, светодиода и резистора или больше, он останется тёмным.',
        pl: 'Droga, na której nic nie hamuje prądu, to zwarcie: 2 punkty mniej. Dym kosztuje tyle samo. A gdy na drodze są cztery żarówki, diody i rezystory lub więcej, pozostaje ciemna.',
      },
    },
    {
      picture:
        at(ironArt(), 34, 40, 0.92) +
        at(tileArt('V', { rotation: 1, state: { burnt: true } }), 128, 46, 0.8) +
        `<path d="M220 86h34m-13-12 13 12-13 12" fill="none" stroke="var(--lamp)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>` +
        `<rect x="264" y="56" width="46" height="58" rx="8" fill="none" stroke="var(--lamp)" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>`,
      says: {
        en: 'Instead of laying you may exchange a tile of your hand, or use a soldering iron: it takes out a burnt tile or opens a short for nothing, and changes any other tile without light for 1 point.',
        ru: 'Вместо выкладки можно обменять плитку из руки или взять паяльник: он бесплатно убирает сгоревшую плитку или разрывает замыкание, а любую другую плитку без света меняет за 1 очко.',
        pl: 'Zamiast kłaść, możesz wymienić kafelek z ręki albo użyć lutownicy: za darmo usuwa spalony kafelek lub przerywa zwarcie, a każdy inny kafelek bez blasku wymienia za 1 punkt.',
      },
    },
    {
      picture:
        row([half('E'), full('V')], 22) +
        `<g fill="var(--lamp)" stroke="#2b2533" stroke-width="3">${Array.from({ length: 8 }, (_, mark) => `<rect x="${52 + mark * 28}" y="120" width="20" height="34" rx="5"/>`).join('')}</g>`,
      says: {
        en: 'The game ends after eight points of light (everybody else has one more turn), when no tiles are left, when all pass in a row, or when nobody repairs a short circuit. Light less penalties: the most wins.',
        ru: 'Игра кончается после восьми очков света (у остальных ещё по ходу), когда кончились плитки, когда все подряд спасовали или когда замыкание никто не убрал. Свет минус штрафы: у кого больше, тот победил.',
        pl: 'Gra kończy się po ośmiu punktach blasku (inni mają jeszcze po turze), gdy brak kafelków, gdy wszyscy po kolei spasują albo gdy nikt nie usunie zwarcia. Blask minus kary: wygrywa, kto ma najwięcej.',
      },
    },
  ],
};
