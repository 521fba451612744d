import { golemOn } from '@stolik/golems/scenarios/edit';
import { follow } from '../../base/felt/drag.ts';
import { cellUnder } from './drag.ts';
import type { Editor } from './editor-shape.ts';
import { liesOn } from './taps.ts';

/** A press that stays this long takes away instead of laying. */
const LONG_PRESS = 480;

/** What a pointer does on the cells of the field: it taps, paints over them, or carries a golem. */
export interface CellTouch {
  /** A tap, by whatever it was made. */
  press(cell: string): void;
  begin(event: PointerEvent): void;
}

/** `setTarget` is told over which cell a golem is carried. */
export function createCellTouch(editor: Editor, setTarget: (cell: string | undefined) => void): CellTouch {
  let strokes = 0;
  function press(cell: string): void {
    if (editor.tab() === 'things' && isLaid(editor, cell)) editor.erase(cell);
    else if (editor.tab() === 'things') editor.apply(cell);
    else if (!editor.apply(cell)) editor.show([]);
  }
  function begin(event: PointerEvent): void {
    const cell = cellUnder(event.clientX, event.clientY);
    if (cell === undefined || !event.isPrimary || (event.button !== 0 && event.button !== 2)) return;
    const tap = (): void => press(cell);
    if (editor.tab() === 'golems' && event.button === 0 && golemOn(editor.draft(), cell))
      carryGolem(editor, event, cell, { setTarget, tap });
    else if (editor.tab() === 'things' || event.button === 2) paint(editor, event, cell, `stroke ${++strokes}`);
    else follow(event, { move: () => undefined, drop: () => undefined, tap });
  }
  return { press, begin };
}

const isLaid = (editor: Editor, cell: string): boolean =>
  liesOn({ draft: editor.draft(), tool: editor.tool(), contents: editor.contents() }, cell);

/** One stroke over cells, undone as one: it lays, or takes away where it began on what is laid already, or by the other button. */
function paint(editor: Editor, event: PointerEvent, start: string, join: string): void {
  const isErasing = event.button === 2 || isLaid(editor, start);
  const done = new Set<string>();
  let isRefused = false;
  const touch = (cell: string | undefined): void => {
    if (cell === undefined || done.has(cell)) return;
    done.add(cell);
    if (isErasing) editor.erase(cell, join);
    else if (!editor.apply(cell, join)) isRefused = true;
  };
  // A finger that rests takes away, so it is not heard before it moves or is lifted.
  const isFinger = event.pointerType === 'touch';
  let isOver = false;
  const timer = isFinger
    ? setTimeout(() => {
        isOver = true;
        editor.erase(start, join);
      }, LONG_PRESS)
    : undefined;
  if (!isFinger) touch(start);
  follow(event, {
    move: (now) => {
      clearTimeout(timer);
      if (isOver || isRefused) return;
      touch(start);
      touch(cellUnder(now.clientX, now.clientY));
    },
    drop: () => clearTimeout(timer),
    tap: () => {
      clearTimeout(timer);
      if (!isOver) touch(start);
    },
    cancel: () => clearTimeout(timer),
  });
}

function carryGolem(
  editor: Editor,
  event: PointerEvent,
  cell: string,
  { setTarget, tap }: { setTarget(cell: string | undefined): void; tap(): void },
): void {
  const golem = golemOn(editor.draft(), cell)!;
  follow(event, {
    move: (now) => {
      editor.chooseGolem(golem);
      setTarget(cellUnder(now.clientX, now.clientY));
    },
    drop: (now) => {
      setTarget(undefined);
      const to = cellUnder(now.clientX, now.clientY);
      if (to !== undefined && to !== cell) editor.dropGolem(golem, to);
    },
    tap,
    cancel: () => setTarget(undefined),
  });
}
