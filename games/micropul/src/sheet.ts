import { seatShape } from '@stolik/look/seats';
import printed from '../data/tiles.json' with { type: 'json' };
import { catalystArt, joinArt, stoneArt, tileArt, tileBackArt, unitArt } from './art.ts';
import type { Catalyst } from './board/faces.ts';
import { START_TILE, writeTile } from './board/tiles.ts';

const FACES: readonly string[] = printed.tiles.map(({ id }) => writeTile(id));

const FELT = 'var(--felt-mp, #214b41)';
const PAPER = 'var(--paper, #fffdf8)';
const INK = 'var(--ink, #2b2533)';

function place(art: string, x: number, y: number, size = 1): string {
  const [left, top, scale] = [x, y, size].map((n) => Math.round(n * 100) / 100);
  return `<g transform="translate(${left} ${top})${scale === 1 ? '' : ` scale(${scale})`}">${art}</g>`;
}

function label(text: string, x: number, y: number, fill = INK, size = 15): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${fill}">${text}</text>`;
}

function heading(text: string, y: number): string {
  return `<text x="40" y="${y}" font-size="24" font-weight="700" fill="${INK}">${text}</text>`;
}

function felt(y: number, height: number): string {
  return `<rect x="30" y="${y}" width="1500" height="${height}" rx="18" fill="${FELT}"/>`;
}

function allTiles(top: number): string {
  let art = felt(top, 592);
  for (const [id, face] of FACES.entries()) {
    const x = 48 + (id % 12) * 122;
    const y = top + 20 + Math.floor(id / 12) * 143;
    art += place(tileArt(face, { start: id === START_TILE }), x, y);
    art += label(`${id} ${face}`, x + 50, y + 118, 'var(--felt-mp-ink, #eaf4ee)', 14);
  }
  return art;
}

function pieces(top: number): string {
  const named: [string, string, number][] = [
    ['back', tileBackArt(), 1],
    ['white', unitArt('W'), 2],
    ['black', unitArt('B'), 2],
    ...(['1', '2', '+'] as Catalyst[]).map((kind): [string, string, number] => [`catalyst ${kind}`, catalystArt(kind), 2]),
    ...[0, 1, 2, 3, 4, 5].map((seat): [string, string, number] => [
      `stone ${seatShape(seat).letter}`,
      place(stoneArt(seat), 10, 6, 0.8),
      1,
    ]),
  ];
  let art = '';
  for (const [i, [name, drawing, size]] of named.entries()) {
    art += place(drawing, 48 + i * 122, top, size) + label(name, 98 + i * 122, top + 122);
  }
  return art;
}

/** A legal little table: joins, claimed groups and big tiles beside each other. */
function table(): string {
  const laid: [string, number, number][] = [
    ['WWBB', 1, 1],
    ['.2WW', 1, 0],
    ['big:B1', 1, 2],
    ['W..1', 2, 1],
    ['.W11', 0, 1],
    ['B1BB', 2, 2],
    ['1.BB', 0, 2],
  ];
  let art = '';
  for (const [face, x, y] of laid) art += place(tileArt(face, { start: face === 'WWBB' }), x * 100, y * 100);
  art +=
    joinArt('W', 75, 125, 'right') +
    joinArt('W', 175, 125, 'right') +
    joinArt('W', 125, 75, 'down') +
    joinArt('W', 175, 75, 'down');
  art +=
    joinArt('B', 125, 175, 'down') +
    joinArt('B', 175, 175, 'down') +
    joinArt('B', 175, 225, 'right') +
    joinArt('B', 175, 275, 'right');
  art += joinArt('B', 75, 275, 'right');
  return art + place(stoneArt(0), 157, 107, 0.36) + place(stoneArt(1), 207, 257, 0.36);
}

function sizes(top: number): string {
  let art = felt(top, 210) + place(table(), 60, top + 15, 0.6);
  for (const [row, size] of [0.48, 0.32].entries()) {
    for (const [i, id] of [0, 2, 4, 17, 20, 22, 30, 36, 37, 42, 43, 46, 47, 40].entries()) {
      art += place(tileArt(FACES[id]!, { start: id === START_TILE }), 300 + i * (size * 100 + 6), top + 24 + row * 70, size);
    }
    art += place(tileBackArt(), 300 + 14 * (size * 100 + 6), top + 24 + row * 70, size);
    for (let seat = 0; seat < 6; seat++)
      art += place(stoneArt(seat), 1130 + seat * (size * 60 + 6), top + 24 + row * 70, size * 0.6);
  }
  return art;
}

/** Every piece of micropul on one sheet. */
export function sheet(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1560 1120" font-family="var(--text, system-ui, sans-serif)">` +
    `<rect width="1560" height="1120" fill="${PAPER}"/>${heading('micropul: the 48 tiles', 44)}${allTiles(64)}` +
    `${heading('Tile back, units, catalysts, stones', 700)}${pieces(722)}${heading('On the table, at 60, 48 and 32', 890)}${sizes(905)}</svg>\n`
  );
}
