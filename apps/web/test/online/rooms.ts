import type { Room, RoomSeat } from '@stolik/wire/room';

export const person = (name: string, more: Partial<Extract<RoomSeat, { kind: 'person' }>> = {}): RoomSeat => ({
  kind: 'person',
  name,
  ...more,
});

/** Three people at a table of their own, playing. */
export const room = (more: Partial<Room> = {}): Room => ({
  id: 'table',
  code: 'BCDFGH',
  game: 'circuit',
  options: {},
  pace: { kind: 'free' },
  isOpen: false,
  phase: 'playing',
  seats: [person('Ann'), person('Bob'), person('Cid')],
  host: 0,
  isPaused: false,
  commitment: '',
  ...more,
});
