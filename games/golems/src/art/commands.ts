import { at, BATTLE, BONUS, box, escapeText, fill, INK, inked, line, MOVE, PAPER, round } from './brush.ts';

/** Cards by the letters of the notation, bonus cards by name; what `programs/` calls a card. */
export const COMMANDS = ['F', 'B', 'L', 'R', 'S', 'A', 'D', 'repeat', 'if', 'while', 'call'] as const;
export type Command = (typeof COMMANDS)[number];

export const commandColour = (command: Command): string =>
  command === 'A' || command === 'D' ? BATTLE : command.length === 1 ? MOVE : BONUS;

/** Signs about 24 units wide around (0, 0), white on the figure. */
const SIGNS: Record<Command, string> = {
  F: 'M0 12V-11M-10-2 0-12 10-2',
  B: 'M0-12V11M-10 2 0 12 10 2',
  L: 'M10 12V3q0-8-8-8h-12M-3-13l-8 8 8 8',
  R: 'M-10 12V3q0-8 8-8h12M3-13l8 8-8 8',
  S: 'M-6-11v22M6-11v22',
  A: 'M11-12-4 3M-9-3-1 5M-5 4l-7 8',
  D: 'M0-13q5 4 11 4 0 16-11 22-11-6-11-22 6 0 11-4zM0-5V5M-5-1H5',
  repeat: 'M10-7a13 13 0 1 0 3 9M12-14l-1 8-8-1M-4-2q0-4 4-4t4 4q0 3-8 8h8',
  if: 'M-6-5q0-7 6-7t6 6q0 4-3 6t-3 5M0 12h0',
  while: 'M10-7a13 13 0 1 0 3 9M12-14l-1 8-8-1M-3-4q0-3 3-3t3 3q0 2-3 4M0 7h0',
  call: 'M-11-9H1v8h-12zM-1 3h12v8H-1zM-5-1v8h4',
};
/** Sparks make the strike more than a stick. */
const SPARKS = 'M4 8l3 3M9 3h4M2 13v0';

/** The rulebook's figures: an action is a rectangle, a condition a rhombus, a loop a hexagon; a call has the double sides of a subprogram. [G6.0.4] */
const FIGURES: Record<'rectangle' | 'rhombus' | 'hexagon', string> = {
  rectangle: 'M12 14h76q5 0 5 5v62q0 5-5 5H12q-5 0-5-5V19q0-5 5-5z',
  rhombus: 'M50 3 97 50 50 97 3 50z',
  hexagon: 'M26 14h48l23 36-23 36H26L3 50z',
};
export const figureOf = (command: Command): keyof typeof FIGURES =>
  command === 'if' ? 'rhombus' : command === 'repeat' || command === 'while' ? 'hexagon' : 'rectangle';

/** The command's sign alone, as lines in one colour, for bars, logs and dice. */
export const commandSign = (command: Command, colour: string = INK): string =>
  at(line(SIGNS[command], colour, command.length > 1 ? 3.2 : 4.6) + (command === 'A' ? line(SPARKS, colour, 3) : ''), 50, 50, 3);

/** Figure and sign: a command without its word. */
export function commandArt(command: Command): string {
  const scale = command === 'if' ? 2 : command.length > 1 ? 1.9 : 2.2;
  const sides = command === 'call' ? line('M18 15v70M82 15v70', PAPER, 4) : '';
  const sign = at(
    line(SIGNS[command], PAPER, command.length > 1 && command !== 'if' ? 3.4 : 4.6) +
      (command === 'A' ? line(SPARKS, PAPER, 3) : ''),
    50,
    50,
    scale,
  );
  return inked(fill(FIGURES[figureOf(command)], commandColour(command))) + sides + sign;
}

export type CardLook = { word?: string; dim?: boolean };

/** Words of any language: a long name takes two lines, a long word is set smaller, none is cut. */
export function cardWord(word: string, y: number, colour: string): string {
  const middle = word.length > 11 ? word.indexOf(' ') : -1;
  const lines = middle > 0 ? [word.slice(0, middle), word.slice(middle + 1)] : [word];
  const longest = Math.max(...lines.map((text) => text.length), 1);
  const size = Math.min(middle > 0 ? 13 : 17, round(138 / longest));
  const spans = lines.map(
    (text, i) => `<tspan x="50" y="${round(y + (lines.length > 1 ? -9 + i * 12 : 0))}">${escapeText(text)}</tspan>`,
  );
  return `<text font-family="var(--text,sans-serif)" font-weight="700" font-size="${size}" text-anchor="middle" fill="${colour}">${spans.join('')}</text>`;
}

/** A paper card with a coloured rim and a hard lower edge. */
export const paperCard = (rim: string): string =>
  `${box(6, 6, 88, 92, 10, INK, ' opacity=".55"')}${box(6, 2, 88, 92, 10, PAPER, ` stroke="${rim}" stroke-width="4"`)}`;

/** A command card; the caller gives the word in the player's language. */
export function cardArt(command: Command, { word, dim = false }: CardLook = {}): string {
  const colour = commandColour(command);
  const art = word
    ? paperCard(colour) + at(commandArt(command), 18, 5, 0.64) + cardWord(word, 86, colour)
    : paperCard(colour) + at(commandArt(command), 12, 10, 0.76);
  return dim ? `<g opacity=".4">${art}</g>` : art;
}

/** An empty place for a card. */
export const slotArt = (mark: 'card' | 'yes' | 'no' = 'card'): string =>
  `<rect x="8" y="4" width="84" height="88" rx="10" fill="${PAPER}" fill-opacity=".5" stroke="${INK}" stroke-opacity=".5" stroke-width="3" stroke-dasharray="9 7"/>${mark === 'card' ? '' : slotMark(mark, 50, 48, 2)}`;

const slotMark = (mark: 'yes' | 'no', x: number, y: number, k: number): string =>
  at(
    inked(`<circle r="9" fill="${PAPER}"/>`, 2) +
      line(mark === 'yes' ? 'M-4.5 0l3.5 4 6-8' : 'M-4-4 4 4M4-4-4 4', mark === 'yes' ? MOVE : BATTLE, 3),
    x,
    y,
    k,
  );

export type RowLook = { command: Command; word?: string; inner?: readonly ({ command: Command; word?: string } | undefined)[] };

/** How many inner cards a bonus card holds. [G6.3.3] */
export const innerCount = (command: Command): number =>
  command === 'if' ? 2 : command === 'repeat' || command === 'while' ? 1 : 0;

/** A row of a program, 100 high: the card, and behind a bonus card the places of its inner cards, yes and no marked. */
export function rowArt({ command, word, inner = [] }: RowLook): { art: string; width: number } {
  const count = innerCount(command);
  const width = 100 + count * 88;
  const marks = command === 'if' ? (['yes', 'no'] as const) : ([undefined] as const);
  let art = count ? box(2, 0, width - 4, 100, 14, BONUS, ' opacity=".16"') : '';
  art += cardArt(command, word ? { word } : {});
  for (let i = 0; i < count; i++) {
    const card = inner[i];
    const mark = marks[i];
    const x = 97 + i * 88;
    art += at(card ? cardArt(card.command, card.word ? { word: card.word } : {}) : slotArt(mark ?? 'card'), x, 8, 0.86);
    if (mark && card) art += slotMark(mark, x + 10, 13, 1.1);
  }
  return { art, width };
}
