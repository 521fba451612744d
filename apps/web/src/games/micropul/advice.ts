import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { stoneArt, tileArt } from '@stolik/micropul/art';
import type { MicropulEvent } from '@stolik/micropul/events';
import type { Spot } from '@stolik/micropul/preview';
import type { MicropulView } from '@stolik/micropul/view';
import { placeName } from '@stolik/micropul/words/places';
import type { Advising, Lit } from '../../shell/contract.ts';
import { deskOf } from './desk/desk.ts';
import { ringArt } from './marks/ring.ts';
import { readMove } from './model/moves.ts';
import { type Cell, isSameCell, positionOf, STONE_SIZE, stonePoint, TILE, turned } from './model/position.ts';
import type { MicropulTable } from './model/table.ts';
import { wordsOf } from './words/by-language.ts';
import type { IdeaWords } from './words/words.ts';

/** Which of the seat's tiles lies so when it is turned; -1 where the hand is not seen. */
function indexOf(view: MicropulView, seat: Seat, face: string): number {
  const hand = view.hands[seat];
  if (!hand || !('tiles' in hand)) return -1;
  return hand.tiles.findIndex((tile) => [0, 1, 2, 3].some((by) => turned(tile, by) === face));
}

/** What is on a tile, each thing once: "white, dot". */
function contentOf(face: string, language: Language): string {
  const { speak } = wordsOf(language);
  if (face.startsWith('big:')) return speak.big(face[4] as 'W', face[5] as '1');
  return [...new Set(face)]
    .filter((symbol) => symbol !== '.')
    .map((symbol) => speak.symbol[symbol as 'W'])
    .join(', ');
}

const say = (shown: MicropulView, seat: Seat, text: string, language: Language): string =>
  inWords(shown, seat, text, language, wordsOf(language).advice.ideas);
const tell = (shown: MicropulView, seat: Seat, text: string, language: Language): string =>
  inWords(shown, seat, text, language, wordsOf(language).advice.done);

function inWords(view: MicropulView, seat: Seat, text: string, language: Language, words: IdeaWords): string {
  const move = readMove(text);
  if (!move) return '';
  if (move.kind === 'take') return move.number === 0 ? words.take : words.takeOpen(move.number);
  const place = placeName(move.at);
  if (move.kind === 'tile') return words.lay(indexOf(view, seat, move.face) + 1, contentOf(move.face, language), place);
  const position = positionOf(view);
  const group = position.groupAt(move.at);
  if (!group) return '';
  // One name for one group, whichever of its units is meant.
  const spot = group.spots[0] ?? move.at;
  return words.stone(group.colour, group.points, placeName(spot));
}

/** Places without a tile are no elements of the page: they are measured from the tile that always lies there. */
function placeRect({ x, y }: Cell): DOMRect[] {
  const middle = document.querySelector('.mp-cell[data-cell="0,0"]')?.getBoundingClientRect();
  if (!middle) return [];
  const { left, top, width } = middle;
  return [new DOMRect(left + x * width, top + y * width, width, width)];
}

/** A stone is put on a group: all of it is lit and ringed, and the stone drawn where it would lie. */
function litStone(view: MicropulView, seat: Seat, at: Spot): Lit {
  const position = positionOf(view);
  const group = position.groupAt(at);
  const others = (group?.tiles ?? []).filter((tile) => !isSameCell(tile, at));
  const { x, y } = stonePoint(position, { ...at, seat });
  const size = STONE_SIZE / TILE;
  const stone = `<g transform="translate(${x - STONE_SIZE / 2} ${y - STONE_SIZE / 2}) scale(${size})">${stoneArt(seat, '')}</g>`;
  return {
    board: () => [at, ...others].flatMap(placeRect),
    hand: ['.mp-stone-button'],
    art: `<g transform="translate(10 6) scale(0.8)">${stoneArt(seat, '')}</g>`,
    over: `<g transform="translate(${-at.x * TILE} ${-at.y * TILE})">${group ? ringArt(group) : ''}${stone}</g>`,
  };
}

function lit(shown: MicropulView, seat: Seat, text: string): Lit {
  const move = readMove(text);
  if (!move || move.kind === 'take') return { board: () => [], hand: ['[data-mp-supply]'] };
  if (move.kind === 'stone') return litStone(shown, seat, move.at);
  const index = indexOf(shown, seat, move.face);
  return {
    board: () => placeRect(move.at),
    hand: index < 0 ? [] : [`.mp-hand .mp-slot:nth-child(${index + 1}) .mp-hand-tile`],
    art: tileArt(move.face),
  };
}

function reveal(table: MicropulTable, text: string): void {
  const move = readMove(text);
  if (move && move.kind !== 'take') deskOf(table).reach.show(move.at);
}

export const advice: Advising<MicropulView, MicropulEvent> = {
  say,
  tell,
  lit,
  reveal,
  propose: (table, action) => deskOf(table).propose(action),
  confirm: '.mp-go',
};
