import { randomUUID } from 'node:crypto';
import type { Store } from '../store/store.ts';

/*
 * What the operator has ordered, as notes in the store: every server on it, in whatever process, looks at the stamp each second and reads the
 * rest when that has changed. So an order needs no running server and no open port, reaches all servers, and outlasts a restart.
 */

const STAMP = 'operator stamp';
const BLOCK = 'operator block ';
const ENDED = 'operator ended ';
const ASKED = 'asked ';
const ANSWERED = 'answered ';

/** A question of which nobody waits for the answer any more. */
const ASKED_FOR = 60_000;

/** Nobody from this network is served. */
export interface Block {
  readonly network: string;
  readonly at: number;
  /** Then the block ends, and its address is forgotten. */
  readonly until: number;
  /** For other operators. */
  readonly note: string;
}

/** A table or class that the operator has closed. */
export interface Ended {
  readonly id: string;
  readonly kind: 'table' | 'class';
  readonly at: number;
  /** Everything that was written about it is gone, too. */
  readonly isDeleted: boolean;
}

/** How many are connected to a table or class at one server. */
export interface Present {
  readonly connections: number;
  /** Connected seats, counted from 0. */
  readonly seats: readonly number[];
}

interface Question {
  readonly key: string;
  readonly id: string;
}

export interface Orders {
  readonly blocks: readonly Block[];
  readonly ended: readonly Ended[];
  readonly questions: readonly Question[];
}

const timestamp = (store: Store): Promise<void> => store.note(STAMP, randomUUID());

/** Another one whenever something was ordered. */
export const stampOf = (store: Store): Promise<string | undefined> => store.noted(STAMP);

/** All orders that hold; those whose time is over are forgotten. */
export async function readOrders(store: Store, now: number): Promise<Orders> {
  const blocks: Block[] = [];
  for (const { name, value } of await store.notes(BLOCK)) {
    const block = { network: name.slice(BLOCK.length), ...(JSON.parse(value) as Omit<Block, 'network'>) };
    if (block.until > now) blocks.push(block);
    else await store.unnote(name);
  }
  const ended = (await store.notes(ENDED)).map(({ name, value }): Ended => {
    return { id: name.slice(ENDED.length), ...(JSON.parse(value) as Omit<Ended, 'id'>) };
  });
  const questions: Question[] = [];
  for (const { name, value } of await store.notes(ASKED)) {
    const { id, at } = JSON.parse(value) as { id: string; at: number };
    if (at + ASKED_FOR > now) questions.push({ key: name.slice(ASKED.length), id });
    else await store.unnote(name);
  }
  return { blocks, ended, questions };
}

export async function block(store: Store, { network, ...rest }: Block): Promise<void> {
  await store.note(BLOCK + network, JSON.stringify(rest));
  await timestamp(store);
}

/** Answers false where it was not blocked. */
export async function unblock(store: Store, network: string): Promise<boolean> {
  if ((await store.noted(BLOCK + network)) === undefined) return false;
  await store.unnote(BLOCK + network);
  await timestamp(store);
  return true;
}

export async function end(store: Store, all: readonly Ended[]): Promise<void> {
  for (const { id, ...rest } of all) await store.note(ENDED + id, JSON.stringify(rest));
  await timestamp(store);
}

export async function reopen(store: Store, ids: readonly string[]): Promise<void> {
  for (const id of ids) await store.unnote(ENDED + id);
  await timestamp(store);
}

/** Asks all servers who is there; `wait` says how long they have. */
export async function askWhoIsThere(
  store: Store,
  id: string,
  now: number,
  wait: () => Promise<void>,
): Promise<readonly Present[]> {
  const key = randomUUID().slice(0, 8);
  await store.note(ASKED + key, JSON.stringify({ id, at: now }));
  await timestamp(store);
  await wait();
  const answers = await store.notes(`${ANSWERED}${key} `);
  await store.unnote(ASKED + key);
  for (const { name } of answers) await store.unnote(name);
  return answers.map(({ value }) => JSON.parse(value) as Present);
}

export const answer = (store: Store, key: string, process: string, present: Present): Promise<void> =>
  store.note(`${ANSWERED}${key} ${process}`, JSON.stringify(present));
