import { type Accessor, createMemo, getOwner, runWithOwner } from 'solid-js';

/** A memo that is made when somebody first asks: what is not shown is not worked out. */
export function lazyMemo<Value>(find: () => Value): Accessor<Value> {
  const owner = getOwner();
  let memo: Accessor<Value> | undefined;
  return () => {
    memo ??= runWithOwner(owner, () => createMemo(find));
    return memo!();
  };
}
