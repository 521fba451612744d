import type { View4 } from '@stolik/golems/v4';
import { golems4 } from '@stolik/golems/v4/game';
import type { View6 } from '@stolik/golems/v6';
import { golems6 } from '@stolik/golems/v6/game';
import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import type { Desk } from '../src/games/golems/desk/desk-shape.ts';
import type { Edition } from '../src/games/golems/desk/edition.ts';
import { explainCell, explainGolem } from '../src/games/golems/desk/speak.ts';
import { groundOf } from '../src/games/golems/model/field.ts';
import type { GolemsView } from '../src/games/golems/model/scene.ts';
import { loadAllWords, wordsOf } from '../src/games/golems/words/by-language.ts';
import { edition4 } from '../src/games/golems4/edition.ts';
import { edition6 } from '../src/games/golems6/edition.ts';

await loadAllWords();

/** What a tap asks of the desk of a table that has just been laid. */
function deskAt(game: AnyGame, scenario: string, language: Language): Desk {
  const state = game.setup(unwrap(game.parseOptions({ scenario }, 2)), 2);
  if (game.next(state).kind === 'chance') game.play(state, CHANCE, game.roll(state, new SeededRng(1)));
  const view = game.view(state, 0) as GolemsView;
  const edition: Edition = game.id === 'golems4' ? edition4 : edition6;
  const desk: Partial<Desk> = {
    edition,
    words: () => wordsOf(language, edition.id),
    view: () => view,
    scene: () => edition.sceneOf(view),
    ground: () => groundOf(edition, view),
    isKids: () => edition.kidsOf(view) !== undefined,
    table: { nameOf: (seat: number) => ['Ola', 'Oto'][seat] } as Desk['table'],
  };
  return desk as Desk;
}

test('[G6.2.1] a tap on a golem says whose it is, of which type, and what it can do', () => {
  const desk = deskAt(golems6, 'towers', 'en');
  expect(explainGolem(desk, 0)).toMatch(/^Ola, facing north: Sword\. Hits up to 1 cell away for 1 damage\. 4 rows\./);
  expect(explainGolem(deskAt(golems6, 'treasure', 'en'), 0)).not.toMatch(/damage|strike|hits/i);
  for (const language of LANGUAGES) expect(explainGolem(deskAt(golems6, 'towers', language), 1)).toMatch(/^Oto.{20,}\.$/);
});

test('a tap on a cell says what lies there and what it does; who stands there comes first', () => {
  for (const language of LANGUAGES) {
    const desk = deskAt(golems6, 'logic-garden', language);
    const { tokens, figures } = desk.scene();
    for (const cell of Object.keys(tokens)) expect(explainCell(desk, cell).join(' ').length, cell).toBeGreaterThan(30);
    expect(explainCell(desk, figures[0]!.at!)[0]).toBe(explainGolem(desk, 0));
  }
  const towers = deskAt(golems6, 'towers', 'en');
  const ladder = Object.entries(towers.scene().tokens).find(([, words]) => words.includes('ladder'))![0];
  expect(explainCell(towers, ladder)[0]).toMatch(/^A ladder:/);
});

test('[G4.2.2] only a robot that somebody leads has components to be told of', () => {
  const view = deskAt(golems4, 'winter-duel', 'en').view();
  expect(edition4.componentsOf(view as View4, 0)?.colours).toHaveLength(3);
  expect(edition6.componentsOf(deskAt(golems6, 'towers', 'en').view() as View6, 0)).toBeUndefined();
});
