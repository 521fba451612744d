/** What runs is brought into sight where a face is longer than its place. */
export function showRunning(root: Element): void {
  queueMicrotask(() => root.isConnected && root.querySelector('.on')?.scrollIntoView({ block: 'nearest' }));
}
