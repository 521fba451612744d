import { readdirSync, readFileSync } from 'node:fs';
import { parseCase, runCase } from '@stolik/kernel/cases';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { circuitCases } from '../src/cases.ts';
import { circuit } from '../src/game.ts';

const folder = new URL('../cases/', import.meta.url);

for (const name of readdirSync(folder).sort()) {
  const file = unwrap(parseCase(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
  test(`${file.clauses.map((clause) => `[${clause}]`).join(' ')} ${name}: ${file.title}`, () => {
    // biome-ignore lint/suspicious/noExplicitAny: the runner knows no game's types
    expect(unwrap(runCase(circuit, circuitCases as any, file)).differences).toEqual([]);
  });
}
