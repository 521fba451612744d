import { cellName, sideName } from '@stolik/circuit/board/geometry';
import type { Desk } from '../desk/desk.ts';
import { type Spot, spotKey } from '../model/layout.ts';

/** What a screen reader says of a spot: "c4, LED facing up, lit by Ania, full". */
export function speakSpot(desk: Desk, spot: Spot, isTried: boolean): string {
  const { speak } = desk.words();
  const view = desk.shown();
  if (spot.kind === 'upper') return speak.upper('abcdef'.charAt(spot.column), view.upper[spot.column] === true);
  if (spot.kind === 'lower') return speak.lower('abcdef'.charAt(spot.column), view.lower[spot.column] ?? 0);
  const isOffered = desk.offered().has(spotKey(spot));
  const isIron = desk.draft().kind === 'iron';
  const offer = isTried ? [speak.preview] : isOffered ? [isIron ? speak.canSolder : speak.canLay] : [];
  if (spot.kind === 'side') {
    const name = sideName(spot.side);
    const side = view.sides[name];
    return [side ? speak.side(name, side.token, side.smoke === true) : name, ...offer].join(', ');
  }
  return speak.cell(cellName(spot.cell), [...speakCell(desk, spot.cell, isTried), ...offer].join(', '));
}

function speakCell(desk: Desk, cell: number, isTried: boolean): string[] {
  const { speak } = desk.words();
  const ghost = desk.ghost();
  if (isTried && ghost?.cell === cell) return [speak.lying(ghost.tile.charAt(0), Number(ghost.tile.charAt(1)))];
  const lying = desk.shown().cells[cellName(cell)];
  if (!lying) return [speak.empty];
  const code = lying.tile.charAt(0);
  const says = [speak.lying(code, Number(lying.tile.charAt(1)))];
  if (lying.smoke) says.push(speak.burnt);
  if (lying.glow) says.push(speak.lit(desk.table.nameOf(lying.glow.seat), lying.glow.level));
  if (code === 'K') says.push(lying.on ? speak.on : speak.off);
  const name = cellName(cell);
  if (desk.chains().some(({ parts }) => parts.some((part) => part.cell === name))) says.push(speak.live);
  return says;
}
