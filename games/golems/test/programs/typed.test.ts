import { expect, test } from 'vitest';
import { readProgram } from '../../src/programs/notation.ts';
import { programTyped } from '../../src/text/terminal-help.ts';

test.each([
  ['fraa', 'F R A A'],
  ['fw(l)sd', 'F W(L) S D'],
  ['B ?hit(B:F) A A', 'B ?hit(B:F) A A'],
  ['?wall(F:B) A A D', '?wall(F:B) A A D'],
  ['A A Wwater(F) D', 'A A Wwater(F) D'],
  ['program f?BARREL( l : r )a', 'F ?barrel(L:R) A'],
])('"%s" is the program %s', (typed, program) => {
  expect(programTyped(typed)).toBe(`program ${program}`);
  expect(readProgram(program, 'golems6').ok).toBe(true);
});

test.each(['', 'program', 'fraxa', 'hit', '?hit', 'F ?door(L:R)', 'help'])('"%s" is no program', (typed) => {
  expect(programTyped(typed)).toBeUndefined();
});
