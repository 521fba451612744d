import { CHANCE, type Seat } from '@stolik/kernel/game';
import type { Around } from './command.ts';
import { type Draft, no, type Of, type Reduced } from './draft.ts';
import { hasResigned, isPlaying, standInLevel } from './people.ts';
import { type Asked, botAt, personsOf, refusalsOf, type Session, stateAt } from './session.ts';
import { findUndo, type Takeback } from './undo.ts';

/*
 * Questions among players: undo, a bot for an absent player, a pause. Only connected players are asked. A question can be
 * withdrawn, and expires.
 */

/** After this absence a bot may replace a player who must decide, if the others agree. */
export const AWAY_AFTER = 45_000;
/** After this time of inactivity of a connected player, the others may ask for a bot. */
export const THINKS_FOR = 180_000;
/** The time in milliseconds after which an unanswered question expires. */
export const QUESTION_LASTS = 30_000;
/** After this time any player may resume a paused game. */
export const OTHERS_RESUME_AFTER = 180_000;
/** After this number of refusals the same question cannot be asked again. */
const MOST_REFUSALS = 2;

/** What a seat may request to take back: its last decision, with the chance and the bots' moves that followed. */
function findTakeback(session: Session, seat: Seat): Takeback | undefined {
  const { table, next } = session;
  if (!isPlaying(session) || next.kind === 'over') return undefined;
  const { steps } = table;
  const step = steps.findLastIndex(({ actor }) => actor === seat);
  if (step < 0 || steps[step]?.kind !== 'play') return undefined;
  if (next.kind === 'together' && step >= session.roundFrom) return { step, count: 1, isSecret: true };
  for (let later = step + 1; later < steps.length; later++) {
    const { actor } = steps[later]!;
    if (actor !== CHANCE && botAt(session, actor) === undefined) return undefined;
  }
  return { step, count: steps.length - step, isSecret: false };
}

/** Whether the seat may ask to undo now; cheap, called for every view. Even a free undo may still come too late. */
export const mayUndo = (session: Session, seat: Seat): boolean => seat >= 0 && findTakeback(session, seat) !== undefined;

/** Across a distance those who play too are asked first; at one device, and alone with bots, it is free as far as it goes. */
export function undo(session: Session, draft: Draft, { seat, id }: Of<'undo'>, around: Around): Reduced {
  if (session.opening.isShared) return takeBack(session, draft, seat, id);
  const found = findTakeback(session, seat);
  if (!found) return no('not-now');
  if (found.isSecret || othersAt(session, seat, seat).length === 0) return takeBack(session, draft, seat, id);
  if (session.question || id === undefined || refusalsOf(session, seat) >= MOST_REFUSALS) return no('not-now');
  const whom = askedAt(session, seat, seat, around);
  return draft.add({ kind: 'ask', by: seat, what: 'undo', seat, level: '', id, whom }).settle();
}

/** Free until something secret or random has been seen, at every table. */
function takeBack(session: Session, draft: Draft, seat: Seat, id: string | undefined): Reduced {
  const free = findUndo(session.game, session.table, seat, (count) => stateAt(session, count));
  if (!free.ok) return { ok: false, problem: { code: 'not-now', why: free.problem } };
  const { step, count } = free.value;
  return draft.add({ kind: 'undo', seat, step, count, id }).settle();
}

const playsThemselves = (session: Session, seat: Seat): boolean =>
  session.seats[seat]?.kind === 'person' && botAt(session, seat) === undefined && !hasResigned(session, seat);

/** People whose word counts: those who play themselves, without who asks and who it is about. */
const othersAt = (session: Session, by: Seat, about: Seat): Seat[] =>
  personsOf(session).filter((seat) => seat !== by && seat !== about && playsThemselves(session, seat));

/** The players who are asked: those connected, or if there are none, those who return in time. With days per move all are asked. */
function askedAt(session: Session, by: Seat, about: Seat, { isHere }: Around): readonly Seat[] {
  const all = othersAt(session, by, about);
  const here = all.filter(isHere);
  return session.opening.pace.kind === 'days' || here.length === 0 ? all : here;
}

/** The asked players who still play, with or without an answer. */
function askedBy(session: Session, { what, by, seat, whom }: Asked): readonly Seat[] {
  if (what === 'free' || what === 'carry') return [seat];
  return whom?.filter((each) => playsThemselves(session, each)) ?? othersAt(session, by, seat);
}

/** When a question is over without an answer; undefined where there is none, or all the time in the world. */
export function questionEndsAt({ question, opening }: Session): number | undefined {
  if (!question) return undefined;
  // A player who is asked about their seat is connected, at any pace.
  const isHurried = opening.pace.kind !== 'days' || question.what === 'free' || question.what === 'carry';
  return isHurried ? question.at + QUESTION_LASTS : undefined;
}

/** Whether the person of a seat may be asked for it: nothing else is asked now, and they have not said no often enough. */
export const mayBeAsked = (session: Session, seat: Seat): boolean =>
  !session.question && (session.seatsKept[seat] ?? 0) < MOST_REFUSALS;

export function answer(session: Session, draft: Draft, { seat, question: which, yes, id }: Of<'answer'>): Reduced {
  const { question } = session;
  if (!question || question.id !== which) return no('not-now');
  // The asker may withdraw the question; for a moving seat that counts as no.
  if (seat === question.by && !yes) return draft.add({ kind: 'answer', by: seat, yes, id }).settle();
  const asked = askedBy(session, question);
  if (!asked.includes(seat) || question.yes.includes(seat)) return no('not-yours');
  draft.add({ kind: 'answer', by: seat, yes, id });
  const isAgreed = yes && asked.every((other) => other === seat || question.yes.includes(other));
  if (!isAgreed) return draft.settle();
  if (question.what === 'bot') return draft.add({ kind: 'standIn', seat: question.seat, level: question.level }).settle();
  if (question.what === 'pause') return draft.add({ kind: 'pause', by: question.by, on: true }).settle();
  if (question.what === 'free') return draft.add(releaseOf(question)).settle();
  // The seat moves when the client with its code asks again.
  if (question.what === 'carry') return draft.settle();
  const found = findTakeback(session, question.seat);
  if (!found) return draft.settle();
  const { step, count } = found;
  return draft.add({ kind: 'undo', seat: question.seat, step, count, id: id && `${id}!` }).settle();
}

const releaseOf = ({ by, seat, level }: Asked) => ({ kind: 'release', by, seat, level }) as const;

/** A question expired without an answer. For a bot, silence counts as consent. */
export function lapse(session: Session, draft: Draft, { now }: Around): Reduced {
  const { question } = session;
  const ends = questionEndsAt(session);
  if (!question || ends === undefined || now < ends) return no('not-now');
  draft.add({ kind: 'lapse' });
  if (question.what === 'free' && isPlaying(session)) return draft.add(releaseOf(question)).settle();
  const isGranted = question.what === 'bot' && isPlaying(session) && playsThemselves(session, question.seat);
  return (isGranted ? draft.add({ kind: 'standIn', seat: question.seat, level: question.level }) : draft).settle();
}

/** Asks to replace a player. A connected one is asked too: they may only be thinking. */
export function replace(session: Session, draft: Draft, { seat, about, id }: Of<'replace'>, around: Around): Reduced {
  if (session.seats[about]?.kind !== 'person') return no('unknown');
  const isNow = isPlaying(session) && !session.isPaused && !session.question && about !== seat;
  if (!isNow || !playsThemselves(session, about) || !isAway(session, about, around)) return no('not-now');
  const level = standInLevel(around.levels);
  const whom = [...othersAt(session, seat, about), about].filter(around.isHere);
  draft.add({ kind: 'ask', by: seat, what: 'bot', seat: about, level, id, whom });
  if (whom.length === 0) draft.add({ kind: 'standIn', seat: about, level });
  return draft.settle();
}

/** With days per move nobody counts as absent. With clocks, these limit the time of a connected player. */
function isAway(session: Session, about: Seat, { now, isHere, seenAt }: Around): boolean {
  const { pace } = session.opening;
  if (pace.kind === 'days' || !session.next.seats.includes(about)) return false;
  if (isHere(about)) return pace.kind === 'free' && now - session.lastAt >= THINKS_FOR;
  return now - Math.max(session.lastAt, seenAt?.(about) ?? 0) >= AWAY_AFTER;
}

/** With clocks the others must agree; otherwise a player could stop their own clock. */
export function pause(session: Session, draft: Draft, { seat: by, on, id }: Of<'pause'>, around: Around): Reduced {
  if (!isPlaying(session) || session.isPaused === on) return no('not-now');
  if (!on) return mayResume(session, by, around.now) ? draft.add({ kind: 'pause', by, on, id }).settle() : no('not-now');
  const isFree = session.opening.pace.kind === 'free' || othersAt(session, by, by).length === 0;
  if (isFree) return draft.add({ kind: 'pause', by, on, id }).settle();
  const mayAsk = !session.question && id !== undefined && (session.pausesRefused[by] ?? 0) < MOST_REFUSALS;
  if (!mayAsk) return no('not-now');
  const whom = askedAt(session, by, by, around);
  return draft.add({ kind: 'ask', by, what: 'pause', seat: by, level: '', id, whom }).settle();
}

/** When others may resume: after some minutes, or as soon as a bot plays for the player who paused. */
export function othersResumeAt(session: Session): number {
  const { paused } = session;
  if (!paused || botAt(session, paused.by) !== undefined || hasResigned(session, paused.by)) return 0;
  return paused.at + OTHERS_RESUME_AFTER;
}

const mayResume = (session: Session, seat: Seat, now: number): boolean =>
  session.paused?.by === seat || now >= othersResumeAt(session);
