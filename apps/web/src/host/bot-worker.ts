import { parseCanonical } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import { loadBot } from '../games/bots.ts';
import type { BotAnswer, BotQuestion } from './bots.ts';

/** The little of a worker's world that is needed; the types of pages and workers don't go together. */
const scope = self as unknown as { onmessage: (event: MessageEvent<BotQuestion>) => void; postMessage(answer: BotAnswer): void };

scope.onmessage = ({ data }) => void answer(data);

async function answer(data: BotQuestion): Promise<void> {
  const { id, game, level, seat, world, seed } = data;
  let found: BotAnswer;
  try {
    const bot = await loadBot(game, level);
    found = { id, ok: true, action: bot(parseCanonical(world), seat, new SeededRng(seed)) };
  } catch (error) {
    found = { id, ok: false, says: error instanceof Error ? error.message : String(error) };
  }
  scope.postMessage(found);
}
