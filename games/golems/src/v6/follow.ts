import { type TokenWords, withBarrelMoved, without, withoutLowest, withWord } from '../core/tokens.ts';
import type { Event6 } from './events.ts';
import type { Luck } from './kinds.ts';
import type { GolemView, View6 } from './view.ts';

/**
 * The view after one more event, as far as the field shows it: golems, tokens, luck cards, the round and the end. Questions,
 * programs and logic tokens come with the next view.
 */
export function follow6(view: View6, event: Event6): View6 {
  switch (event.kind) {
    case 'roundBegan':
      return { ...view, round: event.round, first: event.first, rounds: Math.max(view.rounds, event.round) };
    case 'golemMoved':
    case 'golemSlid':
    case 'golemShoved':
    case 'teleported':
      return withGolem(view, event.seat, { at: event.to });
    case 'golemTurned':
      return withGolem(view, event.seat, { facing: event.to });
    case 'waterEntered':
      return { ...view, swimming: view.swimming.with(event.seat, event.at) };
    case 'waterLeft':
      return { ...withGolem(view, event.seat, { at: event.to }), swimming: view.swimming.with(event.seat, null) };
    case 'golemOut':
      return { ...withGolem(view, event.seat, { at: null }), swimming: view.swimming.with(event.seat, null) };
    case 'damageTaken':
    case 'golemRepaired':
      return withGolem(view, event.seat, { damage: event.damage });
    case 'rowsChanged':
      return withGolem(view, event.seat, { extra: event.extra });
    case 'programsReady':
      return { ...view, golems: view.golems.map((golem, seat) => (event.lengths[seat] ? { ...golem, extra: 0 } : golem)) };
    case 'goalTaken': {
      const taken = { ...view, tokens: without(view.tokens, event.at, event.goal) };
      return withGolem(taken, event.seat, { items: view.golems[event.seat]!.items + 1 });
    }
    case 'strikeMade': {
      const { seat, golem, strength } = event;
      const isOther = golem !== null && golem !== seat;
      return isOther ? withGolem(view, seat, { dealt: view.golems[seat]!.dealt + strength }) : view;
    }
    case 'luckDrawn':
      return event.card === undefined ? view : withCard(view, event.seat, event.card, event.card);
    case 'luckShown':
      // Whoever has not seen a card before sees now that it is no longer in its deck.
      return event.cards.reduce<View6>((now, card, seat) => (card === null ? now : withCard(now, seat, card, null)), view);
    case 'gameOver':
      return { ...view, over: true, reason: event.reason };
    default:
      return { ...view, tokens: tokensAfter(view.tokens, event) };
  }
}

function tokensAfter(tokens: TokenWords, event: Event6): TokenWords {
  switch (event.kind) {
    case 'barrelPushed':
    case 'barrelShoved':
      return withBarrelMoved(tokens, event.from, event.to);
    case 'barrelOpened':
      return withoutLowest(tokens, event.at);
    case 'logicLaid':
      return 'cell' in event.on ? withWord(tokens, event.on.cell, `logic:${event.logic}`) : tokens;
    case 'logicPicked':
    case 'logicDiscarded':
      return without(tokens, event.at, 'logic');
    default:
      return tokens;
  }
}

/** A luck card that is known now is no longer among those that lie in the deck. */
function withCard(view: View6, seat: number, card: Luck, shown: Luck | null): View6 {
  const deck = view.decks[seat] ?? null;
  const isNew = view.luck[seat] === null;
  const decks = deck && isNew ? view.decks.with(seat, { ...deck, [card]: deck[card] - 1 }) : view.decks;
  return { ...view, decks, luck: view.luck.with(seat, shown) };
}

const withGolem = (view: View6, seat: number, change: Partial<GolemView>): View6 => ({
  ...view,
  golems: view.golems.with(seat, { ...view.golems[seat]!, ...change }),
});
