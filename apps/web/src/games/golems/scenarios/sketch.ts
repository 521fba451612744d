import { partCells } from '@stolik/golems/core';
import { isBarrelWord, wordsIn } from '@stolik/golems/editions';
import type { Scenario } from '@stolik/golems/scenarios';
import { type Cell, type Ground, partsByCell } from '../model/field.ts';
import { barrelOn, figureArt, flatArt } from '../model/pieces.ts';
import type { Figure } from '../model/scene.ts';

/** The cells of a scenario as boards draw them, also while its parts lie apart. */
export function groundOfScenario({ game, parts }: Pick<Scenario, 'game' | 'parts'>): Ground {
  const spots = parts.flatMap((part) => partCells(game, part));
  const width = Math.max(0, ...spots.map(({ x }) => x + 1));
  const height = Math.max(0, ...spots.map(({ y }) => y + 1));
  const byCell = partsByCell(game, parts);
  const cells = spots.map(({ x, y, ground }): Cell => {
    const name = `${String.fromCharCode(97 + x)}${y + 1}`;
    const { index = -1, season = 'summer' } = byCell.get(name) ?? {};
    return { name, x, y: height - 1 - y, ground: ground as Cell['ground'], season, part: index };
  });
  return { width, height, cells, at: new Map(cells.map((cell) => [cell.name, cell])) };
}

/** Golems and bots as they begin, in seat order. */
export function figuresOf({ starts, bots }: Pick<Scenario, 'starts' | 'bots'>): readonly Figure[] {
  const still = { swims: null, damage: 0, limit: 0, places: 0, damaged: [], items: 0, extra: 0 } as const;
  return [
    ...starts.map(({ at, facing, golem }, seat) => ({ ...still, seat, at, facing, type: golem, bot: null })),
    ...bots.map(({ at, facing, golem, program }, index) => ({
      ...still,
      seat: starts.length + index,
      at,
      facing,
      type: golem,
      bot: program,
    })),
  ];
}

/** Everything that lies on a cell but golems. */
export function tokensArt(scenario: Pick<Scenario, 'tokens' | 'options'>, ground: Ground, cell: Cell): string {
  const words = wordsIn(scenario.tokens[cell.name]);
  if (words.length === 0) return '';
  return (
    flatArt(words, cell, scenario.tokens, ground, 0) +
    (words.some(isBarrelWord) ? barrelOn(words, scenario.options['kids'] === true) : '')
  );
}

export const golemArtOf = (scenario: Pick<Scenario, 'game'>, figure: Figure): string => figureArt(figure, scenario.game, 0);
