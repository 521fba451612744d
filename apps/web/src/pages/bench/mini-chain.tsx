import type { PictureFace } from '@stolik/circuit/art/draw';
import { findCell, findSide } from '@stolik/circuit/board/geometry';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import { createMemo, For, type JSX } from 'solid-js';
import { face } from '../../games/circuit/art/face.ts';
import { sidePicture, stripPicture } from '../../games/circuit/art/picture.ts';
import { explained } from '../../games/circuit/board/why-halo.tsx';
import { cellPoint, sidePoint, viewBox } from '../../games/circuit/model/layout.ts';
import { w } from './words.ts';

/** The circuit that is explained, in the other face: parts and symbols side by side. */
export function MiniChain(props: { readonly chain: ChainReason }): JSX.Element {
  const other = (): PictureFace => (face() === 'real' ? 'schematic' : 'real');
  const box = createMemo(() => {
    const points = props.chain.parts.map(({ cell }) => cellPoint(findCell(cell)!));
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const ends = [props.chain.from, props.chain.to];
    const isOnStrip = ends.some(({ kind }) => kind === 'strip');
    const isLeft = ends.some(({ at }) => at.startsWith('left'));
    const isRight = ends.some(({ at }) => at.startsWith('right'));
    const isOnRail = props.chain.parts.some(({ cell, entry, exit }) => cell.endsWith('8') && (entry === 'N' || exit === 'N'));
    const x = isLeft ? -66 : Math.min(...xs) - 12;
    const y = isOnRail ? -66 : Math.min(...ys) - 12;
    const right = isRight ? 666 : Math.max(...xs) + 112;
    const bottom = isOnStrip ? 896 : Math.max(...ys) + 112;
    return { x, y, width: right - x, height: bottom - y };
  });
  const sides = () =>
    [props.chain.from, props.chain.to].flatMap((end, index) => {
      const side = end.kind === 'side' ? findSide(end.at) : undefined;
      if (side === undefined) return [];
      const { x, y } = sidePoint(side);
      const token = `${index === 0 ? '+' : '-'}${end.fuse ? 'f' : ''}`;
      const smoke = props.chain.fuse === end.at ? { smoke: true as const } : {};
      return [{ x, y, art: sidePicture({ token, ...smoke }, side, other()) }];
    });
  return (
    <figure class="bench-mini stack near">
      <figcaption>{w().otherFace[other()]}</figcaption>
      <div data-face={other()}>
        <svg viewBox={viewBox(box())} aria-hidden="true" style={{ 'aspect-ratio': `${box().width} / ${box().height}` }}>
          <g innerHTML={stripPicture(other())} />
          <For each={sides()}>{({ x, y, art }) => <g transform={`translate(${x} ${y})`} innerHTML={art} />}</For>
          <For each={props.chain.parts}>
            {(part) => {
              const { x, y } = cellPoint(findCell(part.cell)!);
              return <g transform={`translate(${x} ${y})`} innerHTML={explained(part, other())} />;
            }}
          </For>
        </svg>
      </div>
    </figure>
  );
}
