import { cellName, sideName } from '@stolik/circuit/board/geometry';
import type { Spot } from '../../games/circuit/model/layout.ts';
import type { BenchDesk } from './desk.ts';
import { turnOf } from './model/bench.ts';
import { w } from './words.ts';

/** What a screen reader says of a spot: "c4, LED facing up, full light, current runs". */
export function speakSpot(desk: BenchDesk, spot: Spot): string {
  const { speak } = desk.words();
  const { view, chains, meters } = desk.look();
  if (spot.kind === 'upper') return speak.upper('abcdef'.charAt(spot.column), view.upper[spot.column] === true);
  if (spot.kind === 'lower') return speak.lower('abcdef'.charAt(spot.column), view.lower[spot.column] ?? 0);
  if (spot.kind === 'side') {
    const name = sideName(spot.side);
    const side = view.sides[name];
    return side ? speak.side(name, side.token, side.smoke === true) : name;
  }
  const name = cellName(spot.cell);
  const lying = view.cells[name];
  if (!lying) return speak.cell(name, speak.empty);
  const code = lying.tile.charAt(0);
  const says = [speak.lying(code, turnOf(lying.tile))];
  if (lying.smoke) says.push(speak.burnt);
  const measured = desk.bench().nature ? meters.tiles.get(name) : undefined;
  if (lying.glow && !lying.smoke)
    says.push(measured ? w().states[measured.state] : (lying.glow.level === 2 ? w().full : w().half)('').replace(/^: /, ''));
  if (code === 'K') says.push(lying.on ? speak.on : speak.off);
  const isLive = measured
    ? measured.milliamps > 0
    : chains.some(({ outcome, parts }) => outcome === 'glow' && parts.some(({ cell }) => cell === name));
  if (isLive) says.push(speak.live);
  return speak.cell(name, says.join(', '));
}
