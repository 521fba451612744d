import type { AnyGame, Seat } from '@stolik/kernel/game';
import type { Passage } from '@stolik/table/sight';
import type { NoUndo } from '@stolik/table/undo';
import type { Scene } from '@stolik/wire/client';
import type { SeenStep } from '@stolik/wire/push';
import type { Room } from '@stolik/wire/room';
import { predict } from './foresight.ts';

/** A decision of ours on its way. `step` is what is shown of it already; without one it is shown when it comes back. */
export interface Sent {
  readonly decision: number;
  readonly text: string;
  readonly step: SeenStep | undefined;
}

/** What is known of the table: what the server has told, and what we have sent since. */
export interface Told {
  readonly start: unknown;
  readonly steps: readonly SeenStep[];
  readonly sent: readonly Sent[];
}

export const toldBy = ({ start, passages }: Pick<Scene, 'start' | 'passages'>): Told => ({ start, steps: passages, sent: [] });

/** What the server has told, and on top of it what is shown before it has answered. */
export function stepsIn({ steps, sent }: Told): readonly SeenStep[] {
  const ahead = sent.flatMap(({ step }) => step ?? []);
  return ahead.length > 0 ? [...steps, ...ahead] : steps;
}

/** The world after so many of these steps. */
export const worldAfter = (start: unknown, steps: readonly SeenStep[], count: number): unknown =>
  count === 0 ? start : (steps[count - 1]?.world ?? start);

/** Something of ours is on its way that can't be shown yet. */
export const isWaiting = ({ sent }: Told): boolean => sent.some(({ step }) => !step);

/** Steps that were known are gone or others: something was taken back. */
export function isCut({ steps }: Told, passages: readonly SeenStep[]): boolean {
  const kept = steps.length;
  return passages.length < kept || (kept > 0 && passages[kept - 1] !== steps[kept - 1]);
}

/** What the server has told now; what of ours is not in it yet stays shown on top of that, where it still can. */
export function withNews(
  told: Told,
  now: Pick<Scene, 'start' | 'passages' | 'world' | 'decision'>,
  game: AnyGame,
  seat: Seat | undefined,
): Told {
  let last: unknown = now.world;
  const sent = told.sent
    .filter(({ decision }) => decision >= now.decision)
    .map((each): Sent => {
      const read = each.step && seat !== undefined ? game.read(last, seat, each.text) : undefined;
      const step = read?.ok && seat !== undefined ? predict(game, last, seat, read.value) : undefined;
      if (step) last = step.world;
      return { ...each, step };
    });
  return { ...toldBy(now), sent };
}

export const withSent = (told: Told, sent: Sent): Told => ({ ...told, sent: [...told.sent, sent] });

/** This decision came to nothing, and so does what was sent after it. */
export const withoutSent = (told: Told, decision: number): Told => ({
  ...told,
  sent: told.sent.filter((each) => each.decision < decision),
});

/** Steps as passages; a step that stands where it stood stays the same object. */
export function passageReader(): (steps: readonly SeenStep[]) => readonly Passage[] {
  const known = new WeakMap<SeenStep, Passage>();
  return (steps) =>
    steps.map((step, index): Passage => {
      const old = known.get(step);
      if (old?.after === index + 1) return old;
      const { actor, text, events } = step;
      const passage = { after: index + 1, actor, text, events };
      known.set(step, passage);
      return passage;
    });
}

/** Whether a bot plays this seat, its own or one that stands in. */
export function hasStandIn({ seats }: Pick<Room, 'seats'>, seat: Seat): boolean {
  const sitter = seats[seat];
  return sitter?.kind === 'bot' || (sitter?.kind === 'person' && sitter.standIn !== undefined);
}

export const isGoing = ({ phase, isPaused }: Pick<Room, 'phase' | 'isPaused'>): boolean => phase === 'playing' && !isPaused;

/** Why this seat can't take back, where it can't. */
export function whyNoUndo({ steps }: Told, room: Pick<Room, 'phase'>, seat: Seat): NoUndo {
  if (room.phase === 'over') return 'over';
  return steps.some(({ actor }) => actor === seat) ? 'answered' : 'nothing';
}
