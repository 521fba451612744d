import type { ThreadMessage } from './thread.ts';

/** The little of a worker's world that is needed; the types of pages and workers don't go together. */
const scope = self as unknown as { onmessage: (event: MessageEvent<ThreadMessage>) => void; postMessage(answer: unknown): void };

const say = (answer: unknown): void => scope.postMessage(answer);

scope.onmessage = ({ data }) => void hear(data);

async function hear(data: ThreadMessage): Promise<void> {
  if (!('kind' in data)) say(await (await import('./bot-answer.ts')).answer(data));
  else if (data.kind === 'review') await (await import('./review-answer.ts')).reviewGame(data, say);
  else (await import('../home/living-play.ts')).takeOrder(data, say);
}
