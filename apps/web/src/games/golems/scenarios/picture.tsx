import './gallery.css';
import type { Scenario } from '@stolik/golems/scenarios';
import { createMemo, type JSX } from 'solid-js';
import { Ground, Seams, Thickness } from '../board/ground.tsx';
import { figuresOf, golemArtOf, groundOfScenario, tokensArt } from './sketch.ts';

/** A still picture of a scenario, in a square. */
export function ScenarioPicture(props: { readonly scenario: Scenario; readonly class?: string }): JSX.Element {
  const ground = createMemo(() => groundOfScenario(props.scenario));
  const box = createMemo(() => {
    const { width, height } = ground();
    const side = Math.max(width, height, 1) * 100;
    return `${(width * 100 - side) / 2 - 12} ${(height * 100 - side) / 2 - 12} ${side + 24} ${side + 24}`;
  });
  const art = createMemo(() => {
    let drawn = '';
    for (const cell of ground().cells)
      drawn += `<g transform="translate(${cell.x * 100} ${cell.y * 100})">${tokensArt(props.scenario, ground(), cell)}</g>`;
    for (const figure of figuresOf(props.scenario)) {
      const cell = ground().at.get(figure.at ?? '');
      if (cell) drawn += `<g transform="translate(${cell.x * 100} ${cell.y * 100})">${golemArtOf(props.scenario, figure)}</g>`;
    }
    return drawn;
  });
  return (
    <svg class={`ed-picture game-${props.scenario.game} ${props.class ?? ''}`} viewBox={box()} aria-hidden="true">
      <Thickness ground={ground()} turn={0} />
      <Ground ground={ground()} edition={props.scenario.game} turn={0} />
      <Seams ground={ground()} turn={0} />
      <g innerHTML={art()} />
    </svg>
  );
}
