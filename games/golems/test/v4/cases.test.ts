import { readdirSync, readFileSync } from 'node:fs';
import { type CaseRules, parseCase, runCase } from '@stolik/kernel/cases';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { golems4 } from '../../src/games/golems4.ts';
import { golems4Cases } from '../../src/v4/cases.ts';

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

test('a position that is wrong names the key at fault', () => {
  const options = unwrap(golems4.parseOptions({ ...golems4Cases.options }, 2));
  const two = [
    { at: 'a1', facing: 'N', robot: 'red' },
    { at: 'd4', facing: 'S', robot: 'blue' },
  ];
  const at = (position: object): string | undefined => {
    const read = golems4Cases.load(2, options, { field: ['....', '....', '....', '....'], golems: two, ...position });
    return read.ok ? undefined : read.problem.at;
  };
  expect(at({})).toBeUndefined();
  expect(at({ logic: [] })).toBe('position.logic');
  expect(at({ tokens: { b2: 'wall' } })).toBe('position.tokens.b2');
  expect(at({ tokens: { b2: 'barrel:tools/gold' } })).toBe('position.tokens.b2');
  expect(at({ golems: [two[0], { ...two[1], damaged: ['weapon', 'weapon'] }] })).toBe('position.golems[1].damaged');
  expect(at({ golems: [two[0], { ...two[1], parts: ['red', 'red', 'red'] }] })).toBe('position.golems[1].parts');
  expect(at({ golems: [...two, ...['a2', 'b2', 'c2'].map((cell) => ({ at: cell, bot: 'hunter' }))] })).toBe('position.golems');
});
