import type { Review } from '@stolik/search/reviewed';
import type { ReviewOrder } from '../../session/bots/review.ts';

/** Where they are kept, and how many: as long as the tab lives. */
export const REVIEWS = 'stolik.reviews.2';
const MOST = 4;

interface Kept {
  readonly key: string;
  readonly review: Review;
}

/** One game in one language, looked through for the same people. */
export function reviewKey(order: Pick<ReviewOrder, 'game' | 'seats' | 'steps' | 'of' | 'language'>): string {
  const { game, seats, steps, of, language } = order;
  const made = steps.map((step) => [step.kind, step.actor, step.kind === 'play' ? step.action : undefined]);
  const text = JSON.stringify([game, seats, made, of, language]);
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return `${game} ${steps.length} ${language} ${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}

function readAll(): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(REVIEWS) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

/** Who comes back to a review does not wait for it again. */
export function findReview(order: ReviewOrder): Review | undefined {
  const key = reviewKey(order);
  return readAll().find((kept) => kept.key === key)?.review;
}

export function keepReview(order: ReviewOrder, review: Review): void {
  const key = reviewKey(order);
  const kept = [{ key, review }, ...readAll().filter((each) => each.key !== key)].slice(0, MOST);
  try {
    sessionStorage.setItem(REVIEWS, JSON.stringify(kept));
  } catch {
    // Then it is thought about again.
  }
}
