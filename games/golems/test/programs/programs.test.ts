import { LANGUAGES } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../src/editions/edition.ts';
import { countPrograms6, listPrograms6, sampleProgram6 } from '../../src/programs/choices.ts';
import { allowance4, lengthOf, packProgram4, programs4, unpackProgram4 } from '../../src/programs/choices4.ts';
import { decodeProgram, encodeProgram, ROW_CODES, rowCode, rowOf } from '../../src/programs/code.ts';
import { type Allowance6, refuseProgram4, refuseProgram6 } from '../../src/programs/limits.ts';
import { readProgram, writeProgram } from '../../src/programs/notation.ts';
import { CARDS, HANDS, KIDS_HAND, type Program } from '../../src/programs/program.ts';
import { explainProgram, PROGRAM_REFUSALS } from '../../src/programs/text.ts';

const usual: Allowance6 = { fewest: 4, most: 4, hand: HANDS.golems6, bonus: undefined, call: false, kids: false };

function read(text: string, edition: EditionId): Program {
  const result = readProgram(text, edition);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

function refusal6(text: string, allowed: Partial<Allowance6>): string {
  const result = readProgram(text, 'golems6');
  const found = result.ok
    ? refuseProgram6(result.value, { ...usual, ...allowed })
    : result.problem.kind === 'refused'
      ? result.problem.refusal
      : undefined;
  return found ? `${found.code} ${found.clause}` : result.ok ? 'allowed' : 'unreadable';
}

function refusal4(text: string, rows: number, forbidden: number = CARDS.length, bonus = 0): string {
  const result = readProgram(text, 'golems4');
  const found = result.ok
    ? refuseProgram4(result.value, allowance4(rows, forbidden, bonus))
    : result.problem.kind === 'refused'
      ? result.problem.refusal
      : undefined;
  return found ? `${found.code} ${found.clause}` : result.ok ? 'allowed' : 'unreadable';
}

describe('hands', () => {
  test('[G6.1.3] a v6 player has fifteen plain cards', () => {
    expect(Array.from(HANDS.golems6)).toEqual([3, 3, 2, 2, 1, 2, 2]);
    expect(HANDS.golems6.reduce((sum, count) => sum + count)).toBe(15);
  });

  test('[G4.1.2] a v4 player has fifteen cards, two of them bonuses', () => {
    expect(Array.from(HANDS.golems4)).toEqual([3, 2, 2, 2, 1, 2, 1]);
    expect(HANDS.golems4.reduce((sum, count) => sum + count) + 2).toBe(15);
  });

  test('[G6.11.1] children have movement cards only, without Stay', () => {
    expect(Array.from(KIDS_HAND)).toEqual([3, 3, 2, 2, 0, 0, 0]);
  });
});

describe('notation', () => {
  test.each(['F 2(F) L A', '?wall(F:B)', '?hit(D:A) S', 'W(F)', 'Wbarrel(F) L', 'P', 'F B L R'])('v6 %s round trips', (text) => {
    expect(writeProgram(read(text, 'golems6'), 'golems6')).toBe(text);
  });

  test.each(['2 F A', '? F B', 'A ? L R', 'F 2 B S', 'F L R D'])('v4 %s round trips', (text) => {
    expect(writeProgram(read(text, 'golems4'), 'golems4')).toBe(text);
  });

  test('every row has a code of its own', () => {
    for (let code = 0; code < ROW_CODES; code++) expect(rowCode(rowOf(code))).toBe(code);
  });

  test('every v4 program round trips through its code and its text', () => {
    for (const bonus of [0, 1, 2]) {
      for (const code of programs4(4, CARDS.length, bonus)) {
        const program = unpackProgram4(code)!;
        expect(packProgram4(program)).toBe(code);
        expect(packProgram4(read(writeProgram(program, 'golems4'), 'golems4'))).toBe(code);
      }
    }
  });

  test('numbers that are no program have none', () => {
    for (const code of [-1, 0, 5, 0.5, Number.NaN, 2 ** 53]) expect(decodeProgram(code)).toBeUndefined();
    for (let code = 0; code < 273 * 81; code++) {
      const program = decodeProgram(code);
      if (program) expect(encodeProgram(program)).toBe(code);
    }
    for (const code of [-1, 0, 0.5, 64, 127, 2 ** 28, 2 ** 31]) expect(unpackProgram4(code)).toBeUndefined();
    for (let code = 0; code < 1 << 21; code += 7) {
      const program = unpackProgram4(code);
      if (program && packProgram4(program) !== code) throw new Error(`${code} is packed otherwise`);
    }
  });

  test('fourteen rows with a bonus still fit into a safe integer', () => {
    const program = read('F F F B B B L L R R D D Wwater(A) A', 'golems6');
    expect(program).toHaveLength(14);
    const code = encodeProgram(program);
    expect(Number.isSafeInteger(code)).toBe(true);
    expect(decodeProgram(code)).toEqual(program);
  });
});

describe('refusals', () => {
  test('[G6.3.3] the number of rows, the cards in hand, what a While may hold', () => {
    expect(refusal6('F F F', {})).toBe('rows-wrong G6.3.3');
    expect(refusal6('F F F B', {})).toBe('allowed');
    expect(refusal6('F F F B L', { most: 5 })).toBe('allowed');
    expect(refusal6('F F F F', {})).toBe('card-too-many G6.3.3');
    expect(refusal6('2(F) F F F', { bonus: 'repeat' })).toBe('card-too-many G6.3.3');
    expect(refusal6('W(D) F F L', { bonus: 'while' })).toBe('while-card G6.3.3');
    expect(refusal6('W(S) F F L', { bonus: 'while' })).toBe('while-card G6.3.3');
    expect(refusal6('2(2(F)) F F L', { bonus: 'repeat' })).toBe('inner-card G6.3.3');
    expect(refusal6('X F F L', {})).toBe('unreadable');
  });

  test('[G6.3.1] the bonus of the luck card and no other', () => {
    expect(refusal6('2(F) F F L', {})).toBe('bonus-not-allowed G6.3.1');
    expect(refusal6('2(F) F F L', { bonus: 'if' })).toBe('bonus-not-allowed G6.3.1');
    expect(refusal6('2(F) F F L', { bonus: 'repeat' })).toBe('allowed');
    expect(refusal6('2(F) 2(F) F L', { bonus: 'repeat' })).toBe('two-bonuses G6.3.1');
  });

  test('[G6.3.2] Call needs a Subprogram and no luck card', () => {
    expect(refusal6('P F F L', {})).toBe('no-subprogram G6.2.4');
    expect(refusal6('P F F L', { call: true })).toBe('allowed');
    expect(refusal6('P 2(F) F L', { call: true, bonus: 'repeat' })).toBe('two-bonuses G6.3.1');
  });

  test('[G6.3.4] sensors know barrel, wall and water; While knows no attack', () => {
    expect(refusal6('?ladder(F:B) F F L', { bonus: 'if' })).toBe('sensor-unknown G6.3.4');
    expect(refusal6('Wgolem(F) F F L', { bonus: 'while' })).toBe('sensor-unknown G6.3.4');
    expect(refusal6('Whit(F) F F L', { bonus: 'while' })).toBe('while-hit G6.3.4');
    expect(refusal6('?hit(D:A) F F L', { bonus: 'if' })).toBe('allowed');
  });

  test('[G6.11.1] children lay neither battle cards nor Stay nor bonuses', () => {
    const kids = { fewest: 3, most: 3, kids: true, hand: KIDS_HAND };
    expect(refusal6('F A L', kids)).toBe('kids-card G6.11.1');
    expect(refusal6('F S L', kids)).toBe('kids-card G6.11.1');
    expect(refusal6('2(F) F L', kids)).toBe('kids-card G6.11.1');
    expect(refusal6('F F L', kids)).toBe('allowed');
  });

  test('[G4.3.2] v4: one card a row, all rows filled, nothing the chassis forbids', () => {
    expect(refusal4('F L', 3)).toBe('rows-wrong G4.3.2');
    expect(refusal4('? F B', 3, CARDS.length, 2)).toBe('allowed');
    expect(refusal4('? F B', 2, CARDS.length, 2)).toBe('rows-wrong G4.3.2');
    expect(refusal4('F ? B', 3, CARDS.length, 2)).toBe('bonus-unfinished G4.3.2');
    expect(refusal4('F F 2', 3, CARDS.length, 1)).toBe('bonus-unfinished G4.3.2');
    expect(refusal4('? 2 F', 3, CARDS.length, 2)).toBe('inner-card G4.3.2');
    expect(refusal4('F B', 2, CARDS.indexOf('B'))).toBe('chassis-forbids G4.3.2');
    expect(refusal4('D D', 2)).toBe('card-too-many G4.1.2');
  });

  test('[G4.3.1] v4: only the bonus of the round', () => {
    expect(refusal4('2 F A', 3)).toBe('bonus-not-allowed G4.3.1');
    expect(refusal4('2 F A', 3, CARDS.length, 2)).toBe('bonus-not-allowed G4.3.1');
    expect(refusal4('2 F A', 3, CARDS.length, 1)).toBe('allowed');
  });

  test('every refusal has a sentence in every language', () => {
    const details = { card: 'F', rows: 3, fewest: 4, most: 5, laid: 4, has: 3, sensor: 'ladder', needs: 2 };
    for (const code of PROGRAM_REFUSALS) {
      for (const edition of ['golems6', 'golems4'] as const) {
        for (const language of LANGUAGES) {
          const sentence = explainProgram({ code, clause: 'G6.3.3', details }, edition, language);
          expect(sentence).toMatch(/^[^{}]+[.]$/);
          expect(sentence).not.toContain('undefined');
        }
      }
    }
  });
});

describe('all programs of a round', () => {
  const allowances: [string, Allowance6][] = [
    ['plain', { ...usual, fewest: 3, most: 3 }],
    ['one to three rows', { ...usual, fewest: 1, most: 3 }],
    ['Repeat', { ...usual, fewest: 2, most: 3, bonus: 'repeat' }],
    ['If and Call', { ...usual, fewest: 2, most: 2, bonus: 'if', call: true, hand: Uint8Array.from([2, 3, 2, 2, 1, 1, 2]) }],
    ['While', { ...usual, fewest: 3, most: 3, bonus: 'while' }],
    ['children', { ...usual, fewest: 3, most: 3, kids: true, hand: KIDS_HAND }],
  ];

  test.each(allowances)('v6 %s: counted, listed and refused alike', (_, allowed) => {
    const listed = new Set<number>();
    listPrograms6(allowed, (code) => listed.add(code));
    expect(countPrograms6(allowed)).toBe(listed.size);
    for (const code of listed) expect(refuseProgram6(decodeProgram(code)!, allowed)).toBeUndefined();
    // The naive way: every number of that size.
    let legal = 0;
    for (let code = 0; code < 273 * 9 ** Math.min(allowed.most, 2); code++) {
      const program = decodeProgram(code);
      if (program && !refuseProgram6(program, allowed)) legal++;
    }
    expect(legal).toBe([...listed].filter((code) => decodeProgram(code)!.length <= 2).length);
  });

  test.each(allowances)('v6 %s: samples are uniform', (_, allowed) => {
    const rng = new SeededRng('uniform');
    const seen = new Map<number, number>();
    listPrograms6(allowed, (code) => seen.set(code, 0));
    const draws = seen.size * 60;
    for (let i = 0; i < draws; i++) {
      const code = sampleProgram6(allowed, rng);
      expect(seen.has(code)).toBe(true);
      seen.set(code, seen.get(code)! + 1);
    }
    let chiSquare = 0;
    for (const count of seen.values()) chiSquare += (count - 60) ** 2 / 60;
    const free = seen.size - 1;
    expect(Math.abs(chiSquare - free)).toBeLessThan(4.5 * Math.sqrt(2 * free));
  });

  test.each([2, 3, 4])('[G4.3.2] v4 with %i rows: the tables hold exactly what is not refused', (rows) => {
    const texts = (length: number): string[] =>
      length === 0 ? [''] : texts(length - 1).flatMap((head) => [...CARDS, '2', '?'].map((card) => `${head} ${card}`));
    for (const bonus of [0, 1, 2]) {
      for (const forbidden of [1, 2, 7]) {
        const legal = texts(rows).filter((text) => refusal4(text, rows, forbidden, bonus) === 'allowed');
        const table = programs4(rows, forbidden, bonus);
        expect(table).toHaveLength(legal.length);
        // Worlds are dealt from a whole table where nothing is open yet: what is in it must be as long as what lies there.
        expect(new Set(Array.from(table, lengthOf))).toEqual(new Set([rows]));
        expect(new Set(table)).toEqual(new Set(legal.map((text) => packProgram4(read(text, 'golems4')))));
      }
    }
  });
});
