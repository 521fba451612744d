import { parseCase, positionOf } from '@stolik/kernel/cases';
import { REFEREE } from '@stolik/kernel/game';
import { no, plate, yes } from '../../base/how-to.ts';
import type { Picture } from '../../base/ui/picture.ts';
import type { BoardPanel, Panel, PiecesPanel, Rulebook, RulebookArt, Spot } from './rulebook.ts';

export const isBoard = (panel: Panel): panel is BoardPanel => typeof panel === 'object' && 'position' in panel;
export const isPieces = (panel: Panel): panel is PiecesPanel => typeof panel === 'object' && 'pieces' in panel;

/** A panel as the case that it is. */
export const caseOf = (game: string, { marks: _, sign: __, isBefore: ___, ...said }: BoardPanel): object => ({
  game,
  players: 2,
  ...said,
});

/** The board of a panel with its marks. What can't be read is our own mistake, and a test finds it. */
export function drawBoard({ game, cases, art }: Rulebook, panel: BoardPanel): Picture {
  const file = parseCase(caseOf(game.id, panel.isBefore ? { ...panel, moves: [], expect: {} } : panel));
  if (!file.ok) throw new Error(`a picture is no case: ${file.problem.at}: ${file.problem.says}`);
  const state = positionOf(game, cases, file.value);
  if (!state.ok) throw new Error(`a picture has no position: ${state.problem.at}: ${state.problem.says}`);
  const view = game.view(state.value, REFEREE);
  const { box, parts } = art.board(view, file.value.illegal[0]?.text);
  return { box, parts: [...parts, ['marks', (panel.marks ?? []).map((mark) => drawMark(mark, view, art)).join('')]] };
}

/** How many places it is wide. */
export const widthOf = ({ box }: Picture): number => Number(box.split(' ')[2]) / 100;

const LAMP = 'fill="none" stroke="var(--lamp)" stroke-linecap="round" stroke-linejoin="round"';
const CASE = 'fill="none" stroke="#2b2533" stroke-linecap="round" stroke-linejoin="round"';

function drawMark(mark: string, view: unknown, art: RulebookArt): string {
  const [kind, ...names] = mark.split(' ');
  const spotOf = (name: string): Spot => {
    const spot = art.spot(name, view);
    if (!spot) throw new Error(`"${mark}": there is no place ${name}`);
    return spot;
  };
  const { x, y, size } = spotOf(names[0] ?? '');
  const corner = `x="${x - size / 2 + 2}" y="${y - size / 2 + 2}" width="${size - 4}" height="${size - 4}" rx="13"`;
  switch (kind) {
    case 'frame':
      return `<rect ${corner} ${LAMP} stroke-width="7"/>`;
    case 'hole':
      return `<rect ${corner} ${LAMP} stroke-width="5" stroke-dasharray="2 12"/>`;
    case 'ring':
      return `<circle cx="${x}" cy="${y}" r="${size / 2 - 2}" ${CASE} stroke-width="9"/><circle cx="${x}" cy="${y}" r="${size / 2 - 2}" ${LAMP} stroke-width="5"/>`;
    case 'yes':
      return yes(x, y);
    case 'no':
      return no(x, y);
    case 'path':
      return drawPath(names.map(spotOf));
    case 'plate':
      return plate(names.slice(1).join(' '), x, y);
    default:
      throw new Error(`"${mark}" is no mark`);
  }
}

/** From the first place to the last; it begins and ends a little before the middles, where figures stand. */
function drawPath(spots: readonly Spot[]): string {
  const [from, next] = [spots[0]!, spots[1]!];
  const [before, to] = [spots.at(-2)!, spots.at(-1)!];
  const start = towards(from, next, 34);
  const end = towards(to, before, 10);
  const turn = (Math.atan2(to.y - before.y, to.x - before.x) * 180) / Math.PI;
  const d = `M${start.x} ${start.y}${spots
    .slice(1, -1)
    .map(({ x, y }) => `L${x} ${y}`)
    .join('')}L${end.x} ${end.y}`;
  const head = `<path d="M-15-13 0 0-15 13" transform="translate(${end.x} ${end.y}) rotate(${turn})"`;
  return `<path d="${d}" ${CASE} stroke-width="15"/>${head} ${CASE} stroke-width="15"/><path d="${d}" ${LAMP} stroke-width="8"/>${head} ${LAMP} stroke-width="8"/>`;
}

function towards(from: Spot, to: Spot, by: number): { readonly x: number; readonly y: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: Math.round(from.x + ((to.x - from.x) * by) / length), y: Math.round(from.y + ((to.y - from.y) * by) / length) };
}
