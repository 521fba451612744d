import type { LivingOrder } from '../home/living.ts';
import type { BotQuestion } from './bots.ts';
import type { ReviewOrder } from './review.ts';

export type ThreadMessage = BotQuestion | LivingOrder | ReviewOrder;

/** A thread beside the page's own: rules, bots and little boards. */
export function openThread(): Worker {
  return new Worker(new URL('./thread-worker.ts', import.meta.url), { type: 'module' });
}
