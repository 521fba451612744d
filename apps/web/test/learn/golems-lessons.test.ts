import { readdirSync, readFileSync } from 'node:fs';
import { loadRules } from '@stolik/games/games';
import { type GolemsEvent, tellGolems } from '@stolik/golems/text';
import { LANGUAGES } from '@stolik/kernel/language';
import { type Level, parseChapter } from '@stolik/kernel/lessons/chapter';
import { askPuzzle } from '@stolik/kernel/puzzles/asked';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test, vi } from 'vitest';
import type { Edition } from '../../src/games/golems/desk/edition.ts';
import type { GolemsView } from '../../src/games/golems/model/scene.ts';
import { pictureOf } from '../../src/games/golems/study/pictures.ts';
import { marksOf } from '../../src/games/golems/study/shown.ts';
import { edition4 } from '../../src/games/golems4/edition.ts';
import { edition6 } from '../../src/games/golems6/edition.ts';
import { calledIn } from '../../src/shell/study/called.ts';
import type { PuzzlePart } from '../../src/shell/study/part.ts';

// The pages run on Solid as browsers get it; Node would be given the one for servers.
vi.mock('solid-js', () => vi.importActual('../../../../node_modules/solid-js/dist/solid.js'));
// What is drawn is looked at in a browser.
vi.mock('../../src/games/golems/study/known.tsx', () => ({ Known: () => null }));

function levelsOf(id: string): readonly Level[] {
  const folder = new URL(`../../../../games/golems/lessons/${id}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .flatMap((name) => unwrap(parseChapter(JSON.parse(readFileSync(new URL(name, folder), 'utf8')), id)).levels);
}

const EDITIONS = await Promise.all(
  (['golems6', 'golems4'] as const).map(async (id) => {
    const edition: Edition = id === 'golems4' ? edition4 : edition6;
    const { puzzles }: { puzzles: PuzzlePart } = await import(`../../src/games/${id}/puzzles.ts`);
    return {
      id,
      edition,
      game: await loadRules(id),
      part: puzzles,
      levels: levelsOf(id),
    };
  }),
);

describe.each(EDITIONS)('lessons of $id on the board', ({ edition, game, part, levels }) => {
  const begun = levels.map((level) => {
    const { start, game: asked, reading } = unwrap(askPuzzle(game, part.rules, level));
    return { level, view: asked.view(start, level.seat) as GolemsView, reading };
  });

  test('every goal has a picture of its own kind and a word for what went wrong', () => {
    const pictures = new Map<string, string>();
    for (const { level, view } of begun) {
      const picture = pictureOf(level.goal, view, level.seat, edition);
      expect(picture, level.id).toContain('<');
      expect(picture, level.id).not.toMatch(/undefined|NaN/);
      pictures.set(level.goal.kind, picture);
      for (const language of LANGUAGES) {
        expect(part.kinds[level.goal.kind]?.[language], level.goal.kind).toBeTruthy();
        const { title, says } = part.missed(level.goal, { seat: level.seat, wanted: 1, got: 0, answer: [], view }, language);
        expect(title && says, level.id).toBeTruthy();
      }
    }
    expect(new Set(pictures.values()).size).toBe(pictures.size);
  });

  test('who ended elsewhere hears where, and that the facing is all that is wrong', () => {
    const [{ level, view }] = begun.filter(({ level: each }) => each.goal.kind === 'reach' && 'facing' in each.goal) as [
      (typeof begun)[number],
    ];
    const { at, facing } = edition.sceneOf(view).figures[level.seat]!;
    const says = (goal: object) =>
      part.missed(goal as Level['goal'], { seat: level.seat, wanted: 1, got: 0, answer: [], view }, 'en').says;
    expect(says(level.goal)).toContain(at);
    expect(says({ kind: 'reach', at, facing: facing === 'N' ? 'S' : 'N' })).toContain('The cell is right');
  });

  test('what is asked for is marked on cells of the field, in words too', () => {
    for (const { level, view } of begun) {
      for (const language of LANGUAGES) {
        const marks = marksOf(level, language);
        for (const { cell, says } of marks) {
          expect(isCell(view, cell), `${level.id} ${cell}`).toBe(true);
          expect(says, level.id).toBeTruthy();
        }
        if (['reach', 'repair', 'shorten', 'barrel'].includes(level.goal.kind)) expect(marks[0]?.cell).toBe(level.goal['at']);
      }
    }
  });

  test('few answers are told apart by their shapes, and out of the game is one of them', () => {
    for (const { level, reading } of begun) {
      if (!reading) continue;
      const shapes = reading.answers.map((answer) => part.read!.picture!(level.goal, answer));
      expect(new Set(shapes).size, level.id).toBe(reading.answers.length);
      for (const answer of reading.answers)
        expect(part.read!.says(answer, 'en')).toBe(answer === 'out' ? 'out of the game' : answer);
    }
  });
});

function isCell({ field }: GolemsView, cell: string): boolean {
  const letter = field[field.length - Number(cell.slice(1))]?.[cell.charCodeAt(0) - 97];
  return letter !== undefined && letter !== '#';
}

test('a lesson for children tells of the golem, not of somebody whose name is "You"', () => {
  const name = calledIn(EDITIONS[0]!.part, { isForChildren: true }, 'en') ?? 'You';
  const found: Extract<GolemsEvent, { kind: 'goalTaken' }> = { kind: 'goalTaken', seat: 0, goal: 'treasure', at: 'b2' };
  const telling = { language: 'en', nameOf: () => name, you: 0, isForKids: true } as const;
  expect(tellGolems('golems6', found, telling)).toBe('Golem finds the treasure!');
});
