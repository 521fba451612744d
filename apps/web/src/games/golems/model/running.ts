import { bringIntoSight } from '../../../base/ui/into-sight.ts';

/** What runs is brought into sight where a face is longer than its place: with the next frame, which lays the page out anyway. */
export function showRunning(root: Element): void {
  requestAnimationFrame(() => {
    const running = root.isConnected && root.querySelector('.on');
    if (running) bringIntoSight(running);
  });
}
