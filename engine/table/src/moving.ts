import type { Seat } from '@stolik/kernel/game';
import { isOutOfTime } from './clock.ts';
import type { Around } from './command.ts';
import { type Draft, no, type Of, type Reduced } from './draft.ts';
import { hasResigned, isPlaying } from './people.ts';
import { mayBeAsked, questionEndsAt } from './questions.ts';
import type { Session } from './session.ts';

/*
 * A seat that moves to another device. Only its player may see the hand, so in a running game the connected player is asked
 * first. A player who lost a seat without consent may take it back.
 */

/** How long an answer about a move is valid; after that the code asks again. */
const ANSWER_LASTS = 60_000;

/** A client has presented the code of a seat. `name` is empty for the same person; `id` identifies the request. */
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
 * In a private game another name means another person, who may also take a bot's seat. A class decides the players of its
 * tables and their names: a name chosen by a pupil could be a message.
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
  // A player who gave the seat to another person has no right to that hand any more.
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
