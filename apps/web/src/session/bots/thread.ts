let open: (() => Worker) | undefined;

/** Said once by the app: the thread is a program of its own, which knows everything that is asked for here. */
export function bringThread(opener: () => Worker): void {
  open = opener;
}

/** A thread beside the page's own: rules, bots and little boards. */
export function openThread(): Worker {
  if (!open) throw new Error('nobody has brought a thread');
  return open();
}
