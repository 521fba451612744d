import { LANGUAGES } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { carefulCircuit, greedyCircuit, threatAfter } from '../src/bot/greedy.ts';
import { benchReading } from '../src/current/physics.ts';
import { blockedWays, type ChainReason, isChoice, leftDark } from '../src/current/reasons.ts';
import { circuit } from '../src/game.ts';
import { preview } from '../src/seen/preview.ts';
import { benchLines } from '../src/text/physics.ts';
import { blockedWords, outcomeWords, reasonLines } from '../src/words/chain.ts';
import { row5, type TestPosition, table } from './table.ts';

const HAND = { hands: [['I', 'E', 'V'], ['I']], irons: [1, 1], bag: ['I', 'I', 'I'] };

function reasonsOf(position: TestPosition, line: string): ChainReason[] {
  return table(position)
    .play(line)
    .events.flatMap((event) => (event.kind === 'chainClosed' ? [event.reason] : []));
}

test('[C5.1] a chain tells its way from plus to minus, its loads, the row and the clause', () => {
  const [reason] = reasonsOf(row5('R1 V1 I1 I1 .. I1', HAND), '1: lay I1 e5');
  expect(reason).toMatchObject({
    from: { kind: 'side', at: 'left5', fuse: false },
    to: { kind: 'side', at: 'right5' },
    loads: ['R', 'V'],
    outcome: 'glow',
    row: 'R HL',
    clause: 'C5.1',
    seat: 0,
    repairs: [],
  });
  expect(reason!.parts.map((part) => `${part.entry}${part.cell}${part.exit}`)).toEqual([
    'Wa5E',
    'Wb5E',
    'Wc5E',
    'Wd5E',
    'We5E',
    'Wf5E',
  ]);
  expect(reason!.parts[1]).toMatchObject({ load: true, level: 2, burns: false });
});

test('[C5.3] where two of three glow the reason names those two and leaves the third dark', () => {
  const [chosen] = reasonsOf(row5('V1 V1 V1 I1 .. I1', HAND), '1: lay I1 e5 glow a5 c5');
  expect(chosen!.parts.map(({ level }) => level)).toEqual([1, 0, 1, 0, 0, 0]);
  expect(leftDark(chosen!).map(({ cell }) => cell)).toEqual(['b5']);
  expect(isChoice(chosen!)).toBe(true);
  expect(outcomeWords(chosen!, 'en')).toContain('LED a5: half light; LED c5: half light. Not chosen, so dark: LED b5.');
  const reading = benchReading(chosen!);
  expect(reading.gap).toBe('choice');
  expect(benchLines(reading, 'en').at(-1)).toContain('any two glow');
  const [lamp] = reasonsOf(row5('I1 E1 I1 I1 .. I1', HAND), '1: lay I1 e5');
  expect(benchReading(lamp!).gap).toBeUndefined();
});

test('the real bench is told in round numbers', () => {
  const [glow] = reasonsOf(row5('I1 E1 V1 I1 .. I1', HAND), '1: lay I1 e5');
  for (const language of ['en', 'ru', 'pl'] as const) {
    const lines = benchLines(benchReading(glow!), language).join(' ');
    expect(lines).not.toMatch(/\d[.,]\d\d|\d\d[.,]\d/);
    expect(lines).toMatch(/about|около|około/);
  }
});

test('where wires may branch it is said that one path alone was reckoned', () => {
  const lines = (tiles: string, isWhole?: boolean) =>
    benchLines(benchReading(reasonsOf(row5(tiles, HAND), '1: lay I1 e5')[0]!), 'en', isWhole).join(' ');
  expect(lines('T0 E1 I1 I1 .. I1')).toContain('one path alone');
  expect(lines('T0 E1 I1 I1 .. I1', true)).not.toContain('one path alone');
  expect(lines('I1 E1 I1 I1 .. I1')).not.toContain('one path alone');
});

test('[C5.4] an element that bears a token is told with it, and one that gets none for want of tokens is dark', () => {
  const [borne] = reasonsOf(row5('E1 V1 I1 I1 .. I1', { ...HAND, glow: { a5: [2, 2] } }), '1: lay I1 e5');
  expect(borne!.parts.slice(0, 2)).toMatchObject([{ level: 2, token: { seat: 1, level: 2 } }, { level: 2 }]);
  const cells = Object.fromEntries([...'abcdef'].flatMap((column) => [7, 8].map((row) => [`${column}${row}`, 'E1'])));
  const spent = Object.fromEntries(
    Object.keys(cells)
      .slice(0, 7)
      .map((cell) => [cell, [1, 1]]),
  );
  const position = row5('E1 V1 I1 I1 .. I1', { ...HAND, glow: spent });
  const [last] = reasonsOf(
    { ...position, cells: { ...cells, ...(position.cells as Record<string, string>) } },
    '1: lay I1 e5 glow b5',
  );
  expect(last!.parts.slice(0, 2).map(({ level }) => level)).toEqual([0, 2]);
  expect(isChoice(last!)).toBe(false);
  expect(outcomeWords(last!, 'en')).toContain('No glow token left for: lamp a5.');
});

test('[C4.3] a short and smoke tell the single exchanges that would have made them glow', () => {
  const [short] = reasonsOf(row5('I1 I1 I1 I1 .. I1', HAND), '1: lay I1 e5');
  expect(short).toMatchObject({ outcome: 'short', clause: 'C4.3', loads: [] });
  expect(short!.repairs).toHaveLength(6);
  expect(short!.repairs[0]).toEqual({ cell: 'a5', was: 'I1', tile: 'E1', row: 'EL', points: 2 });
  const [smoke] = reasonsOf(row5('I1 V1 I1 I1 .. I1', HAND), '1: lay I1 e5');
  expect(smoke).toMatchObject({ outcome: 'smoke', row: 'one LED alone' });
  expect(smoke!.parts[1]).toMatchObject({ burns: true });
  expect(smoke!.repairs.find((repair) => repair.cell === 'a5' && repair.tile === 'R1')).toMatchObject({ row: 'R HL', points: 2 });
  expect(smoke!.repairs.find((repair) => repair.cell === 'b5')).toMatchObject({ tile: 'E1', row: 'EL', points: 2 });
});

test('[C4.3] every repair told really makes the chain glow', () => {
  const tiles = ['I1', 'V1', 'D1', 'I1', '..', 'I1'];
  const [smoke] = reasonsOf(row5(tiles.join(' '), HAND), '1: lay I1 e5');
  for (const repair of smoke!.repairs) {
    const repaired = [...tiles];
    const column = 'abcdef'.indexOf(repair.cell.charAt(0));
    if (column !== 4) repaired[column] = repair.tile;
    const laid = column === 4 ? repair.tile : 'I1';
    const at = table(row5(repaired.join(' '), { ...HAND, hands: [[laid.charAt(0), 'I', 'I'], ['I']] })).play(`1: lay ${laid} e5`);
    expect((at.truth()['scores'] as number[])[0]).toBe(repair.points);
  }
  expect(smoke!.repairs.length).toBeGreaterThan(3);
});

test('[C4.4] a fuse, a dark chain and an opened one say so', () => {
  const [fused] = reasonsOf(row5('R1 I1 I1 I1 .. I1', { ...HAND, sides: { left5: '+f', right5: '-' } }), '1: lay I1 e5');
  expect(fused).toMatchObject({ outcome: 'fuse', fuse: 'left5', clause: 'C4.4' });
  const fork = { a5: 'I1', c5: 'I1', d5: 'I1', e5: 'E1', f5: 'I1', b6: 'I0', b7: 'I0', b8: 'L2', a8: 'I1' };
  const dark = reasonsOf(
    { cells: fork, sides: { left5: '+', right5: '-', left8: '-' }, ...HAND, hands: [['T', 'I', 'I'], []] },
    '1: lay T2 b5',
  );
  expect(dark.map((reason) => reason.outcome)).toEqual(['short', 'dark']);
  const opened = { f1: 'V0', e2: 'I1', d2: 'L1', d1: 'I0', f3: 'E0', f4: 'L1' };
  const reasons = reasonsOf({ cells: opened, sides: { right4: '-' }, ...HAND, hands: [['T', 'I', 'I'], []] }, '1: lay T1 f2');
  expect(reasons.map((reason) => reason.outcome)).toEqual(['smoke', 'opened']);
});

test('[C4.1] blocked ways say what stands in the way', () => {
  const blocked = (position: TestPosition) =>
    blockedWays(table({ ...HAND, ...position }).state).map((way) => `${way.cell} ${way.cause}`);
  const full = (tiles: string, more: TestPosition = {}): TestPosition => {
    const position = row5(tiles, more);
    return { ...position, cells: { ...(position.cells as Record<string, string>), e5: 'I1' } };
  };
  expect(blocked(full('I1 I1 V3 I1 .. I1'))).toEqual(['c5 faces-other-way']);
  expect(blocked(full('I1 K1 I1 I1 .. I1'))).toEqual(['b5 switched-off']);
  expect(blocked(full('I1 R1 I1 I1 .. I1', { smoke: ['b5'] }))).toEqual(['b5 burnt']);
  expect(blocked(full('I1 I1 I1 G1 .. I1'))).toEqual(['d5 dead-battery']);
  expect(blocked(full('I1 I1 L0 I1 .. I1'))).toEqual(['c5 no-contact']);
  expect(blocked(row5('I1 I1 I1 I1 .. I1'))).toEqual(['e5 empty']);
  const [way] = blockedWays(table({ ...HAND, ...full('I1 I1 V3 I1 .. I1') }).state);
  expect(blockedWords(way!, 'en')).toBe('The LED at c5 faces the other way: current from the left does not pass.');
  expect(blockedWords(way!, 'ru')).toBe('Светодиод на c5 стоит наоборот: ток слева не проходит.');
  expect(blockedWords(way!, 'pl')).toBe('Dioda LED na c5 jest odwrotnie: prąd z lewej nie przechodzi.');
});

test('[C3.4] a preview tells what a move would do from the own view alone, and is what then happens', () => {
  const at = table(row5('V1 V1 V1 I1 .. I1', HAND));
  const view = circuit.view(at.state, 0);
  const seen = unwrap(preview(view, 0, 'lay I1 e5 glow b5 c5') as never) as ReturnType<typeof Object>;
  expect(seen).toMatchObject({ points: 2, burnt: [], shortMade: false, penalty: 0 });
  expect((seen as { choices: unknown }).choices).toEqual([
    ['a5', 'b5'],
    ['a5', 'c5'],
    ['b5', 'c5'],
  ]);
  expect((seen as { glow: unknown }).glow).toEqual([
    { cell: 'b5', level: 1 },
    { cell: 'c5', level: 1 },
  ]);
  expect(preview(view, 0, 'lay R1 e5')).toMatchObject({
    ok: false,
    problem: { kind: 'refused', refusal: { code: 'not-in-hand' } },
  });
  expect(preview(view, 0, 'hop')).toMatchObject({ ok: false, problem: { kind: 'unreadable' } });
  const before = circuit.view(at.state, 0);
  expect(before).toEqual(view);
  const short = unwrap(preview(circuit.view(table(row5('I1 I1 I1 I1 .. I1', HAND)).state, 0), 0, 'lay I1 e5') as never);
  expect(short).toMatchObject({ shortMade: true, penalty: 2, losesTurn: false });
});

test('[C5.1] the real bench: one current through all, marked as not the score', () => {
  const reading = (tiles: string) => benchReading(reasonsOf(row5(tiles, HAND), '1: lay I1 e5')[0]!);
  const lamp = reading('I1 E1 I1 I1 .. I1');
  expect(lamp.realBench).toBe(true);
  expect(lamp.milliamps).toBeCloseTo((3 / (1 + 45 + 5 * 0.02)) * 1000, 0);
  const led = reading('R1 V1 I1 I1 .. I1');
  expect(led.milliamps).toBeCloseTo(((3 - 2) / (1 + 68 + 10 + 4 * 0.02)) * 1000, 0);
  expect(led.parts.find((part) => part.tile === 'V1')).toMatchObject({ state: 'bright' });
  const volts = led.parts.reduce((sum, part) => sum + part.volts, 0);
  expect(volts).toBeCloseTo(3 - (led.milliamps / 1000) * 1, 1);
  expect(reading('V1 V1 V1 I1 .. I1').milliamps).toBe(0);
  expect(reading('I1 I1 I1 I1 .. I1').isShort).toBe(true);
  expect(reading('I1 V1 I1 I1 .. I1').parts[1]).toMatchObject({ state: 'overloaded' });
});

test('[C4.3] every reason has words in every language', () => {
  for (const tiles of [
    'I1 I1 I1 I1 .. I1',
    'R1 I1 I1 I1 .. I1',
    'I1 V1 I1 I1 .. I1',
    'R1 V1 I1 I1 .. I1',
    'E1 E1 E1 R1 .. I1',
    'E1 V1 E1 I1 .. I1',
  ]) {
    for (const reason of reasonsOf(row5(tiles, HAND), '1: lay I1 e5')) {
      for (const language of LANGUAGES) {
        const text = [...reasonLines(reason, language), ...benchLines(benchReading(reason), language)].join('\n');
        expect(text).not.toMatch(/undefined|NaN|\{\w+\}|\[object/);
        expect(text.length).toBeGreaterThan(60);
      }
    }
  }
  expect(reasonLines(reasonsOf(row5('I1 V1 I1 I1 .. I1', HAND), '1: lay I1 e5')[0]!, 'en').join('\n')).toMatchInlineSnapshot(`
    "plus (left edge, row 5) → straight wire a5 → LED b5 → straight wire c5 → straight wire d5 → straight wire e5 → straight wire f5 → minus (right edge, row 5)
    Loads from the plus: HL.
    Blue smoke: the LED burns because nothing limits its current. [C4.3]
    With a lamp at a5 instead of the straight wire it would have glowed: 3 points."
  `);
});

test('[C3.2] the greedy player takes the points, the careful one leaves no gap', () => {
  const rng = new SeededRng(4);
  const position = row5('E1 I1 I1 I1 .. I1', { ...HAND, hands: [['I', 'L', 'L'], ['I']] });
  const { state } = table(position);
  for (const bot of [greedyCircuit, carefulCircuit])
    expect(circuit.write(state, 0, bot(circuit.redeal(state, 0, rng), 0, rng))).toBe('lay I1 e5');
  const open = table({ cells: { d1: 'L1' }, hands: [['L', 'L', 'L'], ['I']], irons: [0, 0], bag: ['I'] }).state;
  const choice = carefulCircuit(circuit.redeal(open, 0, rng), 0, rng);
  expect(threatAfter(open, 0, choice, 1)).toBe(0);
});
