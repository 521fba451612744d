import type { Outcome, Seat } from '@stolik/kernel/game';
import { p } from '../../base/messages/pages.ts';
import { preferences } from '../../base/preferences.ts';
import { type Finish, placesOf, sidesOf } from '../finish.ts';
import { remembered } from '../show/record.ts';

export interface Headline {
  readonly title: string;
  readonly says: string;
  /** Whose badges stand beside it. */
  readonly seals: readonly Seat[];
}

/** Who has won, in words that fit everybody; the points of two sides; something warm for who has not won. */
export function headlineOf(plan: {
  readonly outcome: Outcome;
  readonly finish: Finish;
  readonly me: Seat | undefined;
  readonly names: readonly string[];
  /** Beside the points: what is worth remembering of them. It comforts better than any sentence that is always there. */
  readonly record?: string;
}): Headline {
  const { outcome, finish, me, names, record = '' } = plan;
  const { winners, scores } = outcome;
  const words = p().result;
  const places = placesOf(sidesOf(names.length, finish.teams), winners, finish.standing);
  const sum = (seats: readonly Seat[]): string =>
    String(seats.reduce((total, seat) => total + (scores[seat] ?? 0), 0)).replace('-', '−');
  const [first, second] = places;
  const score =
    first && second && places.length === 2 && scores.length > 0 && !finish.isUncounted
      ? words.score(sum(first.seats), sum(second.seats))
      : '';
  const everybody = names.map((_, seat) => seat);
  if (names.length === 1) {
    const isWon = winners.length > 0;
    // Where the game itself says what to try next, nothing is put before it.
    return {
      title: isWon ? words.done(names[0]!) : words.lost,
      says: remembered('', record, isWon || finish.otherwise ? '' : words.warm),
      seals: everybody,
    };
  }
  if (winners.length === 0) {
    const leaders = places.filter(({ place }) => place === 1).flatMap(({ seats }) => seats);
    return { title: score ? `${words.draw}, ${score}` : words.draw, says: remembered('', record), seals: leaders };
  }
  if (me !== undefined && winners.includes(me)) {
    const title = winners.length > 1 ? words.teamWon : words.youWon(names[me]!);
    return { title, says: remembered(score, record), seals: winners };
  }
  const title = words.won(new Intl.ListFormat(preferences.language).format(winners.map((seat) => names[seat]!)), winners.length);
  return { title, says: remembered(score, record, me === undefined ? '' : words.warm), seals: winners };
}
