import type { Fact } from '@stolik/class/things';
import { createSignal } from 'solid-js';
import { learnt } from '../learn/store.ts';
import { doers, entered, type Member, type Members, readMembers } from './members.ts';
import { doerKey, factsOf, type Outbox, put, readOutbox } from './outbox.ts';

const MEMBERS = 'stolik.class.members';
const OUTBOX = 'stolik.class.outbox';
/** Set when what this device knew before it had a class was given to somebody. */
const GIVEN = 'stolik.class.given';
/** In the outbox: what was done while nobody of a class was in. */
const NOBODYS = '';

function load<Value>(key: string, read: (raw: unknown) => Value): Value {
  try {
    return read(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return read(null);
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: it lasts as long as this page.
  }
}

const [members, setMembers] = createSignal<Members>(load(MEMBERS, readMembers));
const [outbox, setOutbox] = createSignal<Outbox>(load(OUTBOX, readOutbox));

/** Who of a class uses this device, and what their class does not know yet. */
export { members, outbox };

export function changeMembers(change: (before: Members) => Members): void {
  setMembers(change);
  keep(MEMBERS, members());
}

export function changeOutbox(change: (before: Outbox) => Outbox): void {
  setOutbox(change);
  keep(OUTBOX, outbox());
}

let wasGiven = false;
const isGiven = (): boolean => wasGiven || load(GIVEN, (raw) => raw === true);

/** Comes in. What was learnt here before anybody came in is the first one's, and what was learnt since then while nobody was in is the next one's. */
export function comeIn(member: Omit<Member, 'at'>): void {
  changeMembers((before) => entered(before, { ...member, at: Date.now() }));
  const facts = isGiven() ? (outbox()[NOBODYS] ?? []) : factsOf(learnt());
  if (facts.length > 0) changeOutbox(({ [NOBODYS]: _, ...before }) => put(before, doerKey(member), facts));
  // A browser that keeps nothing must not give it to the second one as well.
  wasGiven = true;
  keep(GIVEN, true);
}

/** Something was done at this device by whoever plays now; while nobody is in it waits for whoever comes. */
export function noteDone(fact: Fact): void {
  const who = doers(members()).map(doerKey);
  // Before anybody has come in, all of it is known anyway.
  const whose = who.length === 0 && isGiven() ? [NOBODYS] : who;
  if (whose.length > 0) changeOutbox((before) => whose.reduce((box, doer) => put(box, doer, [fact]), before));
}

// Another tab has come in, handed over or sent something.
addEventListener('storage', ({ key }) => {
  if (key === null || key === MEMBERS) setMembers(load(MEMBERS, readMembers));
  if (key === null || key === OUTBOX) setOutbox(load(OUTBOX, readOutbox));
});
