import { createMemo, For, type JSX } from 'solid-js';
import { toast } from '../../../base/ui/toast.tsx';
import type { Desk } from '../desk/desk-shape.ts';
import type { Built } from '../model/edition.ts';
import { componentTold } from './component-facts.ts';
import { COMPONENTS, componentLook } from './component-look.ts';

/** What a robot of v4.0 is built of, and which of it is broken. */
export function Components(props: {
  readonly desk: Desk;
  readonly built: Built;
  readonly damaged: readonly string[];
}): JSX.Element {
  const words = () => props.desk.words();
  const isBroken = (kind: string): boolean => props.damaged.includes(kind);
  const about = (kind: (typeof COMPONENTS)[number]): string => componentTold(words(), kind, isBroken(kind));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button of the card says the same
    <div
      class="gl-parts at-length"
      role="img"
      onClick={(event) => {
        const pressed = (event.target as Element).closest<SVGElement>('[data-part]')?.dataset['part'];
        const part = COMPONENTS.find((kind) => kind === pressed);
        toast(part ? about(part) : COMPONENTS.map(about).join(' '));
      }}
      aria-label={COMPONENTS.map((kind) => `${words().components[kind]}${isBroken(kind) ? ' ✕' : ''}`).join(', ')}
    >
      <For each={COMPONENTS}>
        {(kind, index) => {
          const look = createMemo(() => componentLook(kind, props.built.colours[index()]!, isBroken(kind), props.built.box));
          return <svg viewBox="0 0 100 100" aria-hidden="true" data-part={kind} innerHTML={look()} />;
        }}
      </For>
    </div>
  );
}
