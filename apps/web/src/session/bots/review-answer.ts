import { loadBots, loadRules } from '@stolik/games/games';
import { typeset } from '@stolik/kernel/typography';
import { reviewing } from '@stolik/search/review-game';
import type { ReviewNews, ReviewOrder } from './review.ts';

/** In the worker: looks a game through, and tells how far it has come. */
export async function reviewGame(order: ReviewOrder, tell: (news: ReviewNews) => void, load = loadBots): Promise<void> {
  try {
    const [game, book] = await Promise.all([loadRules(order.game), load(order.game)]);
    const work = reviewing(game, book, order);
    for (;;) {
      const { done, value } = work.next();
      if (done) return tell({ points: value.map((point) => ({ ...point, says: typeset(point.says, order.language) })) });
      tell(value);
    }
  } catch (error) {
    tell({ says: error instanceof Error ? error.message : String(error) });
  }
}
