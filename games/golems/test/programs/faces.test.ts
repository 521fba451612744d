import { spawnSync } from 'node:child_process';
import { LANGUAGES } from '@stolik/kernel/language';
import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../src/editions/edition.ts';
import { cardFaces } from '../../src/programs/cards.ts';
import { programs4, unpackProgram4 } from '../../src/programs/choices4.ts';
import { flowchart } from '../../src/programs/flowchart.ts';
import { readProgram } from '../../src/programs/notation.ts';
import { CARDS, type Program } from '../../src/programs/program.ts';
import { pseudocode } from '../../src/programs/pseudocode.ts';
import { PLAIN_WORLD, type PythonWorld, python } from '../../src/programs/python.ts';

function read(text: string, edition: EditionId = 'golems6'): Program {
  const result = readProgram(text, edition);
  if (!result.ok) throw new Error(`${text} can't be read`);
  return result.value;
}

const SAMPLES = ['F B L R', '2(F) S', '?wall(F:B) A', '?hit(D:A)', 'W(F) L', 'Wbarrel(A)', 'P D'];

describe('cards', () => {
  test('[G6.0.4] a rectangle is an action, a rhombus a condition, a hexagon a loop', () => {
    const shapes = (text: string) => cardFaces(read(text), 'golems6', 'en').map((face) => face.shape);
    expect(shapes('F ?(L:R)')).toEqual(['rectangle', 'rhombus']);
    expect(shapes('2(F) A')).toEqual(['hexagon', 'rectangle']);
    expect(shapes('W(F)')).toEqual(['hexagon']);
  });

  test('[G4.3.2] in v4 inner cards have rows of their own', () => {
    const [first, second] = cardFaces(read('? F B A', 'golems4'), 'golems4', 'ru');
    expect(first).toMatchObject({
      row: 1,
      name: 'Условие',
      inner: [
        { row: 2, role: 'yes' },
        { row: 3, role: 'no' },
      ],
    });
    expect(second).toMatchObject({ row: 4, name: 'Атака', colour: 'action' });
  });
});

describe('flowchart', () => {
  test.each(LANGUAGES)('every sample is one well-formed drawing in %s', (language) => {
    for (const sample of SAMPLES) {
      const svg = flowchart(read(sample), 'golems6', language);
      const opened = [...svg.matchAll(/<([a-z]+)(?=[\s>])[^>]*?(\/?)>/g)].filter((tag) => tag[2] !== '/').length;
      expect(svg.match(/<\/[a-z]+>/g)).toHaveLength(opened);
      expect(svg).not.toMatch(/undefined|NaN/);
    }
  });

  test('an If shows both its ways', () => {
    const svg = flowchart(read('?(L:R)'), 'golems6', 'pl');
    for (const word of ['czy jest', 'przeszkoda?', 'tak', 'nie', 'W lewo', 'W prawo']) expect(svg).toContain(`>${word}<`);
  });
});

test('[G6.5.6] every face of a While names the condition under which it goes on', () => {
  const program = read('Wbarrel(F)');
  expect(flowchart(program, 'golems6', 'en')).toContain('>no barrel ahead<');
  expect(cardFaces(program, 'golems6', 'ru')[0]!.asks!.text).toBe('впереди нет бочки');
  expect(pseudocode(program, 'golems6', 'en')[0]).toBe('while there is no barrel ahead:');
  expect(python(program, 'golems6', 'en')).toContain('while not ahead("barrel")');
});

describe('pseudo-code', () => {
  test('reads as a child would say it', () => {
    expect(pseudocode(read('F ?wall(L:R)'), 'golems6', 'en')).toEqual([
      'step forward',
      'if there is a wall ahead:',
      '    turn left',
      'else:',
      '    turn right',
    ]);
    expect(pseudocode(read('Wwater(F)'), 'golems6', 'ru')).toEqual(['пока впереди нет воды:', '    шагнуть вперёд']);
    expect(pseudocode(read('2 A B', 'golems4'), 'golems4', 'pl')).toEqual(['powtórz 2 razy:', '    atakuj', 'zrób krok wstecz']);
  });

  test('every program of a v4 round has lines in every language', () => {
    for (const code of programs4(3, CARDS.length, 2)) {
      for (const language of LANGUAGES) {
        const lines = pseudocode(unpackProgram4(code)!, 'golems4', language);
        expect(lines.length).toBeGreaterThanOrEqual(3);
        for (const line of lines) expect(line).toMatch(/\S/);
      }
    }
  });
});

const python3 = spawnSync('python3', ['--version']).status === 0;
if (!python3) console.warn('PYTHON IS NOT HERE: the Python face of programs is only compared as text, not run.');

/** The last line that the printed Python writes, or (without Python) nothing. */
function runPython(text: string, world: Partial<PythonWorld> = {}, edition: EditionId = 'golems6'): string | undefined {
  const source = python(read(text, edition), edition, 'en', { ...PLAIN_WORLD, ...world });
  expect(source).toContain('def program():');
  if (!python3) return undefined;
  const ran = spawnSync('python3', ['-'], { input: source, encoding: 'utf8', timeout: 20_000 });
  expect(ran.stderr).toBe('');
  expect(ran.status).toBe(0);
  return ran.stdout.trim().split('\n').at(-1);
}

describe('Python', () => {
  test.each<[string, string, Partial<PythonWorld>, EditionId]>([
    ['F R F', 'at b2 facing E damage 0', {}, 'golems6'],
    ['2(F) L', 'at a3 facing W damage 0', {}, 'golems6'],
    ['?(R:F) F', 'at b1 facing E damage 0', { things: { a2: 'wall' } }, 'golems6'],
    ['?barrel(R:F)', 'at a1 facing N damage 0', { things: { a2: 'wall' } }, 'golems6'],
    ['F F', 'at a3 facing N damage 0', { things: { a2: 'barrel' } }, 'golems6'],
    ['F L', 'at a1 facing W damage 1', { things: { a2: 'water' } }, 'golems6'],
    ['W(F) R', 'at a2 facing E damage 0', { things: { a3: 'wall' } }, 'golems6'],
    ['W(F) R', 'at a4 facing E damage 1', {}, 'golems6'],
    ['W(A) R', 'at a1 facing E damage 1', {}, 'golems6'],
    ['Wbarrel(A) F', 'at a2 facing N damage 0', { things: { a2: 'barrel' } }, 'golems6'],
    ['P', 'at a2 facing E damage 0', { subprogram: ['F', 'R'] }, 'golems6'],
    ['2 F A', 'at a3 facing N damage 0', {}, 'golems4'],
  ])('%s really runs: %s', (text, last, world, edition) => {
    const printed = runPython(text, world, edition);
    expect(printed).toBe(python3 ? last : undefined);
  });

  test('comments speak the language of the reader', () => {
    expect(python(read('F'), 'golems6', 'ru')).toContain('# Программа голема');
    expect(python(read('F'), 'golems6', 'pl')).toContain('# Plansza');
  });
});
