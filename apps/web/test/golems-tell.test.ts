import { findScenario } from '@stolik/golems/scenarios';
import { tellGolems } from '@stolik/golems/text';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import { type AnyGame, CHANCE, type GameEvent } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep } from '@stolik/kernel/steps';
import { describe, expect, test } from 'vitest';
import { difficultyOf } from '../src/games/golems/setup/difficulty.ts';

const NAMES = ['Ola', 'Kuba', 'Ania', 'Tata'];

/** Events of a few games played at random. */
function eventsOf(game: AnyGame, options: object, players: number): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (let seed = 0; seed < 6; seed++) {
    const rng = new SeededRng(seed);
    const state: unknown = game.setup(unwrap(game.parseOptions(options, players)), players);
    for (let count = 0; count < 300 && game.next(state).kind !== 'over'; count++) {
      const next = game.next(state);
      const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
      const action = actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng);
      playStep(game, state, { kind: 'play', actor, action }, (event) => events.push(event));
    }
  }
  return events;
}

const TABLES = [
  [golems6, { scenario: 'courtyard', logic: true }, 4],
  [golems6, { scenario: 'river' }, 3],
  [golems6, { scenario: 'solo-hunters' }, 1],
  [golems6, { scenario: 'gears' }, 2],
  [golems4, { scenario: 'portals-and-lines' }, 2],
  [golems4, { scenario: 'barrels-and-bombs' }, 2],
  [golems4, { scenario: 'duel-with-bots' }, 2],
] as const;

/** A figure called by its number, in whatever case; a card called by its letter. */
const NUMBERED = /(?:golem|robot|bot|голем|робот|бот)[a-zа-яёęą]* \d/iu;
/** A name may be a woman's: no form of a word says otherwise, and nobody is called an owner. */
const GENDERED =
  /(?:Ola|Ania) (?:[а-яё]+(?:л|лся|ен|ан)|(?:jest )?[a-ząćęłńóśźż]+(?:[iyęą]ł|iony|ony|any))(?![а-яёa-ząćęłńóśźż])|Перв(?:ый|ым)|Победил |Pierwszy|Wygrał |Хозяин|Właściciel|owner|’s own | its /u;
const LETTERED = /(?:^|[\s(:])[FBLRSADP](?=[\s),;.(]|$)|[2W?]\(/;

describe('what the Golems tables tell', () => {
  for (const language of LANGUAGES)
    for (const isForKids of [false, true])
      test(`in ${language}${isForKids ? ' for children' : ''}: names and words, no numbers of seats, no letters of cards`, () => {
        const wrong = new Set<string>();
        for (const [game, options, players] of TABLES) {
          if (isForKids && options.scenario !== 'gears') continue;
          for (const event of eventsOf(game, options, players)) {
            const text = (game as AnyGame).tell(event, { language, nameOf: (seat) => NAMES[seat]!, isForKids });
            if (NUMBERED.test(text) || LETTERED.test(text) || GENDERED.test(text) || /undefined|null|\s\./.test(text))
              wrong.add(text);
          }
        }
        expect([...wrong]).toEqual([]);
      });
});

test('a wall that a golem backs into is behind it', () => {
  const blocked = { kind: 'moveBlocked', seat: 0, at: 'b2', to: 'b1', by: 'token', clause: 'G6.6.2' } as const;
  const told = (facing?: 'N' | 'S') =>
    tellGolems('golems6', blocked, { language: 'ru', nameOf: () => 'Ола', isForKids: true, facingOf: () => facing });
  expect(told('N')).toBe('Ола остаётся на месте: сзади стена.');
  expect(told('S')).toBe('Ола остаётся на месте: впереди стена.');
  expect(told()).toBe('Ола остаётся на месте: мешает стена.');
});

test('a scenario with more to think of is harder', () => {
  const level = (edition: 'golems6' | 'golems4', id: string): number => difficultyOf(findScenario(edition, id)!);
  expect(level('golems6', 'treasure')).toBe(1);
  expect(level('golems6', 'duel')).toBe(1);
  expect(level('golems6', 'courtyard')).toBe(2);
  expect(level('golems6', 'towers')).toBe(3);
  expect(level('golems4', 'portals-and-lines')).toBe(3);
});
