import { describe, expect, test } from 'vitest';
import { BOT_PROGRAMS, botArt, botFront } from '../src/art/automata.ts';
import type { Facing } from '../src/art/brush.ts';
import { catalogue } from '../src/art/catalogue.ts';
import { COMMANDS, cardArt, commandSign, innerCount, rowArt } from '../src/art/commands.ts';
import { componentArt } from '../src/art/components.ts';
import { EFFECTS, effectArt } from '../src/art/effects.ts';
import { golemArt } from '../src/art/golem-above.ts';
import { golemFront } from '../src/art/golem-front.ts';
import { ROBOTS, robotArt, robotFront } from '../src/art/robots.ts';
import { golemsSheet } from '../src/art/sheet.ts';
import { waterArt } from '../src/art/water.ts';
import { GOLEM_TYPES } from '../src/core/golem-types.ts';

const FACINGS: readonly Facing[] = [0, 1, 2, 3];
const SEATS = [0, 1, 2, 3, 4, 5];
const PATH_DATA = /^[Mm][MmLlHhVvCcQqTtAaSsZz0-9.\s-]*$/;

/** Says what is wrong with a fragment as XML, or nothing. */
function flaw(svg: string): string | undefined {
  const open: string[] = [];
  const tag = /<(\/?)([a-z]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  let at = 0;
  for (let match = tag.exec(svg); match; match = tag.exec(svg)) {
    at = tag.lastIndex;
    const [, closing, name, attributes = '', selfClosed, text] = match;
    if (text !== undefined) {
      if (text.trim() && open.at(-1) !== 'tspan' && open.at(-1) !== 'text') return `stray text "${text}"`;
      if (/&(?!(amp|lt|gt|quot);)/.test(text)) return `unescaped & in "${text}"`;
      continue;
    }
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes nothing`;
      continue;
    }
    const names = [...attributes.matchAll(/([\w-]+)="/g)].map((m) => m[1]);
    if (new Set(names).size !== names.length) return `an attribute twice in ${match[0]}`;
    const d = / d="([^"]*)"/.exec(attributes)?.[1];
    if (d !== undefined && !PATH_DATA.test(d)) return `path data "${d}"`;
    if (!selfClosed) open.push(name!);
  }
  if (at !== svg.length) return `broken at "${svg.slice(at, at + 60)}"`;
  return open.length ? `<${open.join('><')}> not closed` : undefined;
}

/** Every piece in every state that a table can show. */
function* everything(): Generator<[string, string]> {
  for (const { title, pieces } of catalogue()) for (const { name, art } of pieces) yield [`${title}: ${name}`, art];
  for (const type of GOLEM_TYPES)
    for (const seat of SEATS)
      for (const damage of [0, 1, 2, 3, 4, 5, 6]) {
        for (const facing of FACINGS)
          yield [`golem ${type} ${seat} ${facing} ${damage}`, golemArt({ type, seat, facing, damage })];
        for (const out of [false, true])
          yield [`front ${type} ${seat} ${damage} ${out}`, golemFront({ type, seat, damage, out })];
      }
  for (const program of BOT_PROGRAMS)
    for (const seat of SEATS) {
      for (const type of GOLEM_TYPES) yield [`bot ${program} ${type}`, botArt({ program, seat, type, facing: 1, damage: 2 })];
      for (const out of [false, true]) yield [`bot front ${program}`, botFront({ program, seat, damage: 3, out })];
    }
  for (const robot of ROBOTS)
    for (const damage of [0, 1, 2, 3, 4]) {
      for (const facing of FACINGS) yield [`robot ${robot}`, robotArt({ robot, seat: damage, facing, damage })];
      yield [`robot front ${robot}`, robotFront({ robot, seat: 3, damage, out: damage > 3 })];
      yield [`component ${robot}`, componentArt({ kind: 'weapon', power: 2, reach: 1, robot, damaged: damage > 0 })];
    }
  for (let joins = 0; joins < 256; joins++) yield [`water ${joins}`, waterArt(joins)];
  for (const effect of EFFECTS) for (const facing of FACINGS) yield [`effect ${effect}`, effectArt(effect, facing)];
  for (const command of COMMANDS) {
    yield [`sign ${command}`, commandSign(command)];
    yield [`word ${command}`, cardArt(command, { word: 'Вызвать <подпрограмму> & "ещё"', dim: true })];
    const inner = Array.from({ length: innerCount(command) }, () => ({ command: 'L', word: 'Lewo' }) as const);
    yield [`row ${command}`, rowArt({ command, word: 'x', inner }).art];
    yield [`empty row ${command}`, rowArt({ command }).art];
  }
}

/** The drawing as a grey print: every colour becomes one of six greys. */
function grey(svg: string): string {
  return svg.replace(/var\(--[\w-]+,\s*(#[0-9a-f]{3,6})\)|#[0-9a-f]{3,6}/gi, (whole, fallback?: string) => {
    const hex = (fallback ?? whole).slice(1);
    const [r, g, b] = (hex.length === 3 ? [...hex].map((c) => c + c) : hex.match(/../g)!).map((c) => Number.parseInt(c, 16));
    return `grey${Math.round((0.2126 * r! + 0.7152 * g! + 0.0722 * b!) / 51)}`;
  });
}

describe('the art of Golems', () => {
  test('every piece in every state is well-formed SVG without ids, gradients, filters or gaps', () => {
    const flaws: string[] = [];
    for (const [name, art] of everything()) {
      const wrong = flaw(art);
      if (wrong) flaws.push(`${name}: ${wrong}`);
      if (/\sid=|url\(|<filter|Gradient|undefined|NaN|null/.test(art)) flaws.push(`${name}: ${art.slice(0, 80)}`);
    }
    expect(flaws).toEqual([]);
  });

  test('no number has more than two decimals, no colour stands without a fallback', () => {
    for (const [name, art] of everything()) {
      expect(art.match(/\d\.\d{3,}/), name).toBeNull();
      expect(art.match(/var\(--[\w-]+\)/), name).toBeNull();
    }
  });

  test('fragments stay small: 3.2 KB for a figure, 1.5 KB on average', () => {
    let [count, sum] = [0, 0];
    for (const { pieces } of catalogue())
      for (const { name, art } of pieces) {
        expect(art.length, name).toBeLessThan(3200);
        count++;
        sum += art.length;
      }
    expect(sum / count).toBeLessThan(1500);
  });

  test('no two pieces of a group look the same, not even in a grey print', () => {
    for (const { title, pieces } of catalogue()) {
      const prints = new Map<string, string>();
      for (const { name, art } of pieces) {
        expect(prints.get(grey(art)), `${title}: ${name}`).toBeUndefined();
        prints.set(grey(art), name);
      }
    }
  });

  test('the same golem differs by seat in shape and letter, not only in colour', () => {
    const shapes = (art: string) => art.replace(/(?:fill|stroke)="[^"]*"/g, '');
    for (const draw of [golemArt, golemFront]) {
      expect(new Set(SEATS.map((seat) => shapes(draw({ type: 'bow', seat })))).size).toBe(SEATS.length);
    }
    expect(new Set(SEATS.map((seat) => shapes(botArt({ program: 'hunter', seat })))).size).toBe(SEATS.length);
    expect(new Set(SEATS.map((seat) => shapes(robotArt({ robot: 'red', seat })))).size).toBe(SEATS.length);
  });

  test('facings are the same figure turned by quarters, its badge upright', () => {
    const drawings = [
      (facing: Facing) => golemArt({ type: 'mage', seat: 4, facing }),
      (facing: Facing) => botArt({ program: 'coward', seat: 1, facing }),
      (facing: Facing) => robotArt({ robot: 'yellow', seat: 2, facing }),
    ];
    for (const draw of drawings) {
      const bodies = FACINGS.map((facing) => /<g class="facing"([^>]*)>(.*)$/.exec(draw(facing))!);
      expect(bodies.map((body) => body[1]!.trim())).toEqual(
        FACINGS.map((facing) => (facing ? `transform="rotate(${facing * 90} 50 50)"` : '')),
      );
      // The badge is moved, never turned: only its place differs.
      const unplaced = bodies.map((body) => body[2]!.replace(/translate\([^)]*\)/g, ''));
      expect(new Set(unplaced).size).toBe(1);
      expect(new Set(FACINGS.map(draw)).size).toBe(4);
    }
  });

  test('each crack shows on the board and in the panel; out is the repair sign', () => {
    for (const type of GOLEM_TYPES) {
      const damages = [0, 1, 2, 3, 4, 5];
      expect(new Set(damages.map((damage) => golemArt({ type, seat: 0, damage }))).size).toBe(6);
      expect(new Set(damages.map((damage) => golemFront({ type, seat: 0, damage }))).size).toBe(6);
      expect(golemFront({ type, seat: 0, damage: 3, out: true })).not.toBe(golemFront({ type, seat: 0, damage: 3 }));
    }
  });

  test('water meets water: where two neighbours join, both draw the shared edge alike', () => {
    const edge = (joins: number, x: number) => {
      const d = / d="([^"]*)"/.exec(waterArt(joins).split('/>')[1]!)![1]!;
      return [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
        .filter((m) => Number(m[1]) === x)
        .map((m) => Number(m[2]))
        .sort((a, b) => a - b);
    };
    for (const rest of [0, 1, 4, 5]) expect(edge(2 | rest, 100)).toEqual(edge(8 | rest, 0));
    expect(edge(0, 100)).toEqual([]);
  });

  test('words of any length and sign stay on their card', () => {
    expect(cardArt('call', { word: 'Wywołaj podprogram' })).toContain('>Wywołaj</tspan>');
    expect(cardArt('F', { word: '<Вперёд>' })).toContain('&lt;Вперёд&gt;');
    expect(cardArt('F', { word: 'Forward', dim: true })).toMatch(/^<g opacity/);
  });

  test('the sheet is one SVG document that shows every piece by name', () => {
    const sheet = golemsSheet().trim();
    expect(flaw(sheet.replace('xmlns="http://www.w3.org/2000/svg" ', ''))).toBeUndefined();
    for (const { pieces } of catalogue()) for (const { name } of pieces) expect(sheet).toContain(`>${name}</text>`);
  });
});
