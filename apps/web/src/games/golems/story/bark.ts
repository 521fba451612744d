import type { BarkAbout } from '../model/beats.ts';
import type { GolemsEvent } from '../model/scene.ts';

interface Bark {
  readonly seat: number;
  readonly about: BarkAbout;
  /** Chooses among several lines: the same in every showing of the film. */
  readonly variant: number;
}

function aboutOf(event: GolemsEvent): BarkAbout | undefined {
  switch (event.kind) {
    case 'strikeMade':
      return event.hit === 'golem' ? 'hit' : event.hit === 'none' ? 'air' : undefined;
    case 'goalTaken':
      return 'goal';
    case 'moveBlocked':
      return event.by === 'claim' ? 'claim' : 'wall';
    case 'waterEntered':
    case 'robotFell':
      return 'water';
    default:
      return undefined;
  }
}

/** A triumph is told before a blunder, and the water before a swing at nothing. */
const ORDER: readonly BarkAbout[] = ['goal', 'hit', 'water', 'claim', 'air', 'wall'];

/** What somebody says about a row, up to now; one line a row, and in a round nobody says a second one (`before`: what it held until then). */
export function barkOf(row: readonly GolemsEvent[], before: readonly GolemsEvent[], turn: number): Bark | undefined {
  const hasSpoken = new Set(before.flatMap((event) => (aboutOf(event) && 'seat' in event ? [event.seat] : [])));
  const said = row.flatMap((event) => {
    const about = aboutOf(event);
    return about && 'seat' in event && !hasSpoken.has(event.seat) ? [{ seat: event.seat, about }] : [];
  });
  const best = ORDER.map((about) => said.find((each) => each.about === about)).find((each) => each !== undefined);
  return best && { ...best, variant: turn + best.seat };
}
