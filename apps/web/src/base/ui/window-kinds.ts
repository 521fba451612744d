/*
 * The kinds of windows: decided here and nowhere else. The root bears them as `data-window` and `data-papers`, which the frame's style
 * sheets read; scripts ask window.ts. A part that wants to know how much room it has asks its own container, never the window.
 */

export type WindowKind = 'lying' | 'phone' | 'upright' | 'beside' | 'desk';
/** Sheets that are taken up, in a row under the board, or in a column beside it. */
export type Papers = 'sheet' | 'below' | 'beside';

/** The first that holds wins. build/first.ts writes the same table into what runs before the first paint. */
export const KINDS: readonly { readonly kind: WindowKind; readonly query: string; readonly papers: Papers }[] = [
  { kind: 'lying', query: '(max-height: 520px) and (max-width: 1279.98px) and (min-aspect-ratio: 13/10)', papers: 'sheet' },
  { kind: 'phone', query: '(max-width: 699.98px), (max-height: 520px) and (max-width: 1279.98px)', papers: 'sheet' },
  { kind: 'upright', query: '(max-aspect-ratio: 9/10)', papers: 'below' },
  { kind: 'beside', query: '(max-width: 1279.98px)', papers: 'beside' },
  { kind: 'desk', query: 'all', papers: 'beside' },
];
