import { readFileSync, writeFileSync } from 'node:fs';
import { CHANCE } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { type GameLog, parseLog } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import type { Step } from '@stolik/kernel/steps';
import { playedBy, reviewOf, storyOfLog } from '@stolik/search/testing/reviews';
import { expect, test } from 'vitest';
import { greedyCircuit } from '../src/bot/greedy.ts';
import { circuitBots } from '../src/bot.ts';
import { circuit } from '../src/game.ts';

// Fixed games, each with the seat of the one who reads its review. UPDATE=1 writes the stories again; the difference is reviewed like code.
const folder = new URL('./reviews/', import.meta.url);
const GAMES = [
  ['win', 0],
  ['loss', 0],
  ['dull-loss', 0],
  ['dark-draw', 0],
  ['tie', 1],
  ['teams', 0],
  ['given-up', 0],
  ['waited', 0],
] as const;
const logOf = (name: string): GameLog => unwrap(parseLog(readFileSync(new URL(`${name}.stolik`, folder), 'utf8')));

test('every game has a story of its own, in three languages, as before', () => {
  const stories = GAMES.flatMap(([name, you]) =>
    LANGUAGES.map(
      (language) => `${name}, ${language}: ${storyOfLog(circuit, circuitBots, logOf(name), you, language).join(' ')}`,
    ),
  );
  expect(new Set(stories.map((story) => story.slice(story.indexOf(': ')))).size).toBe(stories.length);
  const told = `${stories.join('\n')}\n`;
  const file = new URL('stories.txt', folder);
  if (process.env['UPDATE'] === '1') writeFileSync(file, told);
  expect(told).toBe(readFileSync(file, 'utf8'));
});

test.each(GAMES)('the review of "%s" has something to look at and something to try', (name, you) => {
  const { says, strip, moments, tryAt } = reviewOf(circuit, circuitBots, playedBy(circuit, logOf(name), you, 'en'), 1 / 80);
  expect(says.join(' ')).not.toMatch(/well played|undefined|NaN/i);
  // Where nothing ever changed there is nothing to draw.
  if (/dark|given/.test(name)) expect(strip).toBeUndefined();
  else expect(strip!.lines.every(({ values }) => values.length === strip!.whens.length + 1)).toBe(true);
  expect(new Set(moments.map(({ step }) => step)).size).toBe(moments.length);
  // In a dark draw no other idea need have a reason that can be told.
  if (tryAt === undefined) {
    expect(name).toBe('dark-draw');
    return;
  }
  expect(moments.map(({ step }) => step)).toContain(tryAt);
  const tried = moments.find(({ step }) => step === tryAt)!;
  expect(tried).toMatchObject({ seat: you });
  // Nobody is told to do otherwise what was best.
  expect(tried.kind).not.toBe('best');
  for (const { kind, seat } of moments) if (kind === 'rival') expect(seat).not.toBe(you);
});

test('who only exchanged tiles hears so, is praised for none of it, and every better move is counted', () => {
  const { says, moments } = reviewOf(circuit, circuitBots, playedBy(circuit, logOf('waited'), 0, 'en'), 1 / 80);
  expect(says).toContain('You didn’t place a single tile.');
  expect(moments.map(({ title }) => title)).not.toContain('Your best move');
  const missed = moments.filter(({ kind }) => kind === 'mistake').reduce((sum, { again }) => sum + 1 + again, 0);
  expect(says.join(' ')).toContain(['', 'Once a', 'Twice a'][missed] ?? `${missed} times a`);
});

test('after a dull loss the review says that it was dull, whether there was a chance, and where to try again', () => {
  const played = playedBy(circuit, logOf('dull-loss'), 0, 'en');
  const { says, moments, tryAt } = reviewOf(circuit, circuitBots, played, 1 / 80);
  expect(says.join(' ')).toMatch(
    /From turn 1 to turn 22 nobody lit anything\. In that time you had no move that could light anything\./,
  );
  expect(moments.find(({ step }) => step === tryAt)?.seat).toBe(0);
});

test('[C8.1] two actions of a turn are one turn of the review', () => {
  const options = unwrap(circuit.parseOptions({ x2: true }, 2));
  const state = circuit.setup(options, 2);
  const rng = new SeededRng(3);
  const steps: Step[] = [];
  let turns = 0;
  for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
    const actor = next.kind === 'chance' ? CHANCE : next.seat;
    const action = actor === CHANCE ? circuit.roll(state, rng) : greedyCircuit(circuit.redeal(state, actor, rng), actor, rng);
    steps.push({ kind: 'play', actor, action });
    circuit.play(state, actor, action, ({ kind }) => void (kind === 'turnBegan' && turns++));
  }
  const played = { options, seats: 2, steps, of: [0], you: 0, names: ['Ola', 'Bit'], language: 'en' } as const;
  const { strip } = reviewOf(circuit, circuitBots, played, 1 / 400);
  expect(strip?.whens).toHaveLength(turns);
  expect(strip?.whens.at(-1)).toEqual({ turn: Math.ceil(turns / 2) });
});
