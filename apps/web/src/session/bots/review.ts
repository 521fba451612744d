import type { Played, Progress, Review } from '@stolik/search/reviewed';
import type { Table } from '@stolik/table/table';
import { openThread } from './thread.ts';

/** A whole game, to be looked through. */
export interface ReviewOrder extends Played {
  readonly kind: 'review';
  readonly game: string;
  readonly options: Table['options'];
}

export type ReviewNews = Progress | { readonly review: Review } | { readonly says: string };

/** Looks through a game in a thread of its own. The answer stops it. */
export function startReview(order: ReviewOrder, hear: (news: ReviewNews) => void): () => void {
  const worker = openThread();
  worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault();
    hear({ says: 'the bots could not be loaded' });
  };
  worker.postMessage(order);
  return () => worker.terminate();
}
