import { onlyLowest, replaced, type TokenWords, withBarrelMoved, without, withoutLowest } from '../core/tokens.ts';
import type { Event4 } from './facts.ts';
import { COMPONENTS } from './kinds.ts';
import type { RobotView, View4 } from './view.ts';

/**
 * The view after one more event, as far as the field shows it: robots, tokens, the round and the end. Questions and programs come
 * with the next view.
 */
export function follow4(view: View4, event: Event4): View4 {
  switch (event.kind) {
    case 'roundBegan':
      return { ...view, round: event.round, first: event.first };
    case 'golemMoved':
      return withRobot(view, event.seat, { at: event.to });
    case 'golemTurned':
      return withRobot(view, event.seat, { facing: event.to });
    case 'waterEntered':
      return withRobot(view, event.seat, { swims: event.at });
    case 'robotFell':
      return withRobot(view, event.seat, { swims: event.at, at: event.at });
    case 'stuckInWater':
      return withRobot(view, event.seat, { swims: null, at: event.at });
    case 'waterLeft':
      return withRobot(view, event.seat, { swims: null, at: event.to });
    case 'golemOut':
      return withRobot(view, event.seat, { swims: null, at: null });
    case 'robotBuilt':
      return withRobot(view, event.seat, { parts: event.parts });
    case 'componentDamaged':
      return withDamaged(view, event.seat, [...view.robots[event.seat]!.damaged, event.component]);
    case 'componentRepaired':
      return withDamaged(
        view,
        event.seat,
        view.robots[event.seat]!.damaged.filter((component) => component !== event.component),
      );
    case 'barrelOpened':
      // One that was hit in a step before lies aside until all have seen what is in it.
      return view.hit[event.at] === undefined
        ? { ...view, tokens: withoutLowest(view.tokens, event.at) }
        : { ...view, hit: withoutLowest(view.hit, event.at) };
    case 'gameOver':
      return { ...view, reason: event.reason };
    default:
      return { ...view, tokens: tokensAfter(view.tokens, event) };
  }
}

function tokensAfter(tokens: TokenWords, event: Event4): TokenWords {
  switch (event.kind) {
    case 'barrelPushed':
      return withBarrelMoved(tokens, event.from, event.to);
    case 'barrelLost':
      return event.why === 'column' ? onlyLowest(tokens, event.at) : without(tokens, event.at, 'barrel');
    case 'waterFroze':
      return event.cells.reduce((now, cell) => replaced(now, cell, 'water', 'ice'), tokens);
    case 'iceBroke':
      return replaced(tokens, event.at, 'ice', 'water');
    case 'tokenDestroyed':
      return without(tokens, event.at, event.token.split(':')[0]!);
    default:
      return tokens;
  }
}

const withRobot = (view: View4, seat: number, change: Partial<RobotView>): View4 => ({
  ...view,
  robots: view.robots.with(seat, { ...view.robots[seat]!, ...change }),
});

const withDamaged = (view: View4, seat: number, damaged: readonly string[]): View4 =>
  withRobot(view, seat, { damaged: COMPONENTS.filter((component) => damaged.includes(component)) });
