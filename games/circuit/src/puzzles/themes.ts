import type { Action, Seat } from '@stolik/kernel/game';
import { type CircuitState, cloneState } from '../board/state.ts';
import type { CircuitEvent } from '../turn/events.ts';
import { play } from '../turn/play.ts';

/** What each tile that is laid shows. */
const LAID: Readonly<Record<string, string>> = {
  D: 'diode',
  V: 'led',
  E: 'lamp',
  R: 'resistor',
  H: 'bridge',
  X: 'crossing',
  T: 'branch',
  M: 'magnet',
  K: 'reed',
  G: 'battery',
  I: 'wire',
  L: 'wire',
};

/** The themes of an answer, by its events. */
export function themesOf(start: CircuitState, seat: Seat, line: readonly Action[]): readonly string[] {
  const events: CircuitEvent[] = [];
  const state = cloneState(start);
  for (const action of line) play(state, seat, action, (event) => events.push(event));
  const has = (kind: CircuitEvent['kind']): boolean => events.some((event) => event.kind === kind);
  const laid = new Set(events.flatMap((event) => (event.kind === 'tileLaid' ? [LAID[event.tile.charAt(0)]!] : [])));
  const glows = events.filter(({ kind }) => kind === 'glowPlaced').length;
  return [
    ...laid,
    ...(has('ironUsed') ? ['iron'] : []),
    ...(has('reedSwitched') && !laid.has('reed') ? ['reed'] : []),
    ...(has('shortRemoved') ? ['short'] : []),
    ...(has('partsBurnt') ? ['smoke'] : []),
    ...(has('fuseBurnt') ? ['fuse'] : []),
    ...(glows >= 2 ? ['several'] : []),
    ...(has('lastRoundBegan') || has('gameEnded') ? ['end'] : []),
    ...(line.length > 1 ? ['combination'] : []),
  ];
}
