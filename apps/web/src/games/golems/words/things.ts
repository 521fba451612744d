import type { Test } from '@stolik/golems/programs';
import type { Item } from '../model/draft.ts';
import type { EditionWords } from './own.ts';

/** What a component that is turned over changes: a number from so many to so many, or a card. */
export type Turned =
  | { readonly what: 'rows' | 'power' | 'reach'; readonly from: number; readonly to: number }
  | { readonly what: 'forbidden' | 'allowed'; readonly card: string };

/** One sentence about each thing that can be tapped: what it is and what it does. */
export interface ThingWords {
  /** By the word of the notation, less what follows its colon: `wall`, `barrel`, `ladder`. */
  token(word: string, isKids?: boolean): string;
  ground(ground: '.' | 'i' | 's'): string;
  card(item: Item): string;
  component(kind: string): string;
  /** What a component comes to when it is turned over. */
  turned(change: Turned): string;
  /** What an If asks, or what a While waits for, where there is room for a word or two. */
  asks(kind: 'if' | 'while', test: Test): string;
  /** How the game is won, in one line. */
  goal(rounds: number): string;
}

/** The words of both editions, in one language. */
export interface ThingCatalog {
  /** Where nobody strikes. [G6.11] */
  readonly kids: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<string, string>>;
  /** A While never asks about attacks. [G6.5.6] */
  readonly asks: Readonly<Record<'if' | 'while', Readonly<Record<Test, string>>>>;
  readonly components: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<'rows' | 'power' | 'reach', string>>;
  forbidden(card: string): string;
  allowed(card: string): string;
}

export function thingWords(all: ThingCatalog, own: EditionWords['things']): ThingWords {
  const cards: Readonly<Record<string, string>> = { ...all.cards, A: own.attack, repeat: own.repeat };
  return {
    token: (word, isKids = false) => {
      const kind = word.split(':')[0]!;
      return (isKids && all.kids[kind]) || own.tokens[kind] || '';
    },
    ground: (ground) => own.ground[ground],
    card: (item) => cards[item]!,
    asks: (kind, test) => all.asks[kind][test],
    turned: (change) =>
      'card' in change
        ? (change.what === 'forbidden' ? all.forbidden : all.allowed)(change.card)
        : `${all.numbers[change.what]} ${change.from}\u00a0→\u00a0${change.to}`,
    component: (kind) => all.components[kind] ?? '',
    goal: own.goal,
  };
}
