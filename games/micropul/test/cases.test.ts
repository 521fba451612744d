import { readdirSync, readFileSync } from 'node:fs';
import { parseCase, runCase } from '@stolik/kernel/cases';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import { micropulCases } from '../src/notation/cases.ts';

const folder = new URL('../cases/', import.meta.url);

describe('case files', () => {
  for (const name of readdirSync(folder).sort()) {
    const file = unwrap(parseCase(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
    test(`${name} ${file.clauses.map((clause) => `[${clause}]`).join(' ')} ${file.title}`, () => {
      expect(unwrap(runCase(micropul, micropulCases, file)).differences).toEqual([]);
    });
  }
});
