import './base/copying.js';
import type { LivingOrder } from './pages/home/living.ts';
import type { BotQuestion } from './session/bots/bots.ts';
import type { ReviewOrder } from './session/bots/review.ts';

type ThreadMessage = BotQuestion | LivingOrder | ReviewOrder;

/** The little of a worker's world that is needed; the types of pages and workers don't go together. */
const scope = self as unknown as { onmessage: (event: MessageEvent<ThreadMessage>) => void; postMessage(answer: unknown): void };

const say = (answer: unknown): void => scope.postMessage(answer);

scope.onmessage = ({ data }) => void hear(data);

async function hear(data: ThreadMessage): Promise<void> {
  if (!('kind' in data)) say(await (await import('./session/bots/bot-answer.ts')).answer(data));
  else if (data.kind === 'review') await (await import('./session/bots/review-answer.ts')).reviewGame(data, say);
  else (await import('./pages/home/living-play.ts')).takeOrder(data, say);
}
