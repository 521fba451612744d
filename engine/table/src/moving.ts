import type { Seat } from '@stolik/kernel/game';
import { isOutOfTime } from './clock.ts';
import type { Around } from './commands.ts';
import { type Draft, no, type Of, type Reduced } from './draft.ts';
import { hasResigned, isPlaying } from './people.ts';
import { mayBeAsked, questionEndsAt } from './questions.ts';
import type { Session } from './session.ts';

/*
 * A seat that moves to another device. Its hand is hidden from everybody but its person, so in a running game that person is asked
 * where they are connected, and whoever lost a seat without having said yes may take it back.
 */

/** An answer about a move counts for so long; whoever shows the code later asks again. */
const ANSWER_LASTS = 60_000;

/** Somebody has shown the code of a seat. `name` is empty where it is who sat there; `id` is the same for the same wish. */
export function carry(session: Session, draft: Draft, command: Of<'carry'>, around: Around): Reduced {
  const { seat, name, id } = command;
  const sitter = session.seats[seat];
  if (!sitter || !mayTake(session, seat, name)) return no('not-now');
  if (sitter.kind !== 'person' || !isPlaying(session) || !around.isHere(seat)) return move(session, draft, command);
  const { moving } = session;
  const isAnswered = moving?.id === id && moving.seat === seat && around.now - moving.at < ANSWER_LASTS;
  if (isAnswered && moving.answer === 'no') return no('refused');
  if (isAnswered && moving.answer !== undefined) return move(session, draft, command);
  const { question } = session;
  if (question?.what === 'carry' && question.id === id) {
    const ends = questionEndsAt(session) ?? 0;
    return around.now < ends ? no('asked') : move(session, draft.add({ kind: 'lapse' }), command);
  }
  if (!mayBeAsked(session, seat)) return no('not-now');
  return draft.add({ kind: 'ask', by: seat, what: 'carry', seat, level: '', id, whom: [seat] }).settle();
}

/**
 * Under another name it is somebody else's, in a game of friends; there a bot's seat can be taken, too. A class decides who sits at its
 * tables, and under which name: a name that a pupil chooses could be a message.
 */
function mayTake(session: Session, seat: Seat, name: string): boolean {
  const sitter = session.seats[seat];
  const { isOpen, class: room } = session.opening;
  const isForOthers = isPlaying(session) && !isOpen && room === undefined && !hasResigned(session, seat);
  if (sitter?.kind === 'person') return name === '' || name === sitter.name || isForOthers;
  return sitter?.kind === 'bot' && name !== '' && isForOthers;
}

function move(session: Session, draft: Draft, { seat, name }: Of<'carry'>): Reduced {
  const sitter = session.seats[seat];
  const isPerson = sitter?.kind === 'person';
  const newName = name || (isPerson ? sitter.name : '');
  // Whoever gave the seat to somebody else by a yes of their own has no right to that hand any more.
  const isGivenAway = isPerson && newName !== sitter.name && session.moving?.answer === 'yes';
  const keeps = isPerson && !isGivenAway && { keeps: true as const };
  const isOut = isPerson && isOutOfTime(session, seat);
  return draft.add({ kind: 'resit', seat, name: newName, isOut, ...keeps }).settle();
}

/** The device that had the seat before takes it back, and everything that came after it is out. */
export function reclaim(session: Session, draft: Draft, { satAt }: Of<'reclaim'>): Reduced {
  const seat = session.former.findIndex((all) => all.some((one) => one.satAt === satAt));
  const former = session.former[seat]?.find((one) => one.satAt === satAt);
  if (!former) return no('not-yours');
  return draft.add({ kind: 'resit', seat, name: former.name, isOut: isOutOfTime(session, seat), back: satAt }).settle();
}
