import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scratchFile, type } from './capture.ts';

const DUEL = ['play', 'golems6', '--people', '2', '--scenario', 'duel', '--subprogram', 'false', '--seed', '5'];

describe('two people at one terminal', () => {
  test('log shows nobody else’s program and no luck card before the reveal', () => {
    const file = scratchFile('duel.json');
    const { code, out } = type([...DUEL, '--log', file], ['program F F L F', 'log', 'quit']);
    expect(code).toBe(0);
    const [, seen = ''] = out.split('--- curtain: seat 2 ---');
    expect(seen).toContain('1: …');
    expect(seen).not.toContain('F F L F');
    expect(seen).not.toMatch(/luck (repeat|if)/);
    // The file holds the truth.
    expect(readFileSync(file, 'utf8')).toContain('1: program F F L F');
  });

  test('everybody’s luck card lies behind a curtain, in the first round and in the next', () => {
    const lines = ['program F F L F', 'program F F L', 'log', 'quit'];
    const { out } = type([...DUEL, '--log', scratchFile('duel.json')], lines);
    const [before = '', first = '', second = '', third = '', ...rest] = out.split(/--- curtain: seat \d ---/);
    expect(rest).toEqual([]);
    expect(before).not.toContain('luck card:');
    expect(first).toContain('luck “Repeat 2”');
    // Then both look on while the programs run, and the cards of the next round are dealt.
    expect(second).toContain('luck “If”');
    expect(second.slice(second.indexOf('program F F L'))).not.toContain('luck card:');
    expect(third).toContain('player 1>');
    expect(third).toContain('1: program F F L F');
  });
});

test('log shows no tile of a hidden hand but one’s own', () => {
  const file = scratchFile('micropul.json');
  const { out } = type(['play', 'micropul', '--seed', '5', '--log', file], ['log', 'quit']);
  const dealt = (JSON.parse(readFileSync(file, 'utf8')) as { steps: string[] }).steps.filter((step) =>
    step.startsWith('chance:'),
  );
  expect(dealt.length).toBeGreaterThan(10);
  expect(out.split('\n').filter((line) => /chance: (deal|draw) \S/.test(line))).toEqual([]);
});

test('after an answer that showed something hidden nothing is taken back, in three languages', () => {
  for (const [language, says] of [
    ['en', 'Too late: you’ve seen something hidden since then.'],
    ['ru', 'Поздно: с тех пор вы увидели то, что было скрыто.'],
    ['pl', 'Za późno: od tego czasu widać już coś, co było ukryte.'],
  ] as const) {
    const { out } = type(
      ['play', 'micropul', '--level', 'greedy', '--seed', '5', '--lang', language, '--log', scratchFile('undo.json')],
      ['lay ...W@0,-1', 'undo', 'quit'],
    );
    expect(out).toContain(says);
  }
});
