import type { Options } from '../../shell/terms/house-rules.ts';
import type { Remembered } from '../setup/memory.ts';
import type { Seating, Sitting } from '../setup/seating.ts';

/** What somebody wants of a little table. */
export type Wish =
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
  readonly forChildren?: Options | undefined;
  readonly forOneChild?: Options | undefined;
}

/** A table that is opened by one tap; without options the game's usual ones hold. */
export interface Start {
  readonly seats: Seating;
  readonly options: Options | undefined;
}

const bot = (level: string): Sitting => ({ kind: 'bot', name: '', level });

/** Who sits down by one tap: as the last time, or as wished, and then so the next time. */
export function startOf(facts: StartFacts, last: Remembered | undefined, wish: Wish): Start {
  switch (wish.kind) {
    case 'same':
      return last ?? { seats: [facts.person, bot(facts.usualLevel)], options: undefined };
    case 'alone':
      return { seats: [last?.seats.find(({ kind }) => kind === 'here') ?? facts.person], options: undefined };
    case 'children':
      return { seats: [facts.person, bot('1')], options: facts.forChildren };
    case 'teams': {
      const [first, second] = wish.names;
      return {
        seats: [
          { ...facts.person, name: first },
          { kind: 'here', name: second, level: '' },
        ],
        options: facts.forChildren,
      };
    }
    case 'puzzle':
      return { seats: [facts.person], options: facts.forOneChild };
    case 'level': {
      const people = last?.seats.filter(({ kind }) => kind === 'here').length ?? 1;
      // The same company, only stronger or weaker; whoever was alone or among people gets a bot opposite.
      if (!last || people !== 1 || last.seats.length < 2) return { seats: [facts.person, bot(wish.level)], options: undefined };
      const seats = last.seats.map((sitting) => (sitting.kind === 'bot' ? { ...sitting, level: wish.level } : sitting));
      return { seats, options: last.options };
    }
  }
}
