import type { Seat } from '@stolik/kernel/game';
import type { Catalyst, Colour } from '@stolik/micropul/faces';
import { CORNERS, type Corner } from '@stolik/micropul/places';
import type { LaidTile } from '@stolik/micropul/view';
import { groupsOn, type Position, type TableGroup } from '../model/position.ts';
import type { Trial } from '../model/trial.ts';
import type { MicropulWords } from './words.ts';

/** A face in words: four corners clockwise from the upper left, or a big micropul. */
export function speakTile(words: MicropulWords, tile: string): string {
  if (tile.startsWith('big:')) return words.speak.big(tile[4] as Colour, tile[5] as Catalyst);
  return words.speak.tile([...tile].map((symbol) => words.speak.symbol[symbol as keyof MicropulWords['speak']['symbol']]));
}

export function speakGroup(words: MicropulWords, group: TableGroup, nameOf: (seat: Seat) => string): string {
  const facts = { ...group, openPlaces: group.openPlaces.length };
  return `${words.group.name(facts)}, ${words.group.state(facts)}, ${speakStones(words, group.stones, nameOf)}`;
}

export function speakStones(words: MicropulWords, stones: readonly Seat[], nameOf: (seat: Seat) => string): string {
  if (stones.length === 0) return words.group.free;
  return stones.length === 1 ? words.group.claimedBy(nameOf(stones[0]!)) : words.group.worthless;
}

/** What a preview gives, in a sentence or two: tiles and turns, and what becomes of groups. */
export function speakResult(
  words: MicropulWords,
  trial: Pick<Trial, 'tiles' | 'turns' | 'reveals' | 'deeds' | 'runsOut'>,
  nameOf: (seat: Seat) => string,
): string {
  const { deed, result } = words.speak;
  const isGain = trial.tiles > 0 || trial.turns > 0;
  const isNothing = !isGain && !trial.reveals && !trial.runsOut && trial.deeds.length === 0;
  return [
    isGain || isNothing ? result(trial.tiles, trial.turns) : '',
    trial.reveals ? words.speak.reveals : '',
    ...trial.deeds.map((each) => deed(each, nameOf)),
    trial.runsOut ? words.panel.runsOut : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What was tapped, for everybody: the group, or the sign and what it gives; nothing of an empty corner. */
export function explainCorner(
  words: MicropulWords,
  position: Position,
  { x, y, tile }: LaidTile,
  corner: Corner,
  { isAlone, nameOf }: { readonly isAlone: boolean; nameOf(seat: Seat): string },
): string {
  const isBig = tile.startsWith('big:');
  const symbol = (isBig ? tile[5] : tile[CORNERS.indexOf(corner)]) as keyof MicropulWords['speak']['symbol'];
  const group = position.groupAt({ x, y, corner: isBig ? 'NW' : corner });
  const isSign = symbol === '1' || symbol === '2' || symbol === '+';
  return [
    group ? `${capital(speakGroup(words, group, nameOf))}.` : '',
    isSign ? `${capital(words.speak.symbol[symbol])}: ${words.panel.keyOf(symbol, isAlone)}.` : '',
    isBig ? words.panel.keyBig : isSign ? words.panel.keyUnits : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "1, 0: tile white, plus, black, empty; white group: 7, closed, stone of Ola" */
export function speakCell(words: MicropulWords, position: Position, tile: LaidTile, nameOf: (seat: Seat) => string): string {
  const groups = groupsOn(position, tile)
    .map((group) => speakGroup(words, group, nameOf))
    .join('; ');
  return words.speak.laid(tile.x, tile.y, speakTile(words, tile.tile), groups);
}
