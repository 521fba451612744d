import { readdirSync, readFileSync } from 'node:fs';
import { type CaseRules, parseCase, runCase } from '@stolik/kernel/cases';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { golems4Cases } from '../../src/v4/cases.ts';
import { golems4 } from '../../src/v4/game.ts';

const folder = new URL('../../cases/golems4/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('conformance cases', () => {
  test('there are at least thirty-seven', () => expect(files.length).toBeGreaterThanOrEqual(37));

  test.each(
    files.map((name): [string, string] => {
      const { title, clauses } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { title: string; clauses: string[] };
      return [`${name} ${clauses.map((clause) => `[${clause}]`).join(' ')} ${title}`, name];
    }),
  )('%s', (_, name) => {
    const file = unwrap(parseCase(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
    const report = unwrap(runCase(golems4, golems4Cases as CaseRules<unknown, unknown>, file));
    expect(report.differences).toEqual([]);
  });
});
