/** A lesson that is offered, and where it is. */
export interface Offer {
  readonly says: string;
  readonly href: string;
}

/** What is known of lessons once it has been fetched. */
export interface Offers {
  /** At the table of a game. */
  at(game: string): Offer;
  /** The next small step, whatever the game. */
  next(): Offer | undefined;
}
