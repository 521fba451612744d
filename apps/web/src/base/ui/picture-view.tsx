import { createEffect, type JSX } from 'solid-js';
import { type Picture, svgOf } from './picture.ts';

interface Piece {
  readonly markup: string;
  readonly node: Element;
}

/** A picture whose parts are drawn again only where they have changed. */
export function PictureView(props: { readonly picture: Picture; readonly class?: string }): JSX.Element {
  let svg!: SVGSVGElement;
  let drawn: ReadonlyMap<string, Piece> = new Map();
  createEffect(() => {
    drawn = drawn.size === 0 ? drawAll(svg, props.picture) : drawChanges(svg, drawn, props.picture);
  });
  return <svg ref={svg} class={props.class} viewBox={props.picture.box} aria-hidden="true" />;
}

function drawAll(svg: SVGSVGElement, picture: Picture): Map<string, Piece> {
  svg.innerHTML = svgOf(picture);
  return new Map(picture.parts.map(([key, markup], index) => [key, { markup, node: svg.children[index]! }]));
}

function drawChanges(svg: SVGSVGElement, drawn: ReadonlyMap<string, Piece>, { parts }: Picture): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  for (const [key, markup] of parts) {
    const known = drawn.get(key);
    const node = known?.node ?? document.createElementNS('http://www.w3.org/2000/svg', 'g');
    if (known?.markup !== markup) node.innerHTML = markup;
    pieces.set(key, { markup, node });
  }
  for (const [key, { node }] of drawn) if (!pieces.has(key)) node.remove();
  // What comes later lies on top.
  let at = svg.firstElementChild;
  for (const { node } of pieces.values()) {
    if (node === at) at = at.nextElementSibling;
    else svg.insertBefore(node, at);
  }
  return pieces;
}
