import type { Options } from '../../shell/terms/house-rules.ts';
import type { Remembered } from '../setup/memory.ts';
import type { Seating, Sitting } from '../setup/seating.ts';

/** What somebody wants of a little table. */
export type StartRequest =
  | { readonly kind: 'same' }
  | { readonly kind: 'level'; readonly level: string }
  | { readonly kind: 'alone' }
  | { readonly kind: 'children' }
  /** Children in two teams at this device, called so. */
  | { readonly kind: 'teams'; readonly names: readonly [string, string] }
  /** One child alone, against a number of cards. */
  | { readonly kind: 'puzzle' };

/** What the home page knows of a game here. */
export interface StartFacts {
  /** Whoever sits down, in the colour they like. */
  readonly person: Sitting;
  readonly usualLevel: string;
  /** Options of a table with these seats when nobody has asked for others. */
  usualAt(seats: Seating): Options;
  readonly forChildren?: Options | undefined;
  readonly forOneChild?: Options | undefined;
}

/** A table that is opened by one tap. */
export interface Start {
  readonly seats: Seating;
  readonly options: Options;
}

/** Without options the usual ones hold. */
type Wanted = Pick<Start, 'seats'> & Partial<Start>;

const withOptions = (seats: Seating, options: Options | undefined): Wanted => (options ? { seats, options } : { seats });

const bot = (level: string): Sitting => ({ kind: 'bot', name: '', level });

/** Who sits down by one tap: as the last time, or as requested, and then so the next time. */
export function startOf(facts: StartFacts, last: Remembered | undefined, request: StartRequest): Start {
  const { seats, options } = wanted(facts, last, request);
  return { seats, options: options ?? facts.usualAt(seats) };
}

/** What was played the last time, unless that was only the usual: then it is what is usual with these seats. */
function chosen({ usualAt }: StartFacts, { seats, options }: Remembered): Options | undefined {
  const isChosen = [usualAt(seats), usualAt([])].every((usual) => !isSame(usual, options));
  return isChosen ? options : undefined;
}

const isSame = (a: Options, b: Options): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
};

function wanted(facts: StartFacts, last: Remembered | undefined, request: StartRequest): Wanted {
  switch (request.kind) {
    case 'same':
      return last ? withOptions(last.seats, chosen(facts, last)) : { seats: [facts.person, bot(facts.usualLevel)] };
    case 'alone':
      return { seats: [last?.seats.find(({ kind }) => kind === 'here') ?? facts.person] };
    case 'children':
      return withOptions([facts.person, bot('1')], facts.forChildren);
    case 'teams': {
      const [first, second] = request.names;
      return withOptions(
        [
          { ...facts.person, name: first },
          { kind: 'here', name: second, level: '' },
        ],
        facts.forChildren,
      );
    }
    case 'puzzle':
      return withOptions([facts.person], facts.forOneChild);
    case 'level': {
      // The list says "a bot": only who last sat opposite one keeps that table. Several bots change their level at the table's end.
      const isPair = last?.seats.length === 2 && last.seats.filter(({ kind }) => kind === 'here').length === 1;
      if (!last || !isPair) return { seats: [facts.person, bot(request.level)] };
      const seats = last.seats.map((sitting) => (sitting.kind === 'bot' ? { ...sitting, level: request.level } : sitting));
      return withOptions(seats, chosen(facts, last));
    }
  }
}
