import { loadBots, loadRules } from '@stolik/games/games';
import type { Language } from '@stolik/kernel/language';
import { typeset } from '@stolik/look/typography';
import { reviewing } from '@stolik/search/review-game';
import type { Progress, Review } from '@stolik/search/reviewed';
import type { ReviewNews, ReviewOrder } from './review.ts';

/** In the worker: looks a game through, and tells how far it has come. */
export async function reviewGame(order: ReviewOrder, tell: (news: ReviewNews) => void, load = loadBots): Promise<void> {
  try {
    const [game, book] = await Promise.all([loadRules(order.game), load(order.game)]);
    const work = reviewing(game, book, order);
    for (;;) {
      const { done, value } = work.next();
      if (done) return tell({ review: set(value, order.language) });
      tell(setEarly(value, order.language));
    }
  } catch (error) {
    tell({ says: error instanceof Error ? error.message : String(error) });
  }
}

function set(review: Review, language: Language): Review {
  const says = review.says.map((each) => typeset(each, language));
  const moments = review.moments.map((moment) => ({
    ...moment,
    says: typeset(moment.says, language),
    score: typeset(moment.score, language),
  }));
  return { ...review, says, moments };
}

function setEarly(progress: Progress, language: Language): Progress {
  const { early } = progress;
  return early ? { ...progress, early: { ...early, says: early.says.map((each) => typeset(each, language)) } } : progress;
}
