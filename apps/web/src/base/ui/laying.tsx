import { type Accessor, createContext, createMemo, createSignal, type JSX, onCleanup, Show, useContext } from 'solid-js';
import { breathe, frame } from './leisure.ts';

/**
 * A table is laid piece by piece: each in a task of its own, so that a slow phone stays awake. Until the last piece lies nothing of it
 * is to be seen but its name (`first.ts`).
 */
export interface Laying {
  readonly isLaid: Accessor<boolean>;
  /** How much of it may be seen: nothing, who and what, the board, what is yours, everything. */
  readonly shown: Accessor<number>;
  /** When everything lies. */
  readonly laid: Promise<void>;
  add(piece: () => unknown): void;
}

/** After so many milliseconds what lies so far is measured by the browser, so that not all of it is at the end. */
const FRAME_OF_WORK = 8;

const ALL = 4;

const Context = createContext<Laying>();

/** Around the whole table: its frame is the first piece. */
export function LayingProvider(props: { readonly value: Laying; readonly children: JSX.Element }): JSX.Element {
  return (
    <Context.Provider value={props.value}>
      <Later>{props.children}</Later>
    </Context.Provider>
  );
}

export function createLaying(): Laying {
  const [shown, setShown] = createSignal(0);
  const isLaid = (): boolean => shown() === ALL;
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
    // Region by region: to make all of it visible in one frame would be the longest task of all.
    while (shown() < ALL && !hasLeft) {
      await frame();
      setShown((count) => count + 1);
    }
  }
  function add(piece: () => unknown): void {
    if (hasEnded) void breathe().then(() => !hasLeft && piece());
    else pieces.push(piece);
  }
  return { isLaid, shown, laid: lay(), add };
}

/** The table that is being laid around this part of it; undefined elsewhere. */
export const useLaying = (): Laying | undefined => useContext(Context);

/** Whether everything lies: before that nothing can be measured. */
export const useLaid = (): Accessor<boolean> => useContext(Context)?.isLaid ?? (() => true);

/** A piece of a table; when the table lies already, at once. */
export function Later(props: { readonly children: JSX.Element }): JSX.Element {
  const laying = useContext(Context);
  const [isDue, setDue] = createSignal(!laying || laying.isLaid());
  if (!isDue()) laying?.add(() => setDue(true));
  return <Show when={isDue()}>{props.children}</Show>;
}

/** A piece that always comes in a task of its own, a moment after what it belongs to. */
export function Soon(props: { readonly children: JSX.Element }): JSX.Element {
  const laying = useContext(Context);
  const [isDue, setDue] = createSignal(false);
  if (laying) laying.add(() => setDue(true));
  else void breathe().then(() => setDue(true));
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
