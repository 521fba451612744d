import { randomInt } from 'node:crypto';
import type { Language } from '@stolik/kernel/language';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { en } from '../words/en/guests.ts';
import { pl } from '../words/pl/guests.ts';
import { ru } from '../words/ru/guests.ts';
import { isReserved } from './reserved.ts';

const WORDS: Readonly<Record<Language, typeof en>> = { en, ru, pl };

const GENERATED = new Set(
  Object.values(WORDS).flatMap(({ hows, whos }) => hows.flatMap((how) => whos.map((who) => `${how} ${who}`))),
);

export function generateName(language: Language): string {
  const { hows, whos } = WORDS[language];
  return `${hows[randomInt(hows.length)]} ${whos[randomInt(whos.length)]}`;
}

const OWN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’-]{0,15}$/u;

/** Letters that can't be seen (the Hangul fillers), marks without a shape, and heaps of accents that grow over other lines. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{M}{4}/u;

/**
 * A name for a seat. Among strangers only generated names are taken, so that a name can't be a message; at a private table, where
 * everybody came by an invitation, people may use their own.
 */
export function readName(raw: unknown, isAmongStrangers: boolean): Result<string> {
  if (typeof raw !== 'string') return problem('name', 'a text is expected');
  const name = raw.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (GENERATED.has(name)) return ok(name);
  if (isAmongStrangers) return problem('name', 'at an open table take one of the names that are offered');
  if (/^bot-/i.test(name)) return problem('name', 'names that begin with "bot-" are those of bots');
  if (!OWN_NAME.test(name) || UNSEEN.test(name)) return problem('name', 'up to 16 letters, digits and spaces');
  return isReserved(name)
    ? problem('reserved', 'this name could be mistaken for Stolik itself or a bot; choose another')
    : ok(name);
}
