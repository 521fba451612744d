import { circuit } from '@stolik/circuit/game';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import type { AnyGame } from '@stolik/kernel/game';
import { canonicalJson, shortHash } from '@stolik/kernel/json';
import { parseLog } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { micropul } from '@stolik/micropul/game';
import { type Recalled, recalling } from '@stolik/table/chronicle';
import type { Sitter } from '@stolik/table/table';
import { openFilm } from '@stolik/wire/film';
import { expect, test } from 'vitest';
import { type Recorded, unpackRecorded } from '../src/session/kept/link.ts';
import kept from './data/kept-today.json' with { type: 'json' };

const GAMES: Readonly<Record<string, AnyGame>> = { micropul, circuit, golems4, golems6 };
const SITTERS: readonly Sitter[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'bot', name: 'Oto', level: 'greedy' },
];

function recalled(game: AnyGame, recorded: Recorded): Recalled {
  if (!('log' in recorded)) throw new Error('a log was expected');
  const work = recalling(game, recorded.log, SITTERS);
  for (;;) {
    const { done, value } = work.next();
    if (done) return unwrap(value);
  }
}

// Written in November 2026: what people kept in their browsers and sent to each other must still open.
test.each(Object.entries(kept))(
  '%s: a kept table and the links made from it open as they were',
  async (id, { steps, state, ...was }) => {
    const game = GAMES[id]!;
    const logs: Recorded[] = [{ log: unwrap(parseLog(JSON.stringify(was.kept))) }, unwrap(await unpackRecorded(was.log))];
    for (const log of logs) {
      const { session, chronicle } = recalled(game, log);
      expect(session.table.steps).toHaveLength(steps);
      expect(shortHash(canonicalJson(session.table.state))).toBe(state);
      expect(chronicle.log(session.table)).toMatchObject({
        steps: was.kept.steps,
        checks: was.kept.checks,
        names: was.kept.names,
      });
    }
    const shared = unwrap(await unpackRecorded(was.film));
    if ('film' in shared) expect(unwrap(openFilm(game, shared.film)).steps).toHaveLength(steps);
    else expect(recalled(game, shared).session.table.steps).toHaveLength(steps);
  },
);
