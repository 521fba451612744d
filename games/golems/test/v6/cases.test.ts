import { readdirSync, readFileSync } from 'node:fs';
import { parseCase, runCase } from '@stolik/kernel/cases';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { golems6 } from '../../src/games/golems6.ts';
import { golems6Cases } from '../../src/v6/cases.ts';

const folder = new URL('../../cases/golems6/', import.meta.url);

for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const file = unwrap(parseCase(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
  test(`${file.clauses.map((clause) => `[${clause}]`).join(' ')} ${file.title} (${name})`, () => {
    const report = runCase(golems6, golems6Cases as never, file);
    expect(report).toEqual({ ok: true, value: { differences: [] } });
  });
}
