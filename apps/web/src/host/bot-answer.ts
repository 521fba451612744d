import { parseCanonical } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import { loadBot } from '../games/bots.ts';
import type { BotAnswer, BotQuestion } from './bots.ts';

export async function answer(data: BotQuestion): Promise<BotAnswer> {
  const { id, game, level, seat, world, seed } = data;
  try {
    const bot = await loadBot(game, level);
    return { id, ok: true, action: bot(parseCanonical(world), seat, new SeededRng(seed)) };
  } catch (error) {
    return { id, ok: false, says: error instanceof Error ? error.message : String(error) };
  }
}
