import { createSignal } from 'solid-js';
import { LEARNT_KEY as KEY } from './kept.ts';
import { type Learnt, NOTHING_LEARNT, readLearnt } from './progress.ts';

const [learnt, setLearnt] = createSignal<Learnt>(load());

/** What this device knows of somebody's learning. */
export { learnt };

function load(): Learnt {
  try {
    return readLearnt(JSON.parse(localStorage.getItem(KEY) ?? '{}')) ?? NOTHING_LEARNT;
  } catch {
    return NOTHING_LEARNT;
  }
}

/** Answers whether there was room for it; what is on the screen goes on either way. */
export function learn(change: (before: Learnt) => Learnt): boolean {
  // Another tab may have learnt meanwhile.
  const now = change(load());
  setLearnt(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
    return true;
  } catch {
    return false;
  }
}

export function forgetLearnt(): void {
  localStorage.removeItem(KEY);
  setLearnt(NOTHING_LEARNT);
}

addEventListener('storage', ({ key }) => {
  if (key === null || key === KEY) setLearnt(load());
});
