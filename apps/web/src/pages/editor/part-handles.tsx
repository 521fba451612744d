import { movePart } from '@stolik/golems/scenarios/edit';
import { createMemo, Index, type JSX } from 'solid-js';
import { follow } from '../../base/felt/drag.ts';
import type { Editor } from './editor-shape.ts';
import type { Frame } from './frame.ts';

/** How far a part has been dragged, in cells; `isFree` says whether it may lie where it would snap to. */
export interface DraggedPart {
  readonly index: number;
  readonly dx: number;
  readonly dy: number;
  readonly isFree: boolean;
}

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** One button over each part: dragged by the pointer, moved by the arrow keys. */
export function PartHandles(props: {
  readonly editor: Editor;
  readonly frame: Frame;
  readonly dragged: DraggedPart | undefined;
  readonly onDrag: (dragged: DraggedPart | undefined) => void;
}): JSX.Element {
  const { editor } = props;
  const buttons: HTMLButtonElement[] = [];

  function begin(event: PointerEvent, index: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const distance = (now: PointerEvent): readonly [number, number] => [
      (now.clientX - event.clientX) / props.frame.unit,
      (now.clientY - event.clientY) / props.frame.unit,
    ];
    follow(event, {
      move: (now) => {
        const [dx, dy] = distance(now);
        const isFree = movePart(editor.draft(), index, Math.round(dx), -Math.round(dy)).ok;
        props.onDrag({ index, dx, dy, isFree });
      },
      drop: (now) => {
        const [dx, dy] = distance(now);
        props.onDrag(undefined);
        editor.choosePart(index);
        if (Math.round(dx) !== 0 || Math.round(dy) !== 0) editor.move(index, Math.round(dx), -Math.round(dy));
      },
      cancel: () => props.onDrag(undefined),
    });
  }

  function onKey(event: KeyboardEvent, index: number): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step) editor.move(index, step[0], step[1]);
    else if (event.code === 'KeyR') editor.turnChosen();
    else if (event.code === 'KeyS') editor.flipChosen();
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      editor.removeChosen();
      queueMicrotask(() => buttons[Math.max(0, index - 1)]?.focus());
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <fieldset class="ed-handles" aria-label={editor.words().board}>
      <Index each={editor.draft().parts}>
        {(part, index) => {
          const box = createMemo(() => {
            const cells = editor.ground().cells.filter((cell) => cell.part === index);
            const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
            const [left, top] = [Math.min(...xs), Math.min(...ys)];
            return { left, top, width: Math.max(...xs) + 1 - left, height: Math.max(...ys) + 1 - top };
          });
          return (
            <button
              type="button"
              ref={(element) => (buttons[index] = element)}
              class="ed-handle"
              data-part={index}
              aria-pressed={editor.chosenPart() === index}
              aria-label={editor.partName(part(), index)}
              onFocus={() => editor.choosePart(index)}
              onClick={() => editor.choosePart(index)}
              onPointerDown={(event) => begin(event, index)}
              onKeyDown={(event) => onKey(event, index)}
              style={{
                left: `${box().left * props.frame.unit + props.frame.left}px`,
                top: `${box().top * props.frame.unit + props.frame.top}px`,
                width: `${box().width * props.frame.unit}px`,
                height: `${box().height * props.frame.unit}px`,
              }}
            />
          );
        }}
      </Index>
    </fieldset>
  );
}
