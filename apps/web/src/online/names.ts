import type { RoomSeat } from '@stolik/wire/room';
import { m } from '../messages/catalog.ts';

/** How somebody at a table is called here. Bots have no names on the server: every language has its own. */
export function sitterName(sitter: RoomSeat, seat: number): string {
  if (sitter.kind === 'person') return sitter.name;
  return sitter.kind === 'bot' ? (m().names.bots[seat] ?? `${m().table.bot} ${seat + 1}`) : '';
}

/** Everybody at the table but one, in the order of the seats. */
export const othersAt = (seats: readonly RoomSeat[], but = -1): string =>
  seats.flatMap((sitter, seat) => (sitter.kind === 'open' || seat === but ? [] : [sitterName(sitter, seat)])).join(', ');
