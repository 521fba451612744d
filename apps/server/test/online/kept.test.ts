import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, shortHash } from '@stolik/kernel/json';
import { replay } from '@stolik/kernel/log';
import { PROMISED } from '@stolik/table/chance';
import { type Entry, readEntry, writeEntry } from '@stolik/table/entry';
import { checkChance } from '@stolik/table/fair';
import { publicLogOf } from '@stolik/table/log';
import { advance, openSession } from '@stolik/table/session';
import { expect, test } from 'vitest';
import { findGame } from './offers.ts';

/** Whole tables as a server of November 2026 stored them, with what it made of them. */
const DATA = join(import.meta.dirname, 'data');

interface Kept {
  readonly game: string;
  readonly seed: string;
  readonly is: Readonly<Record<string, unknown>>;
  readonly entries: readonly Entry[];
}

test.each(readdirSync(DATA))('%s: a stored table comes to what it came to when it was played', (name) => {
  const kept = JSON.parse(readFileSync(join(DATA, name), 'utf8')) as Kept;
  const texts = kept.entries.map(writeEntry);
  expect(texts).toEqual(kept.entries.map((entry) => JSON.stringify(entry)));
  const [first, ...rest] = texts.map(readEntry);
  const opened = openSession(
    { id: 't', game: findGame(kept.game), seed: kept.seed, chance: PROMISED },
    first as Extract<Entry, { kind: 'open' }>,
  );
  const session = rest.reduce(advance, opened);
  const { version, phase, seats, rolls, rolled, question = null, isPaused, clock, granted, satAt, table } = session;
  const now = { version, phase, seats, rolls, rolled, question, isPaused, clock, granted, satAt, steps: table.steps.length };
  expect({ ...now, state: shortHash(canonicalJson(table.state)) }).toEqual(kept.is);
  // Its log can be replayed and its chance be checked, by the rules it was played with.
  const log = publicLogOf(session, kept.entries)!;
  expect(replay(session.game, log)).toMatchObject({ ok: true });
  expect(checkChance(session.game, log, log.chance!)).toMatchObject({ ok: true, value: { rolls: rolls.length, isOld: true } });
});
