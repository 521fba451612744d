import { BOT_PROGRAMS, type BotName } from '@stolik/golems/core';
import { golems4 } from '@stolik/golems/v4/game';
import type { View6 } from '@stolik/golems/v6';
import { golems6 } from '@stolik/golems/v6/game';
import { type AnyGame, REFEREE } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { LANGUAGES } from '@stolik/kernel/language';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { kidsStepsFor } from '../src/games/golems/coach.ts';
import { worldOf } from '../src/games/golems/desk/python-world.ts';
import { usesDie } from '../src/games/golems/desk/speak.ts';
import { botName } from '../src/games/golems/model/bot-name.ts';
import { barrelOn } from '../src/games/golems/model/pieces.ts';
import type { GolemsView } from '../src/games/golems/model/scene.ts';
import { aimInWords } from '../src/games/golems/words/aim.ts';
import { loadAllWords, wordsOf } from '../src/games/golems/words/by-language.ts';
import { edition4 } from '../src/games/golems4/edition.ts';
import { edition6 } from '../src/games/golems6/edition.ts';
import { shownLuck } from '../src/games/golems6/luck.ts';
import { PARENTS } from '../src/pages/about/parents-words.ts';

await loadAllWords();

const viewOf = (game: AnyGame, options: { readonly [key: string]: Json }, players: number): GolemsView =>
  game.view(game.setup(unwrap(game.parseOptions(options, players)), players), REFEREE) as GolemsView;

describe('a children’s table', () => {
  test('the coach tells truly who walks when', () => {
    const said = (options: { readonly [key: string]: Json }, players = 2): string =>
      kidsStepsFor(edition6, viewOf(golems6, options, players))!.at(-1)!.says.en;
    expect(said({ scenario: 'treasure' })).toContain('Then it’s the other one’s turn');
    expect(said({ scenario: 'treasure', turns: 'together' })).toContain('at the same time');
    expect(said({ scenario: 'nine-cards' }, 1)).not.toMatch(/other|both/);
    expect(kidsStepsFor(edition6, viewOf(golems6, { scenario: 'duel' }, 2))).toBeUndefined();
  });

  test('the same view gets the same steps: lists are compared by what they are', () => {
    const view = viewOf(golems6, { scenario: 'treasure' }, 2);
    expect(kidsStepsFor(edition6, view)).toBe(kidsStepsFor(edition6, view));
  });

  test('the aim is one sentence at every table, in every language', () => {
    const tables: readonly (readonly [AnyGame, { readonly [key: string]: Json }, number])[] = [
      [golems6, { scenario: 'treasure' }, 2],
      [golems6, { scenario: 'race' }, 2],
      [golems6, { scenario: 'gears' }, 2],
      [golems6, { scenario: 'all-gears' }, 2],
      [golems6, { scenario: 'nine-cards' }, 1],
      [golems6, { scenario: 'duel' }, 2],
      [golems4, {}, 2],
    ];
    for (const [game, options, players] of tables)
      for (const language of LANGUAGES) {
        const aim = aimInWords(
          game === golems4 ? edition4 : edition6,
          viewOf(game, options, players),
          wordsOf(language, game.id as 'golems6'),
        );
        expect(aim).toMatch(/^\p{Lu}.*[.!]$/u);
        expect(aim).not.toMatch(/undefined|NaN/);
      }
    expect(aimInWords(edition6, viewOf(golems6, { scenario: 'nine-cards' }, 1), wordsOf('ru', 'golems6'))).toBe(
      'Дойти до\u00a0сокровища не\u00a0больше чем за\u00a09\u00a0карт!',
    );
  });

  test('nobody wonders what is in a barrel that is never opened', () => {
    expect(barrelOn(['barrel'], true).length).toBeLessThan(barrelOn(['barrel']).length);
  });

  test('what is tapped is told without strikes', () => {
    for (const language of LANGUAGES) {
      const { things } = wordsOf(language, 'golems6');
      for (const word of ['wall', 'barrel', 'treasure', 'gear', 'water', 'ladder:A+'])
        expect(things.token(word, true)).not.toMatch(/strike|удар|cios/i);
      expect(things.token('wall')).not.toBe(things.token('wall', true));
    }
  });

  test('the page for parents says the same in three languages', () => {
    for (const language of LANGUAGES) {
      const { sections } = PARENTS[language];
      expect(sections.map(({ list }) => list?.length ?? 0)).toEqual(PARENTS.en.sections.map(({ list }) => list?.length ?? 0));
      expect(sections.every(({ title, text, list }) => title && (text || list))).toBe(true);
    }
  });
});

describe('bots on the field', () => {
  test('two with the same program are told apart', () => {
    const bots = [null, 'hunter', 'coward', 'hunter'];
    expect([1, 2, 3].map((seat) => botName(bots, seat, 'en'))).toEqual(['Hunter 1', 'Coward', 'Hunter 2']);
  });

  test('the die card lies beside those that the die decides for', () => {
    const rolling = BOT_PROGRAMS.filter(usesDie).map(({ id }) => id);
    const never: readonly BotName[] = ['marksman'];
    expect(rolling).toEqual(BOT_PROGRAMS.map(({ id }) => id).filter((id) => !never.includes(id)));
  });

  test('a bot has no rows', () => {
    for (const language of LANGUAGES) {
      const { stats } = wordsOf(language, 'golems6').facts;
      expect(stats(1, 2, 4)).toContain('4');
      expect(stats(1, 2)).not.toMatch(/undefined|rows|ряд|rzęd/);
    }
  });
});

describe('the field for Python', () => {
  test('knows gaps, ladders both ways and how far the golem strikes', () => {
    const view = viewOf(golems6, { scenario: 'towers' }, 2) as View6;
    const world = worldOf(edition6, view, 1);
    expect(world.field).toEqual(view.field);
    expect(world.reach).toBe(view.golems[1]!.range);
    for (const [from, to] of Object.entries(world.ladders)) expect(world.ladders[to]).toBe(from);
    expect(Object.keys(world.ladders)).toHaveLength(4);
    expect(Object.values(world.things)).toContain('golem');
  });

  test('says what the fourth edition has and Python does not', () => {
    const portals = viewOf(golems4, { scenario: 'portals-and-lines' }, 2);
    expect(worldOf(edition4, portals, 0).leftOut).toEqual(expect.arrayContaining(['portals', 'lines']));
    const winter = viewOf(golems4, { scenario: 'winter-duel' }, 2);
    expect(worldOf(edition4, winter, 0).leftOut).toContain('winter');
  });
});

test('[G6.3.1] a logic card without the add-on is shown as no bonus, and looks like it', () => {
  for (const card of ['and', 'or', 'not', 'xor']) {
    expect(shownLuck(card, false)).toBe('blank');
    expect(shownLuck(card, true)).toBe(card);
    for (const language of LANGUAGES) {
      const { luck } = wordsOf(language, 'golems6');
      expect(luck(card, false)).toBe(luck('blank', false));
    }
  }
  expect(shownLuck('while', false)).toBe('while');
});
