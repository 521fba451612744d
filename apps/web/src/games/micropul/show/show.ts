import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { MicropulEvent } from '@stolik/micropul/events';
import type { MicropulView } from '@stolik/micropul/view';
import type { Passage } from '@stolik/table/sight';
import type { Asked } from '../../../base/sound/recipe.ts';
import type { Counted, EndShow } from '../../../shell/contract.ts';
import type { MicropulSound } from '../board/sounds.ts';
import { wonGroups } from '../end/ending.ts';
import { positionOf } from '../model/position.ts';
import { endingWords } from '../words/ending.ts';

type Passages = readonly Passage<MicropulEvent>[];
const eventsOf = (passages: Passages): readonly MicropulEvent[] => passages.flatMap(({ events }) => events);

/** As it was closed. Only its name is known here: sounds are fetched where they are heard. */
const chordOf = (points: number): Asked<MicropulSound> => ({ name: 'closed', size: points });

/** Closed groups under one stone, in the order in which they were closed, or claimed where that came later. [M7.2] */
function counted(view: MicropulView, passages: Passages): Counted[] {
  const position = positionOf(view);
  const since = new Map<number, number>();
  for (const [index, event] of eventsOf(passages).entries()) {
    const group = event.kind === 'groupClosed' || event.kind === 'stonePut' ? position.groupAt(event) : undefined;
    if (group) since.set(group.id, index);
  }
  return position.groups
    .filter(({ isClosed, stones }) => isClosed && stones.length === 1)
    .sort((a, b) => (since.get(a.id) ?? 0) - (since.get(b.id) ?? 0))
    .map(({ id, points, stones }) => ({ key: String(id), seat: stones[0]!, points, sound: [chordOf(points)] }));
}

/** A tile of the supply gives so many points. [M7.2] */
const SUPPLIED = 2;
/** One tile is won in most turns. */
const WORTH_TELLING = 2;

/** The biggest group, or the most tiles won at once where they gave more. */
function best(view: MicropulView, passages: Passages, seat: Seat, language: Language): string | undefined {
  const words = endingWords(language).best;
  const [group] = wonGroups(view, seat);
  const won = eventsOf(passages).flatMap((event) => (event.kind === 'tilesWon' && event.seat === seat ? [event.count] : []));
  const tiles = Math.max(0, ...won);
  if (group && group.points >= SUPPLIED * tiles) return words.group(group.colour, group.points);
  return tiles >= WORTH_TELLING ? words.tiles(tiles) : undefined;
}

export const show: EndShow<MicropulView, MicropulEvent> = { counted, best };
