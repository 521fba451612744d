import type { Language } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import { inEach } from '@stolik/look/catalog';
import { listed } from '@stolik/look/speech';
import { COLUMNS, cellName, ROWS, sideName } from '../board/geometry.ts';
import type { CircuitView, SeatView } from '../seen/view.ts';
import { en } from '../words/en/describe.ts';
import { countPieces, countPoints, fill, sidePlace, sideTokenName, tokenName } from '../words/naming.ts';
import { pl } from '../words/pl/describe.ts';
import { ru } from '../words/ru/describe.ts';
import { endWords } from './tell.ts';

const WORDS = inEach({ en, ru, pl });

/**
 * The field as characters, then everything else in sentences. The character after a tile shows its state: ' half glow, * full
 * glow, % smoke, ! On. The side tokens are at the edges (% a blown fuse), the lower strip below, the rail (=) above.
 */
export function describe(view: CircuitView, telling: Telling): string {
  return [drawField(view), ...describeState(view, telling)].join('\n');
}

function drawField(view: CircuitView): string {
  const lines: string[] = [];
  const rail = view.upper.map((contact) => (contact ? ' == ' : '    '));
  lines.push(`      ${rail.join('')}`.trimEnd());
  for (let row = ROWS - 1; row >= 0; row--) {
    const cells = Array.from({ length: COLUMNS }, (_, column) => drawCell(view, cellName(column * ROWS + row)));
    lines.push(`${row + 1} ${drawSide(view, row).padStart(3)} ${cells.join('')} ${drawSide(view, ROWS + row)}`.trimEnd());
  }
  const poles = view.lower.map((pole) => (pole > 0 ? ' ++ ' : pole < 0 ? ' -- ' : '    '));
  lines.push(`      ${poles.join('')}`.trimEnd());
  lines.push('       a   b   c   d   e   f');
  return lines.join('\n');
}

function drawCell(view: CircuitView, name: string): string {
  const cell = view.cells[name];
  if (!cell) return ' .. ';
  const mark = cell.smoke ? '%' : cell.glow ? (cell.glow.level === 2 ? '*' : "'") : cell.on ? '!' : ' ';
  return ` ${cell.tile}${mark}`;
}

function drawSide(view: CircuitView, side: number): string {
  const token = view.sides[sideName(side)];
  return token ? `${token.token}${token.smoke ? '%' : ''}` : '?';
}

function describeState(view: CircuitView, telling: Telling): string[] {
  const { language } = telling;
  const lines = view.seats.map((seat, index) => seatLine(view, seat, index, telling));
  lines.push(fill(WORDS.bag[language], { bag: countPieces(view.bag, language), discard: poolWords(view.discard, language) }));
  lines.push(...partLines(view, telling));
  if (view.stands) lines.push(fill(WORDS.short[language], { n: Math.max(0, view.short ?? 0) }));
  if (view.last && !view.over) {
    lines.push(
      fill(WORDS.last[language], {
        players: listed(view.last.map(telling.nameOf), language),
      }),
    );
  }
  lines.push(turnLine(view, telling));
  return lines;
}

function turnLine(view: CircuitView, telling: Telling): string {
  const { language } = telling;
  if (view.over) {
    const who =
      view.over.side === null
        ? WORDS.draw[language]
        : fill(WORDS.winner[language], { who: sideWords(view, view.over.side, telling) });
    return `${endWords(view.over.reason, language)} ${who}`;
  }
  if (view.turn === null) return WORDS.setup[language];
  const twice = view.options.x2 ? WORDS.twice[language] : '';
  const again = view.again === 'lay' ? WORDS.againLay[language] : view.again === 'swap' ? WORDS.againSwap[language] : twice;
  return fill(WORDS.turn[language], { player: telling.nameOf(view.turn) }) + again;
}

const sideWords = (view: CircuitView, side: number, { language, nameOf }: Telling): string =>
  view.options.teams ? fill(WORDS.team[language], { n: side + 1 }) : nameOf(side);

function seatLine(view: CircuitView, seat: SeatView, index: number, { language, nameOf }: Telling): string {
  const hand =
    seat.hand.kind === 'hidden'
      ? String(seat.hand.count)
      : seat.hand.tokens.map((token) => `${tokenName(token, language)} (${token})`).join(', ') || WORDS.nothing[language];
  const team = view.options.teams ? ` (${fill(WORDS.team[language], { n: seat.side + 1 })})` : '';
  const notes = (seat.misses ? WORDS.misses[language] : '') + (seat.gone ? WORDS.gone[language] : '');
  const numbers = { glow: seat.points, penalties: seat.penalties, irons: seat.irons, tokens: seat.glowTokens };
  return `${fill(WORDS.seat[language], { player: nameOf(index), team, score: countPoints(seat.score, language), ...numbers, hand, notes })}.`;
}

function poolWords(pool: Readonly<Record<string, number>>, language: Language): string {
  const words = Object.entries(pool).map(([token, count]) => `${tokenName(token, language)} × ${count}`);
  return words.join(', ') || WORDS.nothing[language];
}

/** What lies on the tiles, in words: the drawing alone would leave a listener guessing. */
function partLines(view: CircuitView, { language, nameOf }: Telling): string[] {
  const parts = Object.entries(view.cells).flatMap(([name, cell]) => {
    const notes: string[] = [];
    if (cell.glow)
      notes.push(fill(WORDS[cell.glow.level === 1 ? 'glowHalf' : 'glowFull'][language], { player: nameOf(cell.glow.seat) }));
    if (cell.smoke) notes.push(WORDS.burnt[language]);
    if (cell.on) notes.push(WORDS.on[language]);
    return notes.length > 0 ? [`${tokenName(cell.tile, language)} ${name}: ${notes.join(', ')}`] : [];
  });
  const burnt = Object.entries(view.sides).flatMap(([name, side]) =>
    side.smoke ? [`${sideTokenName(side.token, language)}, ${sidePlace(name, language)}`] : [],
  );
  const lines = parts.length > 0 ? [`${WORDS.parts[language]} ${parts.join('; ')}.`] : [];
  if (burnt.length > 0) lines.push(fill(WORDS.fuses[language], { sides: burnt.join('; ') }));
  return lines;
}
