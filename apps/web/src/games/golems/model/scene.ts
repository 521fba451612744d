import type { FacingName } from '@stolik/golems/core/events';
import type { BoxName } from '@stolik/golems/core/rulings';
import { isBarrel, type TokenWords, withWord, wordsAt } from '@stolik/golems/core/tokens';
import type { Edition } from '@stolik/golems/programs/program';
import type { Event4 } from '@stolik/golems/v4/facts';
import { follow4 } from '@stolik/golems/v4/follow';
import type { View4 } from '@stolik/golems/v4/view';
import type { Event6 } from '@stolik/golems/v6/events';
import { follow6 } from '@stolik/golems/v6/follow';
import type { View6 } from '@stolik/golems/v6/view';

/** What stands on the field: a golem of v6.1 or a robot of v4.0. */
export interface Figure {
  readonly seat: number;
  /** null: it is out. */
  readonly at: string | null;
  readonly facing: FacingName;
  /** The water it is in and has not come out of. */
  readonly swims: string | null;
  /** Golem type or robot colour. */
  readonly type: string;
  readonly bot: string | null;
  /** v6: cracks, never more than there is room for; v4: how many components are damaged. */
  readonly damage: number;
  readonly limit: number;
  readonly damaged: readonly string[];
  readonly items: number;
  /** v6: rows more or fewer in the next program. */
  readonly extra: number;
}

/** All of the board that films change, at one moment. */
export interface Scene {
  readonly edition: Edition;
  readonly round: number;
  readonly tokens: Readonly<Record<string, string>>;
  readonly figures: readonly Figure[];
}

export type GolemsEvent = Event6 | Event4;
export type GolemsView = View6 | View4;

export const is6 = (view: GolemsView): view is View6 => 'game' in view;
/** Whose components lie on the robots of v4.0; golem cards of v6.1 bear their numbers themselves. */
export const boxOf = (view: GolemsView): BoxName => (is6(view) ? 'even' : view.box);

/** A strike may do more damage than a golem can show: it has as many cracks as put it into repair. */
export const cracksOf = ({ damage, limit }: { readonly damage: number; readonly limit: number }): number =>
  Math.min(damage, limit);

export function sceneOf(view: GolemsView): Scene {
  return is6(view) ? sceneOf6(view) : sceneOf4(view);
}

function sceneOf6(view: View6): Scene {
  const figures = view.golems.map(
    (golem, seat): Figure => ({
      seat,
      at: golem.at,
      facing: golem.facing,
      swims: view.swimming[seat] ?? null,
      type: golem.type || 'sword',
      bot: golem.bot,
      damage: cracksOf(golem),
      limit: golem.limit,
      damaged: [],
      items: golem.items,
      extra: golem.extra,
    }),
  );
  return { edition: 'golems6', round: view.round, tokens: view.tokens, figures };
}

const COMPONENTS = ['processor', 'weapon', 'chassis'];

function sceneOf4(view: View4): Scene {
  const figures = view.robots.map(
    (robot): Figure => ({
      seat: robot.seat,
      at: robot.at,
      facing: robot.facing,
      swims: robot.swims,
      type: robot.robot,
      bot: robot.bot,
      damage: robot.damaged.length,
      limit: robot.bot ? 1 : COMPONENTS.length + 1,
      damaged: robot.damaged,
      items: 0,
      extra: 0,
    }),
  );
  // A barrel that was hit stays in sight until all have seen what is in it.
  const tokens = Object.entries(view.hit).reduce<TokenWords>((now, [cell, word]) => withWord(now, cell, word), view.tokens);
  return { edition: 'golems4', round: view.round, tokens, figures };
}

/** The view after one more event, in either edition. */
export const followed = (view: GolemsView, event: GolemsEvent): GolemsView =>
  is6(view) ? follow6(view, event as Event6) : follow4(view, event as Event4);

export { isBarrel, wordsAt as wordsOfCell };
