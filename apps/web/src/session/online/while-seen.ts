/** Does something at once and then every so often, while somebody looks at the page; coming back to it, at once again. Answers what ends it. */
export function whileSeen(work: () => Promise<void>, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  let isBusy = false;
  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isEnded || isBusy || document.visibilityState === 'hidden') return;
    isBusy = true;
    await work();
    isBusy = false;
    // Spread, so that a whole class does not ask in the same moment.
    if (!isEnded) timer = setTimeout(() => void run(), every * (0.8 + Math.random() * 0.4));
  }
  const onSeen = (): void => void (document.visibilityState === 'visible' && run());
  document.addEventListener('visibilitychange', onSeen);
  addEventListener('online', onSeen);
  void run();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSeen);
    removeEventListener('online', onSeen);
  };
}
