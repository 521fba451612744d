import { ActionList, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { writeField } from '../../src/core/field.ts';
import { golems4 } from '../../src/games/golems4.ts';
import { HANDS } from '../../src/programs/program.ts';
import { findScenario } from '../../src/scenarios/all.ts';
import { scenarioField } from '../../src/scenarios/check.ts';
import { BARREL_SET, COMPONENTS, EVENT_CARDS, KITS, type Kit, ROBOTS } from '../../src/v4/kinds.ts';
import { ASK_CARD, type State4 } from '../../src/v4/state.ts';
import { red, Table } from './table.ts';

const start = (players: number, options: Record<string, unknown> = {}): State4 =>
  golems4.setup(unwrap(golems4.parseOptions(options, players)), players);
const outcomes = (state: State4): number[] => {
  const list = new ActionList();
  golems4.legal(state, CHANCE, list);
  return list.toArray();
};
const open = (state: State4, card: string): void => golems4.play(state, CHANCE, EVENT_CARDS.indexOf(card as 'frost'));

describe('G4.1 components', () => {
  test('[G4.1.1] the winter side of the 4x4', () => {
    expect(writeField(scenarioField(findScenario('golems4', 'winter-duel')!))).toEqual(['.ii.', 's..s', 's..s', '.ii.']);
  });

  test('[G4.1.2] each card is laid at most as often as it is in hand', () => {
    const table = new Table({ golems: [red('a1 N', ''), red('d4 S')] });
    expect(table.refusal('1: program F F F')).toBe('allowed');
    expect(table.refusal('1: program B B B')).toBe('card-too-many G4.1.2');
    expect(table.refusal('1: program A A D')).toBe('allowed');
    expect(table.refusal('1: program D A D')).toBe('card-too-many G4.1.2');
    expect(HANDS.golems4.reduce((sum, count) => sum + count)).toBe(13);
  });

  test('[G4.1.3] four robots, each with a sound and a damaged side of three components', () => {
    const sidesOf = ({ rows, power, reach, forbids }: Kit): readonly string[] =>
      ROBOTS.map((name, i) => {
        const side = (at: number): string => `${rows[at]} ${power[at]}x${reach[at]} ${'FBLR'[forbids[at]!] ?? '-'}`;
        return `${name}: ${side(2 * i)} -> ${side(2 * i + 1)}`;
      });
    expect(sidesOf(KITS.even)).toEqual([
      'red: 4 2x1 - -> 2 1x1 B',
      'blue: 4 1x2 - -> 3 1x1 L',
      'green: 4 1x2 - -> 3 1x1 B',
      'yellow: 4 2x1 - -> 2 1x1 R',
    ]);
    expect(sidesOf(KITS.classic)).toEqual([
      'red: 3 2x1 - -> 2 1x1 B',
      'blue: 4 1x2 - -> 2 1x2 L',
      'green: 4 1x2 - -> 3 1x1 B',
      'yellow: 3 2x1 - -> 2 1x1 R',
    ]);
  });

  test('[G4.1.3] every damage costs something', () => {
    const { rows, power, reach } = KITS.even;
    for (let sound = 0; sound < ROBOTS.length * 2; sound += 2) {
      expect(rows[sound]).toBeGreaterThan(rows[sound + 1]!);
      expect(power[sound]! * reach[sound]!).toBeGreaterThan(power[sound + 1]! * reach[sound + 1]!);
    }
  });

  test('[G4.1.4] fourteen cards; each is drawn at most as often as it is there', () => {
    const state = start(2);
    expect(outcomes(state)).toHaveLength(8);
    open(state, 'frost');
    for (let seat = 0; seat < 2; seat++) golems4.play(state, seat, golems4.overtime(state, seat));
    expect(state.ask).toBe(ASK_CARD);
    expect(outcomes(state).map((card) => EVENT_CARDS[card])).toEqual(['cycle', 'if', 'thaw', 'swap', 'draught', 'jam', 'gift']);
  });

  test('[G4.1.4] the odds of the first card: four in fourteen for each bonus, one for each event', () => {
    const state = start(2);
    const rng = new SeededRng(1);
    const drawn = EVENT_CARDS.map(() => 0);
    for (let i = 0; i < 14_000; i++) drawn[golems4.roll(state, rng)]!++;
    expect(drawn[0]).toBe(0);
    for (const bonus of [1, 2]) expect(Math.abs(drawn[bonus]! - 4000)).toBeLessThan(250);
    for (const event of [3, 4, 5, 6, 7, 8]) expect(Math.abs(drawn[event]! - 1000)).toBeLessThan(150);
  });

  test('[G4.1.4] Frost and Thaw: barrels float or stand on the ice', () => {
    const frost = new Table({ golems: [red('a1 N'), red('d4 S')], tokens: { b2: 'water barrel:bomb' }, event: 'frost' });
    expect(frost.play('1: program S L', '2: program S L').truth.tokens).toEqual({ b2: 'ice barrel:bomb' });
    const thaw = new Table({ golems: [red('a1 N'), red('d4 S')], tokens: { b2: 'ice barrel:bomb/chips' }, event: 'thaw' });
    expect(thaw.play('1: program S L', '2: program S L').truth.tokens).toEqual({ b2: 'water barrel:bomb' });
  });

  test('[G4.1.4] Swap and Draught leave a single block alone', () => {
    for (const event of ['swap', 'draught']) {
      const table = new Table({ golems: [red('a1 N', ''), red('d4 S')], bonus: 'if', event });
      expect(table.play('1: program ? B R', '2: program S L').where(1)).toBe('a1 E');
    }
  });

  test('[G4.1.4] Jam: every victim in seat order, the next player still in chooses; nothing shows what the row was', () => {
    const table = new Table({ golems: [red('a1 N'), red('b1 N'), red('c1 N')], event: 'jam', round: 2 });
    table.play('1: program F L', '2: program F L', '3: program F L');
    expect(table.truth.pending).toEqual([3]);
    expect(table.refusal('3: jam 3')).toBe('no-jam G4.1.4');
    table.play('3: jam 2');
    expect(table.truth.pending).toEqual([1]);
    expect(golems4.view(table.state, 2).robots[1]!.program).toEqual([null, 'S']);
    table.play('1: jam 1', '2: jam 1');
    expect([table.where(1), table.where(2), table.where(3)]).toEqual(['a1 W', 'b2 N', 'c1 W']);
    expect(table.truth.round).toBe(3);
  });

  test('[G4.1.4] Jam: the row all saw is hidden again in the next round; who leaves is jammed no more', () => {
    const table = new Table({ golems: [red('a1 N'), red('b1 N'), red('c1 N')], event: 'jam', decks: ['if'] });
    table.play('1: program F L', '2: program F L', '3: program F L', '2: jam 2', '3: jam 2', '1: jam 2');
    table.play('1: program F R');
    expect(golems4.view(table.state, 2).robots[0]!.program).toEqual([null, null]);
    const left = new Table({ golems: [red('a1 N'), red('b1 N'), red('c1 N')], event: 'jam' });
    left.play('1: program F L', '2: program F L', '3: program F L').resign(1);
    left.play('3: jam 1');
    expect(left.events.filter(({ kind }) => kind === 'programJammed')).toEqual([
      { kind: 'programJammed', seat: 1, by: 2, row: 1 },
    ]);
  });

  test('[G4.1.4] Jam never falls on a row of an If or Cycle 2; with one such row left nobody is asked', () => {
    const table = new Table({ golems: [red('a1 N', ''), red('d4 S', '')], bonus: 'cycle', event: 'jam' });
    table.play('1: program 2 F R', '2: program 2 F R');
    expect(table.where(1)).toBe('a3 N');
    expect(table.truth.round).toBe(2);
  });

  test('[G4.1.4] Gift: who has nothing damaged is not asked, time over repairs nothing', () => {
    const table = new Table({ golems: [red('a1 N', ''), red('d4 S', 'pw')], event: 'gift' });
    table.play('1: program F L R', '2: program F L');
    expect(table.truth.pending).toEqual([2]);
    expect(golems4.write(table.state, 1, golems4.overtime(table.state, 1))).toBe('repair none');
    expect(table.refusal('2: repair chassis')).toBe('no-repair G4.7.1');
    expect(table.play('2: repair processor').damaged(2)).toBe('weapon');
  });

  test('[G4.1.4, G4.9.2] Gift: who leaves before their repair is not asked any more', () => {
    const table = new Table({ golems: [red('a1 N'), red('d4 S'), red('d1 N')], event: 'gift' });
    table.play('1: program F L', '2: program F L', '3: program F L');
    const [asked, other] = table.truth.pending[0] === 2 ? [2, 3] : [1, 2];
    expect(table.truth.pending).toEqual([asked]);
    table.resign(other);
    table.play(`${asked}: repair processor`);
    expect(table.where(other)).toBe('out');
    expect(table.truth.pending).not.toContain(other);
  });

  test('[G4.1.5] five barrels, whose contents are drawn when they are opened', () => {
    expect(BARREL_SET).toEqual([0, 2, 2, 1]);
    const state = start(2, { scenario: 'barrels-and-bombs' });
    expect(Object.values(golems4.view(state, -3).tokens).filter((token) => token === 'barrel')).toHaveLength(5);
  });
});

describe('G4.2 set-up', () => {
  test('[G4.2.1] two robots stand opposite each other with three sound components', () => {
    const { robots } = golems4.view(start(2), 0);
    expect(robots.map(({ facing }) => facing)).toEqual(['N', 'S']);
    for (const { damaged, parts, robot } of robots) {
      expect(damaged).toEqual([]);
      expect(parts).toEqual(COMPONENTS.map(() => robot));
    }
  });

  test('[G4.2.1] robots are chosen, and so are the programs of the bots; no two robots alike', () => {
    const own = findScenario('golems4', 'duel-with-bots')!;
    const state = start(2, {
      scenario: own.id,
      golems: ['yellow', 'green', 'red', 'blue'].slice(0, 2 + own.bots.length),
      bots: own.bots.map(() => 'tumbler'),
    });
    const robots = golems4.view(state, 0).robots;
    expect(robots.map(({ robot }) => robot).slice(0, 2)).toEqual(['yellow', 'green']);
    expect(robots.slice(2).every(({ bot }) => bot === 'tumbler')).toBe(true);
    expect(golems4.parseOptions({ golems: ['red', 'red'] }, 2).ok).toBe(false);
    expect(golems4.parseOptions({ golems: ['red', 'pink'] }, 2).ok).toBe(false);
    expect(golems4.parseOptions({ scenario: own.id, bots: ['tumbler', 'tumbler', 'tumbler'] }, 2).ok).toBe(false);
  });

  test('[G4.2.1] barrels are closed for everybody', () => {
    const state = start(2, { scenario: 'barrels-and-bombs' });
    for (const viewer of [0, 1, -2]) expect(JSON.stringify(golems4.view(state, viewer))).not.toMatch(/chips|bomb"|tools/);
  });

  test('[G4.2.2] build: in seat order, one token of each kind of those left; the default is the own colour or the first left', () => {
    const state = start(4, { scenario: 'four-robots', build: true });
    expect(golems4.next(state).seats).toEqual([0]);
    expect(golems4.write(state, 0, golems4.overtime(state, 0))).toBe('build processor red, weapon red, chassis red');
    const read = (text: string) => golems4.read(state, golems4.next(state).seat, text);
    const first = read('build processor blue, weapon red, chassis green');
    golems4.play(state, 0, first.ok ? first.value : -1);
    expect(golems4.write(state, 1, golems4.overtime(state, 1))).toBe('build processor red, weapon blue, chassis blue');
    const taken = read('build processor blue, weapon blue, chassis blue');
    expect(taken.ok && golems4.refuse(state, 1, taken.value)?.clause).toBe('G4.2.2');
    golems4.play(state, 1, golems4.overtime(state, 1));
    golems4.play(state, 2, golems4.overtime(state, 2));
    // Of each kind one token is left: the last player is not asked.
    expect(golems4.view(state, 3).robots[3]!.parts).toEqual(['yellow', 'yellow', 'yellow']);
    expect(state.ask).toBe(ASK_CARD);
  });
});

describe('G4.3 a round', () => {
  test('[G4.3.1] a bonus card lets everybody use the one it names', () => {
    const table = new Table({ golems: [red('a1 N', ''), red('d4 S')], bonus: 'cycle' });
    expect(table.refusal('1: program 2 F R')).toBe('allowed');
    expect(table.refusal('2: program 2 F')).toBe('allowed');
    expect(table.refusal('1: program ? F R')).toBe('bonus-not-allowed G4.3.1');
    const event = new Table({ golems: [red('a1 N', ''), red('d4 S')], event: 'frost' });
    expect(event.refusal('1: program 2 F R')).toBe('bonus-not-allowed G4.3.1');
  });

  test('[G4.3.2] as many rows as the processor gives, all filled', () => {
    const table = new Table({ golems: [red('a1 N', ''), red('d4 S', 'pc')] });
    expect(table.refusal('1: program F R')).toBe('rows-wrong G4.3.2');
    expect(table.refusal('1: program F R S L')).toBe('rows-wrong G4.3.2');
    expect(table.refusal('1: program F R S L F')).toBe('rows-wrong G4.3.2');
    expect(table.refusal('2: program F B')).toBe('chassis-forbids G4.3.2');
    expect(table.refusal('2: program F')).toBe('rows-wrong G4.3.2');
    expect(table.refusal('2: sing')).toBe('unreadable');
    expect(table.refusal('2: exit b2')).toBe('asked-otherwise G4.3.2');
  });

  test('[G4.3.2] time over: Stay, Defend, then turns and steps that the chassis allows', () => {
    const table = new Table({
      golems: [
        { at: 'a1', robot: 'blue', damaged: [] },
        { at: 'b1', robot: 'green', damaged: ['chassis'] },
        { at: 'c1', robot: 'yellow', damaged: ['processor'] },
      ],
    });
    const late = [0, 1, 2].map((seat) => golems4.write(table.state, seat, golems4.overtime(table.state, seat)));
    expect(late).toEqual(['program S D L R', 'program S D L R', 'program S D']);
  });

  test('[G4.3.3] the event acts once before the first row, bots before every row', () => {
    const table = new Table({
      golems: [red('c1 N'), { at: 'a4', facing: 'N', bot: 'tumbler' }],
      tokens: { c2: 'water' },
      event: 'frost',
      dice: [3, 4],
    });
    table.play('1: program F F');
    expect(table.kinds().filter((kind) => /eventActed|rowOpened|dieRolled/.test(kind))).toEqual([
      'eventActed',
      'dieRolled',
      'rowOpened',
      'dieRolled',
      'rowOpened',
    ]);
    expect(table.where(1)).toBe('c3 N');
  });

  test('[G4.3.4] who has no more rows waits', () => {
    const table = new Table({ golems: [{ at: 'a1', robot: 'blue' }, red('d4 S')] });
    table.play('1: program F F S L', '2: program F F');
    expect([table.where(1), table.where(2)]).toEqual(['a3 W', 'd2 S']);
  });

  test('[G4.3.5] after the last row the cards come back and the next round begins', () => {
    const table = new Table({ golems: [red('a1 N'), red('d4 S')], decks: ['gift', 'if'] });
    table.play('1: program F L', '2: program F L');
    expect(table.truth).toMatchObject({ round: 2, event: 'gift', bonus: null, pending: [1, 2] });
    expect(golems4.view(table.state, 0).robots[0]!.program).toEqual([]);
    expect(table.refusal('1: program F L')).toBe('allowed');
  });
});
