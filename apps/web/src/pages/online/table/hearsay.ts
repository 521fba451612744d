import type { Seat } from '@stolik/kernel/game';
import type { Phrase, Question, Room } from '@stolik/wire/room';
import { isPlayedByPerson } from '../../../session/online/sitting.ts';
import { isTimeUp, seatChanges } from '../../../session/online/standing.ts';

/* What happens around a game, told from one moment to the next: pure, so that it is tested without a page. */

/** A sentence about the table; `seat` where the words want a name that only the page knows. */
export type Hearsay =
  | { readonly kind: 'come' | 'gone' | 'timeUp'; readonly seat: Seat }
  | { readonly kind: 'freed' | 'taken' | 'moved'; readonly name: string }
  | { readonly kind: 'timeUpMine' | 'forgotten' };

/** Who has come and who has gone; of oneself everybody knows. */
export const comings = (before: readonly Seat[], now: readonly Seat[], me: Seat | undefined): readonly Hearsay[] => [
  ...now.flatMap((seat) => (seat !== me && !before.includes(seat) ? [{ kind: 'come', seat } as const] : [])),
  ...before.flatMap((seat) => (seat !== me && !now.includes(seat) ? [{ kind: 'gone', seat } as const] : [])),
];

/** Who sits where has changed, or somebody's time has run out. */
export const changes = (before: Room, now: Room, me: Seat | undefined): readonly Hearsay[] => [
  ...seatChanges(before, now),
  ...now.seats.flatMap((_, seat): readonly Hearsay[] => {
    if (!isTimeUp(now, seat) || isTimeUp(before, seat)) return [];
    return [seat === me ? { kind: 'timeUpMine' } : { kind: 'timeUp', seat }];
  }),
];

/** What has become of a request to take back: one that was granted shows, one that came to nothing is answered. */
export interface Asking {
  readonly question: Question | undefined;
  readonly wasUndone: boolean;
  /** One's own request has just come to nothing. */
  readonly isRefused: boolean;
}

export const NOTHING_ASKED: Asking = { question: undefined, wasUndone: false, isRefused: false };

export const afterUndo = (asking: Asking): Asking => ({ ...asking, wasUndone: true, isRefused: false });

export function afterQuestion({ question: before, wasUndone }: Asking, now: Question | undefined, me: Seat | undefined): Asking {
  if (now) return { question: now, wasUndone: false, isRefused: false };
  return { question: undefined, wasUndone, isRefused: before?.kind === 'undo' && before.by === me && !wasUndone };
}

export type Said = ReadonlyMap<Seat, Phrase>;

/** Somebody says something, or their bubble is gone. */
export function withPhrase(said: Said, seat: Seat, phrase: Phrase | undefined): Said {
  const now = new Map(said);
  if (phrase) now.set(seat, phrase);
  else now.delete(seat);
  return now;
}

/** Decisions of others after one's own last; none for who has not decided yet or looks on. */
export function countMissed(passages: readonly { readonly actor: number }[], me: Seat | undefined, isOver: boolean): number {
  const last = passages.findLastIndex(({ actor }) => actor === me);
  if (me === undefined || last < 0 || isOver) return 0;
  return passages.slice(last + 1).filter(({ actor }) => actor >= 0).length;
}

/** How somebody sits there. */
export function sittingOf(room: Room, seat: Seat, here: readonly Seat[]): 'bot' | 'standIn' | 'here' | 'away' {
  const sitter = room.seats[seat];
  if (sitter?.kind === 'bot') return 'bot';
  if (sitter?.kind === 'person' && sitter.standIn !== undefined) return 'standIn';
  return here.includes(seat) ? 'here' : 'away';
}

export type Offer = 'pause' | 'resume' | 'leave' | 'carry' | 'notices' | 'openDoor' | 'shutDoor' | 'seats' | 'own' | 'remove';

/** What the teacher decides at a table of a class. */
const OF_TEACHER: ReadonlySet<Offer> = new Set(['openDoor', 'shutDoor', 'seats', 'own', 'remove']);

/** What the menu offers whoever sits here, in its order; nothing to those who look on. */
export function offersOf(room: Room, me: Seat | undefined, { isOfClass = false } = {}): readonly Offer[] {
  if (me === undefined) return [];
  const isPlaying = room.phase === 'playing';
  // A game that others are playing stays.
  const isAlone = room.seats.every(({ kind }, seat) => kind !== 'person' || seat === me);
  const isHost = room.host === me;
  const offers: readonly (Offer | false)[] = [
    isPlaying && (room.isPaused ? 'resume' : 'pause'),
    isPlaying && isPlayedByPerson(room, me) && 'leave',
    'carry',
    isPlaying && room.pace.kind === 'days' && 'notices',
    room.isShut ? 'openDoor' : 'shutDoor',
    isHost && isPlaying && !room.isOpen && 'seats',
    'own',
    isHost && (!isPlaying || isAlone) && 'remove',
  ];
  return offers.filter((offer) => offer !== false).filter((offer) => !isOfClass || !OF_TEACHER.has(offer));
}
