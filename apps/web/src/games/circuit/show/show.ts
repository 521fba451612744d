import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Passage } from '@stolik/table/sight';
import type { Asked } from '../../../base/sound/recipe.ts';
import type { Counted, EndShow } from '../../../shell/contract.ts';
import type { CircuitSound } from '../board/sounds.ts';
import { endingWords } from '../words/ending.ts';

type Passages = readonly Passage<CircuitEvent>[];
type Glow = Extract<CircuitEvent, { kind: 'glowPlaced' }>;

const glowsIn = (events: readonly CircuitEvent[]): readonly Glow[] =>
  events.filter((event): event is Glow => event.kind === 'glowPlaced');

/** Parts that glow at the end, in the order in which they were lit, each a tone higher. [C7.2] */
function counted(view: CircuitView, passages: Passages): Counted[] {
  const latest = new Map<string, Glow>();
  for (const glow of passages.flatMap(({ events }) => glowsIn(events))) {
    // A part that was lit again has moved to the end of the line.
    latest.delete(glow.cell);
    latest.set(glow.cell, glow);
  }
  const order = [...latest.keys()];
  return Object.entries(view.cells)
    .filter(([, { glow }]) => glow)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([cell, { tile, glow }], index) => ({
      key: cell,
      seat: glow!.seat,
      points: glow!.level,
      sound: [ringOf(tile, glow!.level, index)],
    }));
}

/** Full tones upwards, as in a move that lights several. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16] as const;

/** Only its name is known here: sounds are fetched where they are heard. */
const ringOf = (tile: string, level: number, index: number): Asked<CircuitSound> => ({
  name: tile.startsWith('V') ? 'led' : 'lamp',
  force: level === 1 ? 0.6 : 1,
  pitch: SCALE[Math.min(index, SCALE.length - 1)]!,
});

/** The turn that gave a seat the most light, whoever made it. */
function best(_: CircuitView, passages: Passages, seat: Seat, language: Language): string | undefined {
  const turns = passages.map(({ events }) => glowsIn(events).filter((glow) => glow.seat === seat));
  const points = (glows: readonly Glow[]): number => glows.reduce((sum, { level }) => sum + level, 0);
  const [most = []] = turns.sort((a, b) => points(b) - points(a));
  if (most.length === 0) return undefined;
  return endingWords(language).best(
    points(most),
    most.map(({ cell }) => cell),
  );
}

export const show: EndShow<CircuitView, CircuitEvent> = { counted, best };
