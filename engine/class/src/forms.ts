import { count, data, either, type Fields, type Form, fields, flag, list, row, text, word } from '@stolik/kernel/forms';
import { ANIMALS, HOWS, PICTURES } from './names.ts';
import { LACKS, MOST_AT_DEVICE } from './things.ts';

/* The form of everything a class is made of: what is sent and what is stored are checked by the same. */

/** Facts in one message; clients with more send several. */
const MOST_FACTS = 200;
const MOST_ITEMS = 200;
export const MOST_MOVES = 40;
const MOST_PUPIL = 1000;

/** Letters of any alphabet, digits, and the marks with which schools write the names of classes: 5 «B», 7/2, 3a (morning). */
const LABEL_LETTERS = /^[\p{L}\p{N}«„“"][\p{L}\p{M}\p{N} «»„“”"'’№#&/().,+–-]{0,23}$/u;
export const LABEL_PATTERN = LABEL_LETTERS.source;
/** The teacher's own word for the class. */
export const LABEL = text(LABEL_LETTERS, '5B', 'Ω 7', '5 «B»', '3a (morning)');
export const LANGUAGE = word('en', 'ru', 'pl');
/** The id of a level, a puzzle, a table, a plan. */
export const THING = text(/^[a-z0-9-]{1,60}$/, 'circuit-chain-1', 'abcdefghjkmn');
/** Some of them, or all. */
export const THINGS = either(word('all'), list(THING, MOST_ITEMS, 1));
export const PUPIL = count(0, MOST_PUPIL);
export const NICKNAME = text(new RegExp(`^(${HOWS.join('|')})-(${ANIMALS.join('|')})$`), 'brave-fox', 'quick-owl');
/** The other pupils who use a device. */
export const SHARERS = list(PUPIL, MOST_AT_DEVICE - 1);
/** What a device cannot do, as it says. */
export const LACKING = list(word(...LACKS), LACKS.length);
export const HASH = text(/^[0-9a-f]{64}$/, '0123456789abcdef'.repeat(4));
export const PICTURE_SECRET = row(...[1, 2, 3].map(() => count(0, PICTURES.length - 1)));
export const SEAT = count(0, 7);
export const GAME = text(/^[a-z0-9-]{1,40}$/, 'micropul', 'connect-four');
/** A decision in notation. */
export const MOVE = text(/^.{1,200}$/s, 'drop d', 'lay .W..@0,1');
export const MOVES = list(MOVE, MOST_MOVES, 1);
/** A decision in any game's notation, or a bench in a link: no sentence. */
export const SHOWN = text(/^[\w @:;,.+()/#-]{1,400}$/, 'lay E1 c1');
export const WHOM = either(word('all'), list(PUPIL, 100, 1));

export const PACE = either(fields({ kind: word('locked', 'open') }), fields({ kind: word('upTo'), item: count(0, MOST_ITEMS) }));
export const WALL = either(
  fields({ kind: word('gather', 'boards') }),
  fields({ kind: word('question') }, { isLive: flag }),
  fields({ kind: word('board'), table: THING }),
  fields({ kind: word('recap'), isRanked: flag }, { isOut: flag }),
);
/** Read by the game itself. */
const OPTIONS = data({}, { box: 'classic' }, { scenario: 'duel' });
export const TASK = either(
  fields({ kind: word('lessons', 'puzzles'), game: GAME, items: list(THING, MOST_ITEMS, 1) }),
  fields({ kind: word('game'), game: GAME, options: OPTIONS }),
  fields({ kind: word('bench'), example: THING }),
  fields({ kind: word('free') }),
);
export const GROUPS = list(list(PUPIL, 8, 1), 100);
const ODD = word('bot', 'three');
export const PAIR_WAY = either(
  fields({ how: word('hand'), groups: GROUPS }),
  fields({ how: word('random'), seed: text(/^[\w-]{1,40}$/, 'seed'), odd: ODD, whom: list(PUPIL, 100) }, { most: count(1, 8) }),
  fields({ how: word('ladder'), odd: ODD, whom: list(PUPIL, 100) }, { most: count(1, 8) }),
);
export const GAME_PLAN = fields(
  { game: GAME, options: OPTIONS, isSameDeal: flag, level: text(/^[\w-]{1,32}$/, 'random', '2') },
  { clock: fields({ minutes: count(1, 180), seconds: count(0, 300) }) },
);
const FACT = row(THING, count(0, 3), count(0, 99));
export const FACTS = list(FACT, MOST_FACTS, 1);
export const QUESTION = fields(
  {
    id: THING,
    game: GAME,
    players: count(1, 8),
    options: OPTIONS,
    position: data({}),
    seat: SEAT,
    goal: data({ kind: 'free' }),
  },
  { moves: list(text(/^.{0,200}$/s, '1: drop d'), 500) },
);
export const SOLUTION = list(text(/^.{1,200}$/, 'drop d'), MOST_MOVES);
export const PLAN = either(word(null), fields({ plan: THING, step: count(0, 200) }));

/** The fields that an entry needs and the fields it may have. */
export type Contents = readonly [needed: Fields, optional?: Fields];
export const formOf = (kind: string, [needed, optional]: Contents): Form => fields({ kind: word(kind), ...needed }, optional);
