import { type CountForms, countForm } from '@stolik/kernel/language';
import { listed } from '@stolik/look/speech';
import type { ReasonWords } from '../../text/reasons.ts';

const forms = (count: number, each: CountForms): string => `${count} ${countForm('en', count, each)}`;

const TILES = { one: 'tile', few: 'tiles', many: 'tiles' };
const POINTS = { one: 'point', few: 'points', many: 'points' };
const SYMBOLS = { one: 'symbol', few: 'symbols', many: 'symbols' };

export const en: ReasonWords = {
  wins: (tiles) => `wins ${forms(tiles, TILES)} for your supply: 2 points ${tiles === 1 ? '' : 'each '}if unused`,
  again: 'gives you another turn',
  againFor: (says) => `gives you another turn, which then ${says}`,
  turnsUp: 'turns a tile in your supply face up, so you know what you can take',
  closesMine: (points) => `closes your group: ${forms(points, POINTS)} for you`,
  closesTheirs: (points) => `but it closes your opponent’s group: ${forms(points, POINTS)} for them`,
  closesFree: (points) => `closes a group of ${points} without a stone: a stone there would score at once`,
  growsMine: (points) =>
    points.length === 1
      ? `grows your group to ${points[0]}: you get the points when it’s closed`
      : `grows your groups to ${listed(points.map(String), 'en')}: you get the points when they’re closed`,
  spoilsTheirs: (points) => `spoils your opponent’s group of ${points}: with two stones it scores nothing`,
  spoilsMine: (points) => `but it spoils your own group of ${points}: with two stones it scores nothing`,
  claimsClosed: (points) => `the group is closed: ${forms(points, POINTS)} for you at once`,
  claimsOpen: (points, places) =>
    `you get the group’s points when it’s closed: ${points} so far, ${places} ${places === 1 ? 'place' : 'places'} still open`,
  takes: (inHand) => (inHand === 1 ? 'your hand is empty' : `gives you more choice: ${forms(inHand, TILES)} in hand`),
  opens: (signs) => `but your opponent can use ${signs === 1 ? 'a new symbol' : `${forms(signs, SYMBOLS)}`} on it`,
  opensNothing: 'gives your opponent no new symbol to use',
  opensForMe: (signs) => `leaves ${forms(signs, SYMBOLS)} on it to use later`,
  endsAhead: 'ends the game while you’re ahead',
  endsBehind: 'but it ends the game while you’re behind',
  ends: 'ends the game',
  runsOut: 'but it leaves you without a tile, and you lose',
  fewLeft: (tiles) =>
    tiles === 1
      ? 'this leaves you your last tile: win another soon, or you lose'
      : `this leaves you ${tiles} tiles: win more soon, or you lose`,
};
