import type { GolemsEvent } from './scene.ts';

/** What a moment of a film is called under its mark on the timeline. */
export const BEATS = [
  'opens',
  'die',
  'move',
  'turn',
  'blocked',
  'slide',
  'push',
  'test',
  'strike',
  'defend',
  'damage',
  'repair',
  'barrel',
  'water',
  'loop',
  'goal',
  'out',
  'card',
  'token',
  'end',
] as const;
export type Beat = (typeof BEATS)[number];

const OF_KIND: Readonly<Partial<Record<GolemsEvent['kind'], Beat>>> = {
  rowOpened: 'opens',
  dieRolled: 'die',
  botActed: 'die',
  golemMoved: 'move',
  teleported: 'move',
  teleportDeclined: 'move',
  golemTurned: 'turn',
  moveBlocked: 'blocked',
  slideBlocked: 'blocked',
  commandSwallowed: 'blocked',
  commandRefused: 'blocked',
  golemSlid: 'slide',
  golemShoved: 'push',
  barrelShoved: 'push',
  barrelPushed: 'push',
  conditionTested: 'test',
  strikeMade: 'strike',
  attacked: 'strike',
  robotHit: 'strike',
  defended: 'defend',
  pointsBlocked: 'defend',
  damageTaken: 'damage',
  componentDamaged: 'damage',
  lastPointTaken: 'damage',
  bombExploded: 'damage',
  golemRepaired: 'repair',
  componentRepaired: 'repair',
  barrelOpened: 'barrel',
  barrelLost: 'barrel',
  barrelFloats: 'barrel',
  waterEntered: 'water',
  waterLeft: 'water',
  robotFell: 'water',
  stuckInWater: 'water',
  waterFroze: 'water',
  iceBroke: 'water',
  loopBegan: 'loop',
  loopEnded: 'loop',
  loopDetected: 'loop',
  goalTaken: 'goal',
  golemOut: 'out',
  resigned: 'out',
  cardOpened: 'card',
  eventActed: 'card',
  luckDrawn: 'card',
  luckShown: 'card',
  logicTaken: 'token',
  logicLaid: 'token',
  logicPicked: 'token',
  logicDiscarded: 'token',
  logicDeclined: 'token',
  choicesOpened: 'token',
  programJammed: 'token',
  tokenDestroyed: 'token',
  rowsChanged: 'barrel',
  roundEnded: 'end',
  gameOver: 'end',
};

/** Of what happens at once, the mark is called after what is most worth a look. */
const FIRST: readonly Beat[] = ['strike', 'blocked', 'push', 'move'];

export function beatOf(events: readonly GolemsEvent[]): Beat {
  const beats = events.map(({ kind }) => OF_KIND[kind] ?? 'opens');
  return FIRST.find((beat) => beats.includes(beat)) ?? beats[0] ?? 'opens';
}

/** One mark on the timeline: moments of the same kind that follow each other are one. */
export interface Mark {
  readonly beat: Beat;
  /** Indexes of frames: the first, and one past the last. */
  readonly from: number;
  readonly to: number;
}

/** The marks of the frames from here to there. */
export function marksOf(frames: readonly (readonly GolemsEvent[])[], from: number, to: number): readonly Mark[] {
  const marks: Mark[] = [];
  for (let at = from; at < Math.min(to, frames.length); at++) {
    const beat = beatOf(frames[at]!);
    const last = marks.at(-1);
    if (last?.beat === beat) marks[marks.length - 1] = { ...last, to: at + 1 };
    else marks.push({ beat, from: at, to: at + 1 });
  }
  return marks;
}

/** What golems say something about: what they did well, and what went wrong. */
export type BarkAbout = 'hit' | 'goal' | 'claim' | 'wall' | 'water' | 'air';
