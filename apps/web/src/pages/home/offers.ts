import { createSignal } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { toLearn } from '../../base/router.ts';
import { atLeisure } from '../../base/ui/leisure.ts';
import type { Offer, Offers } from './offer.ts';

const [offers, setOffers] = createSignal<Offers>();

/** Fetched when the page has nothing better to do: until then everybody is offered to begin. */
export function fetchOffers(): void {
  if (!offers())
    atLeisure(() => import('./lesson-offers.ts').then(({ loadOffers }) => loadOffers()).then((all) => setOffers(() => all)));
}

const beginning = (): Offer => ({ says: p().home.learnIn, href: toLearn });

export const offerAt = (game: string): Offer => offers()?.at(game) ?? beginning();
export const nextOffer = (): Offer => offers()?.next() ?? beginning();
