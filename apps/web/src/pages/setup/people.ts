import { isColour } from '@stolik/kernel/colours';
import { seatShape } from '@stolik/look/seats';
import type { Sitter } from '@stolik/table/table';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { botNameAt } from '../../session/bots/bot-name.ts';
import { USUAL_LEVEL, usualLevel } from '../../session/bots/levels.ts';
import { coloursIn, type Seating, type Sitting } from './seating.ts';

/** Which of the people here; the first is whoever this browser knows by name. */
const firstHere = (seats: Seating): number => seats.findIndex(({ kind }) => kind === 'here');

/** What somebody is called who has not said a name. */
export function usualName(seats: Seating, seat: number): string {
  const sitting = seats[seat];
  if (sitting?.kind === 'bot') return botNameAt(levelsIn(seats), seat);
  if (sitting?.kind === 'here' && seat === firstHere(seats) && preferences.name) return preferences.name;
  return seats.filter(({ kind }) => kind === 'here').length > 1 ? m().names.person(seatShape(seat).letter) : m().names.guest;
}

const levelsIn = (seats: Seating): readonly (string | undefined)[] =>
  seats.map(({ kind, level }) => (kind === 'bot' ? level || USUAL_LEVEL : undefined));

export const nameAt = (seats: Seating, seat: number): string => seats[seat]?.name.trim() || usualName(seats, seat);

/** As a table takes them. */
export function sittersOf(seats: Seating, game: string): readonly Sitter[] {
  const colours = coloursIn(seats);
  return seats.map(({ kind, level }, seat) => {
    const looks = { name: nameAt(seats, seat), colour: colours[seat] };
    return kind === 'bot' ? { kind, ...looks, level: level || usualLevel(game).id } : { kind: 'person', ...looks };
  });
}

export const person = (): Sitting => ({ kind: 'here', name: '', level: '' });
/** Whoever this browser knows. */
export const me = (): Sitting => ({ ...person(), ...(isColour(preferences.colour) && { colour: preferences.colour }) });
export const bot = (level: string): Sitting => ({ kind: 'bot', name: '', level });
