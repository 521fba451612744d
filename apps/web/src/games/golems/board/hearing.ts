import { createEffect, on } from 'solid-js';
import { playAll } from '../../../base/sound/sounds.ts';
import type { GameSounds } from '../../../shell/contract.ts';
import { deskOf } from '../desk/desk.ts';
import type { Edition } from '../desk/edition.ts';
import type { Draft } from '../model/draft.ts';
import type { GolemsEvent, GolemsView } from '../model/scene.ts';
import { heard } from './heard.ts';
import { type GolemsAsked, RECIPES } from './sounds.ts';

/** What is heard at a table of Golems: the films, and the cards that are laid before them. */
export const soundsOf = (edition: Edition): GameSounds<GolemsView, GolemsEvent> => ({
  recipes: RECIPES,
  hear: (event, table) => heard(event, { view: table.view(), edition }, deskOf(table, edition).turn()),
  listen: (table) => {
    const desk = deskOf(table, edition);
    createEffect(
      on([desk.isProgramming, desk.draft], ([isProgramming, now], before) => {
        if (isProgramming && before?.[0] && now !== before[1]) playAll(laid(before[1], now));
      }),
    );
  },
});

/** A card that is laid, moved or exchanged, or one that goes back into the hand. */
function laid(before: Draft, now: Draft): readonly GolemsAsked[] {
  return [{ name: cardsIn(now) < cardsIn(before) ? 'cardBack' : 'card' }];
}

const cardsIn = (draft: Draft): number =>
  draft.reduce((sum, row) => {
    if (!row) return sum;
    const inner = 'card' in row ? [row.card] : row.kind === 'if' ? [row.yes, row.no] : [];
    return sum + (row.kind === 'plain' ? 0 : 1) + inner.filter(Boolean).length;
  }, 0);
