import type { AnyGame, Seat } from '@stolik/kernel/game';
import type { Passage, Sight } from '@stolik/table/sight';
import type { Sitter } from '@stolik/table/table';
import type { Film, ShownFilm } from '@stolik/wire/film';
import { createMemo } from 'solid-js';
import type { Match, MatchPage } from '../match.ts';
import { reuse } from '../reuse.ts';
import { createProjector, type Source } from './projector.ts';

export interface FilmPlan {
  readonly game: AnyGame;
  readonly film: Film;
  readonly shown: ShownFilm;
  readonly sitters: readonly Sitter[];
  readonly page: MatchPage;
  readonly from?: number | undefined;
}

/** A game that came as one viewer has seen it: looked at step by step, with nothing hidden behind it. */
export function createFilmMatch({ game, film: { viewer, options }, shown, sitters, page, from }: FilmPlan): Match {
  const { start, steps } = shown;
  const eyes: Seat | undefined = viewer >= 0 ? viewer : undefined;
  const passages = steps.map(({ actor, text, events }, index): Passage => ({ after: index + 1, actor, text, events }));
  const stateAt = (count: number): unknown => (count === 0 ? start : steps[count - 1]!.world);
  const source: Source = {
    count: () => steps.length,
    stateAt,
    eventsAfter: (count) => steps[count]?.events ?? [],
    passages: () => passages,
  };
  const { film } = createProjector({ source, manner: page, isReplay: true, from, me: () => eyes });
  const last = stateAt(steps.length);
  const sight = createMemo<Sight>((before) => {
    const state = stateAt(film.at());
    return {
      game: game.id,
      version: film.at(),
      viewer,
      sitters,
      next: game.next(state),
      view: reuse(before?.view, game.view(state, viewer)),
      decision: undefined,
      canUndo: false,
    };
  });
  const nothing = (): void => {};
  return {
    ...film,
    game,
    sitters: () => sitters,
    options: () => options,
    count: source.count,
    next: () => game.next(last),
    state: () => last,
    sight,
    passages: source.passages,
    shownState: () => stateAt(film.at()),
    eyes: () => eyes,
    isPlayedHere: () => false,
    curtain: () => undefined,
    isTakingBack: () => false,
    isAsked: () => false,
    isThinking: () => false,
    undoable: () => undefined,
    whyNoUndo: () => undefined,
    whole: () => undefined,
    act: nothing,
    undo: () => false,
    resign: nothing,
    openCurtain: nothing,
    keepMove: nothing,
    cover: nothing,
    uncover: nothing,
  };
}
