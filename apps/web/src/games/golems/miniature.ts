import type { Part, Picture } from '../../base/ui/picture.ts';
import type { DrawnEdition } from './model/edition.ts';
import { groundOf } from './model/field.ts';
import { barrelOn, figureArt, flatArt, groundArt } from './model/pieces.ts';
import { type GolemsView, isBarrel } from './model/scene.ts';

/** The board small and still: little tables of the home page, the gallery of scenarios. */
export const miniatureOf =
  (edition: DrawnEdition) =>
  (view: GolemsView, letters: readonly string[] = []): Picture => {
    const ground = groundOf(edition, view);
    const scene = edition.sceneOf(view);
    const isForKids = edition.kidsOf(view) !== undefined;
    const at = ({ x, y }: { readonly x: number; readonly y: number }, art: string): string =>
      `<g transform="translate(${x * 100} ${y * 100})">${art}</g>`;
    const cells: Part = ['ground', ground.cells.map((cell) => at(cell, groundArt(cell, edition.id))).join('')];
    const tokens = Object.entries(scene.tokens).flatMap(([name, text]): Part[] => {
      const cell = ground.at.get(name);
      if (!cell) return [];
      const words = text.split(' ');
      const art = flatArt(words, cell, scene.tokens, ground, 0) + (words.some(isBarrel) ? barrelOn(words, isForKids) : '');
      return [[`token ${name}`, at(cell, art)]];
    });
    const figures = scene.figures.flatMap((figure): Part[] => {
      const cell = ground.at.get(figure.swims ?? figure.at ?? '');
      return cell ? [[`figure ${figure.seat}`, at(cell, figureArt(figure, edition.id, 0, letters[figure.seat]))]] : [];
    });
    const side = Math.max(ground.width, ground.height) * 100;
    const left = (side - ground.width * 100) / 2;
    const top = (side - ground.height * 100) / 2;
    // The field lies on its felt and does not touch the rim.
    const rim = side * 0.05;
    return {
      box: [-left - rim, -top - rim, side + 2 * rim, side + 2 * rim].map(Math.round).join(' '),
      parts: [cells, ...tokens, ...figures],
    };
  };
