import { createMemo, For, type JSX } from 'solid-js';
import { groundOf } from './field.ts';
import { barrelOn, figureArt, flatArt, groundArt } from './pieces.ts';
import { type GolemsView, is6, isBarrel, sceneOf } from './scene.ts';

/** A small still board: little tables on the home page, the gallery of scenarios. */
export function Miniature(props: { readonly view: unknown }): JSX.Element {
  const drawn = createMemo(() => {
    const view = props.view as GolemsView;
    const ground = groundOf(view);
    const scene = sceneOf(view);
    const edition = is6(view) ? ('golems6' as const) : ('golems4' as const);
    const side = Math.max(ground.width, ground.height) * 100;
    const left = (side - ground.width * 100) / 2;
    const top = (side - ground.height * 100) / 2;
    let art = '';
    for (const cell of ground.cells)
      art += `<g transform="translate(${cell.x * 100} ${cell.y * 100})">${groundArt(cell, edition)}</g>`;
    for (const [name, text] of Object.entries(scene.tokens)) {
      const cell = ground.at.get(name);
      if (!cell) continue;
      const words = text.split(' ');
      art += `<g transform="translate(${cell.x * 100} ${cell.y * 100})">${flatArt(words, cell, scene.tokens, ground, 0)}${words.some(isBarrel) ? barrelOn(words) : ''}</g>`;
    }
    const figures = scene.figures.flatMap((figure) => {
      const cell = ground.at.get(figure.swims ?? figure.at ?? '');
      return cell ? [{ x: cell.x * 100, y: cell.y * 100, art: figureArt(figure, edition, 0) }] : [];
    });
    return { side, left, top, art, figures };
  });
  return (
    <svg
      class="gl-mini"
      viewBox={`${-drawn().left - 8} ${-drawn().top - 8} ${drawn().side + 16} ${drawn().side + 16}`}
      aria-hidden="true"
    >
      <g innerHTML={drawn().art} />
      <For each={drawn().figures}>{({ x, y, art }) => <g transform={`translate(${x} ${y})`} innerHTML={art} />}</For>
    </svg>
  );
}
