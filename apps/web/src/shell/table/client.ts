import type { Colour } from '@stolik/kernel/colours';
import { type Action, ActionList, type Refusal, type Seat } from '@stolik/kernel/game';
import type { GameLog } from '@stolik/kernel/log';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import type { Telling } from '@stolik/kernel/telling';
import { lettersOf, seatShape, withAutomata } from '@stolik/look/seats';
import type { Passage } from '@stolik/table/sight';
import { createMemo } from 'solid-js';
import { pace, preferences } from '../../base/preferences.ts';
import { lazyMemo } from '../../base/ui/lazy-memo.ts';
import { follower } from '../../session/film/follower.ts';
import type { Match } from '../../session/match.ts';
import { reuse } from '../../session/reuse.ts';
import type { Reel, TableClient } from '../contract.ts';

/** More than this nobody wants as a list; boards sample or build instead. */
const MOST_LISTED = 20_000;

/** What the page lends to a board. */
export interface Surroundings {
  readonly id: string | undefined;
  announce(text: string): void;
  showRefusal(refusal: Refusal): void;
  showPanel(isOpen: boolean): void;
  isPanelOpen(): boolean;
  nameOf(seat: Seat): string;
  telling(): Telling;
  /** By seat, of pieces that nobody plays too. */
  colours(): readonly Colour[];
  /** Names of the pieces that nobody plays, after those of the players. */
  automata(): readonly string[];
  portraitOf?(seat: Seat): string | undefined;
  lookAt(log: GameLog, from?: number): void;
  again?: (() => void) | undefined;
  readonly question?: ClosedQuestion | undefined;
  predicts(): boolean;
  readonly isReplay: boolean;
}

/** What boards get of a match. */
export function clientOf(match: Match, around: Surroundings): TableClient {
  const { game } = match;
  const legal = lazyMemo((): readonly Action[] | undefined => {
    const seat = match.eyes();
    if (!match.isAsked() || seat === undefined) return [];
    const state = match.shownState();
    if ((game.count?.(state, seat) ?? 0) > MOST_LISTED) return undefined;
    const list = new ActionList();
    game.legal(state, seat, list);
    return list.toArray();
  });
  const letters = createMemo<readonly string[]>((before) =>
    reuse(before, withAutomata(lettersOf(match.sitters().map(({ name }) => name)), around.automata())),
  );
  const asked = (): number => match.eyes() ?? -1;
  const followed = follower(game);
  return {
    game,
    id: around.id,
    sight: match.sight,
    seat: match.eyes,
    isAsked: match.isAsked,
    legal,
    refuse: (action) => game.refuse(match.shownState(), asked(), action),
    write: (action) => game.write(match.shownState(), asked(), action),
    read: (text) => game.read(match.shownState(), asked(), text),
    act: match.act,
    undo: match.undo,
    ...(around.again && { again: around.again }),
    question: around.question,
    showRefusal: around.showRefusal,
    event: match.event,
    shown: match.shown,
    view: createMemo(() => followed(match.sight().view, match.shown())),
    reel: reelOf(match, around),
    passages: lazyMemo(() => match.passages().filter(({ after }) => after <= match.at())),
    isPast: () => match.mode() !== 'live',
    predicts: around.predicts,
    language: () => preferences.language,
    pace,
    announce: around.announce,
    showPanel: around.showPanel,
    isPanelOpen: around.isPanelOpen,
    nameOf: around.nameOf,
    telling: around.telling,
    ...(around.portraitOf && { portraitOf: around.portraitOf }),
    letterOf: (seat) => letters()[seat] ?? seatShape(seat).letter,
    colourOf: (seat) => around.colours()[seat % around.colours().length]!,
  };
}

function reelOf(match: Match, around: Surroundings): Reel {
  const passages = lazyMemo((): readonly Passage[] => {
    const { step, events } = match.reached();
    return match.passages().flatMap((passage) => {
      if (passage.after <= step) return passage;
      return passage.after === step + 1 && events > 0 ? { ...passage, events: passage.events.slice(0, events) } : [];
    });
  });
  return {
    passages,
    now: () => ({ step: match.at(), events: match.shown().length }),
    isPlaying: () => match.mode() === 'film' || (match.mode() === 'live' && !match.isLive()),
    isReplay: around.isReplay,
    goTo: ({ step, events }) => match.jumpTo(step, events),
    play: match.play,
    pause: match.pause,
    stepOn: match.stepOn,
    coming: lazyMemo(() => {
      const step = match.passages().findLast(({ after }) => after <= match.at() + 1);
      return step?.after === match.at() + 1 ? step.events.slice(match.shown().length) : [];
    }),
    toNow: match.backToNow,
    open: () => {
      const whole = match.whole();
      // Alone at the table nobody has secrets.
      if (!whole || (!around.isReplay && match.next().kind !== 'over' && whole.sitters.length > 1)) return undefined;
      return whole;
    },
    lookAt: around.lookAt,
  };
}
