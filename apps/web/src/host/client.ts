import { ActionList, type Action, type Refusal } from '@stolik/kernel/game';
import { createMemo } from 'solid-js';
import { pace, preferences } from '../preferences.ts';
import type { TableClient } from '../table/contract.ts';
import type { Match } from './match.ts';

/** More than this nobody wants as a list; boards sample or build instead. */
const MOST_LISTED = 20_000;

/** What the page lends to a board. */
export interface Surroundings {
  announce(text: string): void;
  showRefusal(refusal: Refusal): void;
  showPanel(isOpen: boolean): void;
}

/** What boards get of a match. */
export function clientOf(match: Match, around: Surroundings): TableClient {
  const { game } = match;
  const legal = createMemo((): readonly Action[] | undefined => {
    const seat = match.eyes();
    if (!match.isAsked() || seat === undefined) return [];
    const state = match.shownState();
    if ((game.count?.(state, seat) ?? 0) > MOST_LISTED) return undefined;
    const list = new ActionList();
    game.legal(state, seat, list);
    return list.toArray();
  });
  const asked = (): number => match.eyes() ?? -1;
  return {
    game,
    sight: match.sight,
    seat: match.eyes,
    isAsked: match.isAsked,
    legal,
    refuse: (action) => game.refuse(match.shownState(), asked(), action),
    write: (action) => game.write(match.shownState(), asked(), action),
    read: (text) => game.read(match.shownState(), asked(), text),
    act: match.act,
    undo: match.undo,
    showRefusal: around.showRefusal,
    event: match.event,
    passages: createMemo(() => match.passages().filter(({ after }) => after <= match.at())),
    isPast: () => match.mode() !== 'live',
    language: () => preferences.language,
    pace,
    announce: around.announce,
    showPanel: around.showPanel,
    nameOf: (seat) => match.table().sitters[seat]?.name ?? String(seat + 1),
  };
}
