import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import type { Box } from '../model/layout.ts';

/** Pixels a cell of the box that is drawn. */
export function createUnit(frame: () => Element, box: () => Pick<Box, 'width'>): Accessor<number> {
  const [unit, setUnit] = createSignal(64);
  onMount(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const cells = entry!.contentRect.width / box().width;
      if (cells > 0) setUnit(Math.max(1, Math.floor(cells * 100)));
    });
    watcher.observe(frame());
    onCleanup(() => watcher.disconnect());
  });
  return unit;
}
