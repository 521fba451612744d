import type { Language, Words } from '@stolik/kernel/language';
import { listed, type Telling } from '@stolik/kernel/telling';
import { COLUMNS, cellName, ROWS, sideName } from '../board/geometry.ts';
import type { CircuitView, SeatView } from '../seen/view.ts';
import { endWords } from './tell.ts';
import { countPieces, countPoints, fill, sidePlace, sideTokenName, tokenName } from './words.ts';

const TEXTS = {
  team: { en: 'team {n}', ru: 'команда {n}', pl: 'drużyna {n}' },
  seat: {
    en: '{player}{team}: {score} ({glow} of glow, penalties {penalties}), irons in front {irons}, glow tokens left {tokens}, hand: {hand}{notes}',
    ru: '{player}{team}: {score} (свечение {glow}, штрафы {penalties}), паяльников на столе {irons}, жетонов «Свечение» осталось {tokens}, в руке: {hand}{notes}',
    pl: '{player}{team}: {score} (światło {glow}, kary {penalties}), lutownic na stole {irons}, żetonów światła zostało {tokens}, na ręce: {hand}{notes}',
  },
  misses: { en: ', misses the next turn', ru: ', пропускает следующий ход', pl: ', traci następną turę' },
  gone: { en: ', has left', ru: ', вне игры', pl: ', poza grą' },
  nothing: { en: 'nothing', ru: 'ничего', pl: 'nic' },
  bag: {
    en: 'In the bag: {bag}. Discarded: {discard}.',
    ru: 'В мешке: {bag}. В сбросе: {discard}.',
    pl: 'W worku: {bag}. Odrzucone: {discard}.',
  },
  turn: { en: '{player} to move.', ru: 'Ходит {player}.', pl: 'Ruch ma {player}.' },
  twice: {
    en: ' Two actions a turn: place two tiles or exchange two.',
    ru: ' За ход два действия: положить два жетона или обменять два.',
    pl: ' Dwie akcje w turze: połóż dwa kafelki albo wymień dwa.',
  },
  againLay: { en: ' Now place the second tile.', ru: ' Нужно положить второй жетон.', pl: ' Trzeba położyć drugi kafelek.' },
  againSwap: {
    en: ' Now exchange a second one.',
    ru: ' Нужно обменять ещё раз.',
    pl: ' Trzeba wymienić jeszcze raz.',
  },
  short: {
    en: 'There’s a short circuit; turns since: {n}.',
    ru: 'На поле короткое замыкание; ходов с тех пор: {n}.',
    pl: 'Na planszy jest zwarcie; tur od tego czasu: {n}.',
  },
  last: {
    en: 'Last round; still to move: {players}.',
    ru: 'Последний круг; ещё ходят: {players}.',
    pl: 'Ostatnia runda; ruch mają jeszcze: {players}.',
  },
  winner: { en: 'The winner: {who}.', ru: 'Победа: {who}.', pl: 'Wygrywa: {who}.' },
  draw: { en: 'A draw.', ru: 'Ничья.', pl: 'Remis.' },
  setup: { en: 'The side tokens are being placed.', ru: 'Выкладываются боковые жетоны.', pl: 'Układane są żetony boczne.' },
  parts: { en: 'Parts that glow or are burnt:', ru: 'Светящиеся и сгоревшие элементы:', pl: 'Elementy świecące i spalone:' },
  glowHalf: { en: 'glows half for {player}', ru: 'половинное свечение, {player}', pl: 'świeci połową mocy, {player}' },
  glowFull: { en: 'glows fully for {player}', ru: 'полное свечение, {player}', pl: 'świeci pełną mocą, {player}' },
  burnt: { en: 'burnt', ru: 'синий дым', pl: 'niebieski dym' },
  on: { en: 'On', ru: 'включён', pl: 'włączony' },
  fuses: { en: 'Burnt fuses: {sides}.', ru: 'Сгоревшие предохранители: {sides}.', pl: 'Spalone bezpieczniki: {sides}.' },
} as const satisfies Record<string, Words>;

/**
 * The field as characters, then everything else in sentences. Behind a tile stands what lies on it:
 * ' half glow, * full glow, % smoke, ! On; at the edges the side tokens, % a burnt fuse; below the lower strip, above the rail (=).
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
  lines.push(fill(TEXTS.bag[language], { bag: countPieces(view.bag, language), discard: poolWords(view.discard, language) }));
  lines.push(...partLines(view, telling));
  if (view.stands) lines.push(fill(TEXTS.short[language], { n: Math.max(0, view.short ?? 0) }));
  if (view.last && !view.over) {
    lines.push(
      fill(TEXTS.last[language], {
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
        ? TEXTS.draw[language]
        : fill(TEXTS.winner[language], { who: sideWords(view, view.over.side, telling) });
    return `${endWords(view.over.reason, language)} ${who}`;
  }
  if (view.turn === null) return TEXTS.setup[language];
  const twice = view.options.x2 ? TEXTS.twice[language] : '';
  const again = view.again === 'lay' ? TEXTS.againLay[language] : view.again === 'swap' ? TEXTS.againSwap[language] : twice;
  return fill(TEXTS.turn[language], { player: telling.nameOf(view.turn) }) + again;
}

const sideWords = (view: CircuitView, side: number, { language, nameOf }: Telling): string =>
  view.options.teams ? fill(TEXTS.team[language], { n: side + 1 }) : nameOf(side);

function seatLine(view: CircuitView, seat: SeatView, index: number, { language, nameOf }: Telling): string {
  const hand =
    seat.hand.kind === 'hidden'
      ? String(seat.hand.count)
      : seat.hand.tokens.map((token) => `${tokenName(token, language)} (${token})`).join(', ') || TEXTS.nothing[language];
  const team = view.options.teams ? ` (${fill(TEXTS.team[language], { n: seat.side + 1 })})` : '';
  const notes = (seat.misses ? TEXTS.misses[language] : '') + (seat.gone ? TEXTS.gone[language] : '');
  const numbers = { glow: seat.points, penalties: seat.penalties, irons: seat.irons, tokens: seat.glowTokens };
  return `${fill(TEXTS.seat[language], { player: nameOf(index), team, score: countPoints(seat.score, language), ...numbers, hand, notes })}.`;
}

function poolWords(pool: Readonly<Record<string, number>>, language: Language): string {
  const words = Object.entries(pool).map(([token, count]) => `${tokenName(token, language)} × ${count}`);
  return words.join(', ') || TEXTS.nothing[language];
}

/** What lies on the tiles, in words: the drawing alone would leave a listener guessing. */
function partLines(view: CircuitView, { language, nameOf }: Telling): string[] {
  const parts = Object.entries(view.cells).flatMap(([name, cell]) => {
    const notes: string[] = [];
    if (cell.glow)
      notes.push(fill(TEXTS[cell.glow.level === 1 ? 'glowHalf' : 'glowFull'][language], { player: nameOf(cell.glow.seat) }));
    if (cell.smoke) notes.push(TEXTS.burnt[language]);
    if (cell.on) notes.push(TEXTS.on[language]);
    return notes.length > 0 ? [`${tokenName(cell.tile, language)} ${name}: ${notes.join(', ')}`] : [];
  });
  const burnt = Object.entries(view.sides).flatMap(([name, side]) =>
    side.smoke ? [`${sideTokenName(side.token, language)}, ${sidePlace(name, language)}`] : [],
  );
  const lines = parts.length > 0 ? [`${TEXTS.parts[language]} ${parts.join('; ')}.`] : [];
  if (burnt.length > 0) lines.push(fill(TEXTS.fuses[language], { sides: burnt.join('; ') }));
  return lines;
}
