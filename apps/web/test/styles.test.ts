import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');

test('only frames breathe: what is to be read keeps its colour at the very moment it is pointed at', () => {
  const breathing = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/([^{}]+)\{[^{}]*animation: breathe\b/g)].flatMap(([, selectors]) =>
      selectors!
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split(',\n')
        .map((selector) => selector.trim()),
    ),
  );
  expect(breathing.length).toBeGreaterThan(3);
  // Dashed places of micropul and the shape of a free stool are nothing but a frame.
  expect(breathing.filter((selector) => !/::(before|after)$|\.mp-place$|\.stool\.is-free \.shape$/.test(selector))).toEqual([]);
});

test('no style asks the whole table what lies on it: every piece that is laid would make the browser look at all of them again', () => {
  const asking = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
    readFileSync(join(SOURCES, file), 'utf8')
      .split('\n')
      .map((line) => line.replace(/:(is|where)\([^()]*\)/g, ''))
      .filter((line) => /(\.shell[^\s>~+]*|(?<![\w-])(body|:root)[^\s>~+]*):has\(/.test(line))
      // One class alone is looked for only when something of that class comes or goes, and a page is rarely printed.
      .filter((line) => !/^\s*\.shell[\w.-]*:has\(\.open-hand\) \{$|body:has\(\.gl-sheet\)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(asking).toEqual([]);
});
