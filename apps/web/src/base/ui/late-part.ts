import { type Component, createComponent, createMemo, createSignal, type JSX, untrack } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { withWords } from '../messages/with-words.ts';
import { useLaying } from './laying.tsx';
import { idle } from './leisure.ts';
import { toast } from './toast.tsx';

/** A part of a page that is not in its first files. */
export interface LatePart<Props> {
  (props: Props): JSX.Element;
  /** Fetches it before somebody wants it; failing now does no harm. */
  fetch(): Promise<unknown>;
}

/**
 * A part that is fetched when it is first shown, or before. Unlike `lazy` of Solid it never suspends: the page around it stays as it is. A
 * table that is still being laid waits for it. `giveUp` closes what has not come, so that it can be asked for again.
 */
export function latePart<Props extends object>(
  load: () => Promise<Component<Props>>,
  giveUp?: (props: Props) => void,
): LatePart<Props> {
  const [part, setPart] = createSignal<Component<Props>>();
  let coming: Promise<unknown> | undefined;
  function fetch(): Promise<unknown> {
    coming ??= withWords(load)().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  }
  function Part(props: Props): JSX.Element {
    if (!untrack(part)) {
      const shown = fetch().catch((error: unknown) => {
        console.error(error);
        toast(m().noNetwork);
        giveUp?.(props);
      });
      useLaying()?.add(() => shown);
    }
    return createMemo(() => {
      const Loaded = part();
      return Loaded && untrack(() => createComponent(Loaded, props));
    }) as unknown as JSX.Element;
  }
  return Object.assign(Part, { fetch });
}

/** Fetches parts one after another while nobody wants anything else: then they are there at once, and without a network too. */
export async function fetchAtLeisure(parts: readonly { fetch(): Promise<unknown> }[]): Promise<void> {
  for (const part of parts) {
    await idle();
    // What cannot be fetched now is asked for again by whoever opens it.
    await part.fetch().catch(() => {});
  }
}
