import type { Fact } from '@stolik/class/things';
import { kept } from '../../base/kept/kept.ts';
import { learnt } from '../learn/store.ts';
import { doers, entered, type Member, type Members, readMembers } from './members.ts';
import { doerKey, factsOf, type Outbox, put, readOutbox } from './outbox.ts';

/** In the outbox: what was done while nobody of a class was in. */
const NOBODYS = '';

/** Who of a class uses this device. */
export const members = kept<Members>('stolik.class.members', readMembers, readMembers(null));
/** What their class does not know yet. */
export const outbox = kept<Outbox>('stolik.class.outbox', readOutbox, readOutbox(null));
/** Whether what this device knew before it had a class was given to somebody. */
const isGiven = kept('stolik.class.given', (raw) => raw === true, false);

export const changeMembers = (change: (before: Members) => Members): void => void members.change(change);
export const changeOutbox = (change: (before: Outbox) => Outbox): void => void outbox.change(change);

/** Comes in. What was learnt here before anybody came in is the first one's, and what was learnt since then while nobody was in is the next one's. */
export function comeIn(member: Omit<Member, 'at'>): void {
  changeMembers((before) => entered(before, { ...member, at: Date.now() }));
  const facts = isGiven() ? (outbox()[NOBODYS] ?? []) : factsOf(learnt());
  if (facts.length > 0) changeOutbox(({ [NOBODYS]: _, ...before }) => put(before, doerKey(member), facts));
  isGiven.change(() => true);
}

/** Something was done at this device by whoever plays now; while nobody is in it waits for whoever comes. */
export function noteDone(fact: Fact): void {
  const who = doers(members()).map(doerKey);
  // Before anybody has come in, all of it is known anyway.
  const whose = who.length === 0 && isGiven() ? [NOBODYS] : who;
  if (whose.length > 0) changeOutbox((before) => whose.reduce((box, doer) => put(box, doer, [fact]), before));
}
