import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { Dialog } from './dialog.tsx';
import { leavingOf, onRoom, sticksOut } from './fit-words.ts';
import { Icon } from './icon.tsx';

/**
 * A line of things to press that is never too short for them: what has no room leaves it, `data-leaves="1"` first, and stands on the paper
 * that "More" opens, under its `data-part`; what has no such name is said elsewhere, too, and only goes. Whether the line may have a
 * second row is the style sheet's affair: this looks at nothing but whether something sticks out.
 */
export function FittingLine(props: {
  readonly class: string;
  readonly title: string;
  readonly children: JSX.Element;
  /** What has left, once more. */
  readonly rest: (left: ReadonlySet<string>) => JSX.Element;
}): JSX.Element {
  let line!: HTMLDivElement;
  let more!: HTMLButtonElement;
  const [left, setLeft] = createSignal<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = createSignal(false);

  function fit(): void {
    const items = leavingOf(line);
    for (const item of items) item.hidden = false;
    more.hidden = true;
    const gone = new Set<string>();
    for (const item of items) {
      if (!sticksOut(line)) break;
      item.hidden = true;
      const { part } = item.dataset;
      if (!part) continue;
      gone.add(part);
      more.hidden = false;
    }
    setLeft(gone);
    if (gone.size === 0) setOpen(false);
  }

  onMount(() => onRoom(line, fit));
  return (
    <div ref={line} class={`fitting ${props.class}`}>
      {props.children}
      <button
        ref={more}
        type="button"
        class="sq"
        aria-label={m().table.menu}
        title={m().table.menu}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </button>
      <Show when={isOpen()}>
        <Dialog title={props.title} onClose={() => setOpen(false)}>
          <div class="rest stack">{props.rest(left())}</div>
        </Dialog>
      </Show>
    </div>
  );
}
