import { type Accessor, createRoot, createSignal } from 'solid-js';
import { KINDS, type Papers } from './window-kinds.ts';

/** On first use: tests without a window import what asks for it. */
let kept: Accessor<(typeof KINDS)[number]> | undefined;

function current(): (typeof KINDS)[number] {
  kept ??= createRoot(() => {
    const queries = KINDS.map((row) => ({ row, list: matchMedia(row.query) }));
    const find = (): (typeof KINDS)[number] => queries.find(({ list }) => list.matches)!.row;
    const [row, setRow] = createSignal(find());
    const look = (): void => {
      const { kind, papers } = setRow(find());
      const { dataset } = document.documentElement;
      dataset['window'] = kind;
      dataset['papers'] = papers;
    };
    look();
    // Before anybody who measures because the window has changed: they are told first of its size, then of what holds.
    addEventListener('resize', look, { capture: true });
    for (const { list } of queries) list.addEventListener('change', look);
    return row;
  });
  return kept();
}

/** From now on the root bears what the window is. */
export const watchWindow = (): void => void current();
export const papers = (): Papers => current().papers;
/** Also one that lies on its side. */
export const isPhone = (): boolean => papers() === 'sheet';
export const isDesk = (): boolean => current().kind === 'desk';
