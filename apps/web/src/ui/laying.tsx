import { type Accessor, createContext, createMemo, createSignal, type JSX, onCleanup, Show, useContext } from 'solid-js';
import { breathe, frame } from './leisure.ts';

/**
 * A table is laid piece by piece: each in a task of its own, so that a slow phone stays awake. Until the last piece lies its name is
 * seen in front of it (`first.ts`): to uncover what is drawn already costs nothing, to make it visible would be the longest task of all.
 */
export interface Laying {
  readonly isLaid: Accessor<boolean>;
  /** When everything lies. */
  readonly laid: Promise<void>;
  add(piece: () => unknown): void;
}

/** After so many milliseconds what lies so far is measured by the browser, so that not all of it is at the end. */
const FRAME_OF_WORK = 8;

const Context = createContext<Laying>();
export const LayingProvider = Context.Provider;

export function createLaying(): Laying {
  const [isLaid, setLaid] = createSignal(false);
  const pieces: (() => unknown)[] = [];
  let hasEnded = false;
  let hasLeft = false;
  onCleanup(() => {
    hasLeft = true;
  });
  async function lay(): Promise<void> {
    await breathe();
    let work = 0;
    for (let piece = pieces.shift(); piece && !hasLeft; piece = pieces.shift()) {
      const start = performance.now();
      await piece();
      work += performance.now() - start;
      if (work < FRAME_OF_WORK) await breathe();
      else {
        await frame();
        work = 0;
      }
    }
    hasEnded = true;
    await frame();
    if (!hasLeft) setLaid(true);
  }
  function add(piece: () => unknown): void {
    if (hasEnded) void breathe().then(() => !hasLeft && piece());
    else pieces.push(piece);
  }
  return { isLaid, laid: lay(), add };
}

/** A piece of a table; when the table lies already, at once. */
export function Later(props: { readonly children: JSX.Element }): JSX.Element {
  const laying = useContext(Context);
  const [isDue, setDue] = createSignal(!laying || laying.isLaid());
  if (!isDue()) laying?.add(() => setDue(true));
  return <Show when={isDue()}>{props.children}</Show>;
}

/** A long list as pieces of so many items each; when the table lies already, the whole list. */
export function inPieces<Item>(list: Accessor<readonly Item[]>, size: number): Accessor<readonly Item[]> {
  const laying = useContext(Context);
  if (!laying || laying.isLaid()) return list;
  const [count, setCount] = createSignal(size);
  const more = (): void => {
    setCount((now) => now + size);
    if (count() < list().length) laying.add(more);
  };
  laying.add(more);
  return createMemo(() => (laying.isLaid() || count() >= list().length ? list() : list().slice(0, count())));
}
