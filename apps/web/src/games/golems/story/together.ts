import type { GolemsEvent } from '../model/scene.ts';

/** What all golems do at once by the rules; kinds of the same sort are one beat of the film, for as many golems as do it. */
const SORTS: readonly (readonly GolemsEvent['kind'][])[] = [
  ['golemMoved', 'golemTurned', 'moveBlocked', 'barrelPushed', 'commandSwallowed', 'commandRefused'],
  ['golemSlid', 'slideBlocked', 'barrelShoved', 'golemShoved'],
  ['conditionTested'],
  ['strikeMade', 'attacked', 'defended'],
  ['robotHit', 'pointsBlocked', 'damageTaken', 'lastPointTaken'],
  ['waterEntered', 'robotFell'],
  ['waterLeft'],
  ['golemOut'],
  ['loopBegan'],
  ['loopEnded'],
  ['luckDrawn'],
  ['logicTaken'],
];

const SORT_OF = new Map(SORTS.flatMap((kinds, sort) => kinds.map((kind) => [kind, sort] as const)));

/** Nobody does two things in one beat: a golem that goes on begins the next one. */
const subjectOf = (event: GolemsEvent): string | undefined => {
  if (event.kind === 'barrelPushed' || event.kind === 'barrelShoved') return `barrel ${event.from}`;
  return 'seat' in event ? String(event.seat) : undefined;
};

/** Whether this event is shown together with those before it. */
export function joins(beat: readonly GolemsEvent[], next: GolemsEvent): boolean {
  const sort = SORT_OF.get(next.kind);
  const subject = subjectOf(next);
  return (
    sort !== undefined &&
    beat.length > 0 &&
    SORT_OF.get(beat[0]!.kind) === sort &&
    beat.every((each) => subjectOf(each) !== subject)
  );
}

/** One past the last event of the beat that begins here. */
export function beatEnd(events: readonly GolemsEvent[], from: number): number {
  let end = from + 1;
  while (end < events.length && joins(events.slice(from, end), events[end]!)) end++;
  return end;
}

/** The events of a step, beat by beat: the last one is on the screen. */
export function beatsIn(events: readonly GolemsEvent[]): readonly (readonly GolemsEvent[])[] {
  const beats: (readonly GolemsEvent[])[] = [];
  for (let from = 0, end = 0; from < events.length; from = end) {
    end = beatEnd(events, from);
    beats.push(events.slice(from, end));
  }
  return beats;
}

const DECIDES = new Set<GolemsEvent['kind']>(['strikeMade', 'attacked', 'robotHit', 'damageTaken', 'lastPointTaken', 'golemOut']);

/** The blow that ends the game is shown slowly. */
function isDeciding(events: readonly GolemsEvent[], from: number, end: number): boolean {
  if (!events.slice(from, end).some(({ kind }) => DECIDES.has(kind))) return false;
  const rest = events.slice(from);
  const isOver = rest.findIndex(({ kind }) => kind === 'gameOver');
  const nextRow = rest.findIndex(({ kind }) => kind === 'rowOpened');
  return isOver >= 0 && (nextRow < 0 || isOver < nextRow) && rest.some(({ kind }) => kind === 'golemOut');
}

/** So many times as long as usual is a beat shown. */
export const slownessOf = (events: readonly GolemsEvent[], from: number, end: number): number =>
  isDeciding(events, from, end) ? 2 : 1;
