import type { Problem } from '@stolik/kernel/result';
import { p } from './pages.ts';

/** Why a recorded game can't be shown or played on, in the reader's language. The engine's own sentence is for whoever reads logs. */
export function reasonWords({ at, says }: Problem): string {
  console.warn(at, says);
  const { reasons } = p().recorded;
  const step = /^steps\[(\d+)\]$/.exec(at)?.[1];
  if (step !== undefined) return reasons.step(Number(step) + 1);
  if (at === 'link') return reasons.cutOff;
  if (at === 'seats') return reasons.seats;
  if (at === 'rulesVersion' || at === 'stolik' || at.startsWith('options')) return reasons.otherRules;
  return reasons.damaged;
}
