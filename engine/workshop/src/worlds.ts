import { type Action, ActionList, type AnyGame, CHANCE, type Refusal, type Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { COMMON, type CommonWord } from './common.ts';
import type { AnyVocabulary, Kept, Plain, Takes, Word } from './vocabulary.ts';

/** Why a word has no answer, as a program is told it. */
export type Trouble =
  | { readonly code: 'bad-argument'; readonly word: string; readonly given: string }
  | { readonly code: 'too-few' | 'too-many'; readonly word: string; readonly takes: number; readonly given: number }
  | { readonly code: 'illegal-move'; readonly move: string; readonly refusal?: Refusal }
  | { readonly code: 'game-over' | 'too-long' | 'too-early' | 'no-such-word' };

/** Decisions of more actions are sampled. */
const MOST_LISTED = 2000;
const SAMPLED = 200;
const MOST_LINES = 60;
const LONGEST_LINE = 200;
const MOST_DRAWN = 200;
/** A round of chance and of others' decisions is shorter; only a game with a bug gets here. */
const MOST_STEPS = 2000;

/** About what they cost the host, where 100 fuel are a microsecond. */
const COSTS = { word: 1000, move: 60, after: 10_000, say: 1000 };

interface World {
  readonly state: unknown;
  readonly kept: Kept;
}

/** The question `after` was refused: not a bug, an answer to the program. */
class Refused extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}

/**
 * The tables that one decision asks about: the one at hand and those that would come of moves. The first is redealt for the seat,
 * so nothing in any of them is a secret. Every chance in them comes from `seed`.
 */
export class Worlds {
  readonly said: string[] = [];
  readonly drawn: string[] = [];
  readonly #game: AnyGame;
  readonly #vocabulary: AnyVocabulary;
  readonly #me: Seat;
  readonly #rng: SeededRng;
  readonly #worlds: World[];
  #trouble: Trouble | undefined;

  constructor(game: AnyGame, vocabulary: AnyVocabulary, world: unknown, me: Seat, seed: number) {
    this.#game = game;
    this.#vocabulary = vocabulary;
    this.#me = me;
    this.#rng = new SeededRng(seed);
    this.#worlds = [{ state: world, kept: {} }];
  }

  /** A question of a program and its answer, as the machine passes them on. Nothing in the question is trusted. */
  answer(question: string, charge: (fuel: number) => void): string {
    try {
      return JSON.stringify(this.#answer(JSON.parse(question), charge));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#trouble = error.trouble;
      return JSON.stringify(['trouble', error.trouble]);
    }
  }

  /** The trouble that a program was told and did not catch: what it throws itself proves nothing. */
  troubleIn(thrown: { readonly name: string; readonly message: string }): Trouble | undefined {
    const isOurs = this.#trouble !== undefined && thrown.message.endsWith(JSON.stringify(this.#trouble));
    return isOurs ? this.#trouble : undefined;
  }

  /** The action of an answer; a problem says why it is none. */
  actionOf(answer: Plain): Action | Trouble {
    const state = this.#worlds[0]!.state;
    const text = typeof answer === 'string' ? answer : this.#vocabulary.moveOf?.(answer, state, this.#me);
    if (text === undefined) return { code: 'illegal-move', move: JSON.stringify(answer).slice(0, LONGEST_LINE) };
    try {
      return this.#read(state, this.#me, text);
    } catch (error) {
      if (error instanceof Refused) return error.trouble;
      throw error;
    }
  }

  #answer(question: unknown, charge: (fuel: number) => void): readonly [string, unknown] {
    if (!Array.isArray(question)) throw new Refused({ code: 'no-such-word' });
    const [id, name, args] = question as unknown[];
    if (typeof name !== 'string' || !Array.isArray(args)) throw new Refused({ code: 'no-such-word' });
    if (id === -1) return this.#note(name, args, charge);
    const world = typeof id === 'number' ? this.#worlds[id] : undefined;
    if (!world) throw new Refused({ code: 'no-such-word' });
    if (Object.hasOwn(COMMON, name)) return this.#common(name as CommonWord, world, args, charge);
    const word = Object.hasOwn(this.#vocabulary.words, name) ? this.#vocabulary.words[name] : undefined;
    if (!word) throw new Refused({ code: 'no-such-word' });
    charge(word.cost ?? COSTS.word);
    return ['value', this.#ask(name, word, world, args)];
  }

  #note(name: string, args: readonly unknown[], charge: (fuel: number) => void): readonly [string, null] {
    charge(COSTS.say);
    const text = typeof args[0] === 'string' ? args[0].slice(0, LONGEST_LINE) : '';
    if (name === 'say' && this.said.length < MOST_LINES) this.said.push(text);
    if (name === 'draw' && this.drawn.length < MOST_DRAWN) this.drawn.push(text);
    return ['value', null];
  }

  // biome-ignore lint/suspicious/noExplicitAny: words of whichever game
  #ask(name: string, word: Word<any>, { state, kept }: World, args: readonly unknown[]): Plain {
    const read = this.#arguments(name, word.takes, word.optional ?? 0, args);
    const answer = word.answer({ state, me: this.#me, kept }, ...read);
    if (answer === undefined) throw new Refused({ code: 'bad-argument', word: name, given: shown(args) });
    return answer;
  }

  #arguments(name: string, takes: readonly Takes[], optional: number, args: readonly unknown[]): unknown[] {
    const counts = { word: name, takes: takes.length, given: args.length };
    if (args.length > takes.length) throw new Refused({ code: 'too-many', ...counts });
    if (args.length < takes.length - optional) throw new Refused({ code: 'too-few', ...counts });
    return takes.map((kind, index) => {
      const value = args[index];
      if (index >= args.length) return kind === 'seat' ? this.#me : undefined;
      const isRight = kind === 'seat' ? this.#isSeat(value) : kind === 'number' ? typeof value === 'number' : isShort(value);
      if (!isRight) throw new Refused({ code: 'bad-argument', word: name, given: shown(args) });
      return kind === 'seat' ? Number(value) - 1 : value;
    });
  }

  #isSeat(value: unknown): boolean {
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= this.#game.seatsAt(this.#worlds[0]!.state);
  }

  #common(
    name: CommonWord,
    { state }: World,
    args: readonly unknown[],
    charge: (fuel: number) => void,
  ): readonly [string, unknown] {
    charge(name === 'after' ? COSTS.after : COSTS.word);
    const next = this.#game.next(state);
    switch (name) {
      case 'moves': {
        this.#arguments(name, [], 0, args);
        const moves = this.#moves(state);
        charge(moves.length * COSTS.move);
        return ['value', moves];
      }
      case 'after': {
        const [move] = this.#arguments(name, ['text'], 0, args);
        return ['table', this.#after(state, String(move))];
      }
      case 'points': {
        const [seat] = this.#arguments(name, ['seat'], 1, args);
        return ['value', this.#vocabulary.points(state, seat as Seat)];
      }
      case 'turn':
        this.#arguments(name, [], 0, args);
        return ['value', this.#actor(state) === undefined ? 0 : this.#actor(state)! + 1];
      case 'seats':
        this.#arguments(name, [], 0, args);
        return ['value', this.#game.seatsAt(state)];
      case 'over':
        this.#arguments(name, [], 0, args);
        return ['value', next.kind === 'over'];
      case 'won': {
        const [seat] = this.#arguments(name, ['seat'], 1, args);
        return ['value', next.kind === 'over' && next.outcome.winners.includes(seat as Seat)];
      }
    }
  }

  /** Who decides: the own seat wherever it is among those who do. */
  #actor(state: unknown): Seat | undefined {
    const { seats } = this.#game.next(state);
    return seats.includes(this.#me) ? this.#me : seats[0];
  }

  #moves(state: unknown): string[] {
    const seat = this.#actor(state);
    if (seat === undefined) return [];
    const game = this.#game;
    if (game.count !== undefined && game.count(state, seat) > MOST_LISTED) {
      const some = Array.from({ length: SAMPLED }, () => game.write(state, seat, game.sample(state, seat, this.#rng)));
      return [...new Set(some)];
    }
    list.clear();
    game.legal(state, seat, list);
    return list.toArray().map((action) => game.write(state, seat, action));
  }

  #read(state: unknown, seat: Seat, text: string): Action {
    if (!isShort(text)) throw new Refused({ code: 'illegal-move', move: text.slice(0, LONGEST_LINE) });
    const read = this.#game.read(state, seat, text);
    const move = text.slice(0, LONGEST_LINE);
    if (!read.ok) {
      const { problem } = read;
      throw new Refused({ code: 'illegal-move', move, ...(problem.kind === 'refused' && { refusal: problem.refusal }) });
    }
    const refusal = this.#game.refuse(state, seat, read.value);
    if (refusal) throw new Refused({ code: 'illegal-move', move, refusal });
    return read.value;
  }

  /** Another table: the move is played, then the decisions of those who decide at the same time, and all chance. */
  #after(state: unknown, move: string): number {
    const game = this.#game;
    const seat = this.#actor(state);
    if (seat === undefined) throw new Refused({ code: 'game-over' });
    const action = this.#read(state, seat, move);
    const copy = game.clone(state);
    const together = game.next(copy).seats.filter((other) => other !== seat);
    game.play(copy, seat, action);
    for (const other of together) {
      if (!game.next(copy).seats.includes(other)) continue;
      game.play(copy, other, this.#vocabulary.others?.(copy, other) ?? game.overtime(copy, other));
    }
    this.#settle(copy);
    return this.#worlds.push({ state: copy, kept: {} }) - 1;
  }

  /** Plays chance and small decisions, up to the next main one: after a program comes what a whole round has made of it. */
  #settle(state: unknown): void {
    const game = this.#game;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const next = game.next(state);
      if (next.kind === 'chance') game.play(state, CHANCE, game.roll(state, this.#rng));
      else {
        const seat = next.seats[0];
        if (seat === undefined || !this.#vocabulary.isAside?.(state, seat)) return;
        game.play(state, seat, game.overtime(state, seat));
      }
    }
    throw new Error(`${game.id}: chance without an end`);
  }
}

const list = new ActionList();
/** Longer than any move. What reads moves was not made for a text of a hundred thousand letters. */
const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= 500;
const shown = (args: readonly unknown[]): string =>
  args
    .map((each) => JSON.stringify(each))
    .join(', ')
    .slice(0, 80);
