import type { Stretch } from '@stolik/search/reviewed';
import { gameTitle } from '../../base/games.ts';
import { type ReviewOrder, startReview } from '../../session/bots/review.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, TableClient } from '../contract.ts';
import { showWords } from '../show/words.ts';
import { keepsake } from './keepsake.ts';
import { shotsOf } from './moments.ts';

/** A finished game of which something is kept. */
export interface Kept {
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  /** Its review, which knows what decided it. */
  readonly order: () => Promise<ReviewOrder>;
  /** Who has won, and how, as it is told to those who were not there. */
  readonly told: { readonly title: string; readonly how: string };
}

/** The first news of a review says what decided the game, before any thought; where it can't be told there is none. */
const decisiveIn = (order: ReviewOrder): Promise<Stretch | undefined> =>
  new Promise((tell) => {
    const stop = startReview(order, (news) => {
      stop();
      tell('done' in news ? news.early?.decisive : undefined);
    });
  });

export async function keepsakeOf(kind: 'picture' | 'film', kept: Kept): Promise<Blob> {
  const { client, match, table, order, told } = kept;
  const whole = match.whole()!;
  const { game } = client;
  const [draw, decisive] = await Promise.all([client.end.picture!(), kind === 'film' ? decisiveIn(await order()) : undefined]);
  const letters = whole.sitters.map((_, seat) => table.letterOf(seat) ?? '');
  const shots = shotsOf(game, whole, draw, letters, decisive);
  const house = `${gameTitle(game.id)} · ${showWords.read().keepsake.house}`;
  return keepsake(kind, shots, game.id, { ...told, moment: decisive?.title, house });
}
