import { createEffect } from 'solid-js';
import { hasChosen, prefer, preferences } from '../../../base/preferences.ts';
import type { GolemsEvent } from '../model/scene.ts';
import { durationOf } from '../story/reel.ts';
import type { Desk } from './desk-shape.ts';

/** Whoever has seen a film to its end knows what to look at. */
const FILM = 'golems-film';
/** Sentences want to be read. */
const READING = 1.35;
const FIRST = 1.5;

const isFirst = (): boolean => !preferences.known.includes(FILM) && !hasChosen('speed');

/** How long an event is shown; longer in somebody's first film. */
export const durationShown = (event: GolemsEvent): number => {
  const usual = durationOf(event);
  return usual === 0 ? 0 : usual * READING * (isFirst() ? FIRST : 1);
};

/** To be called once by a part of the page that lives as long as the table. */
export function rememberFilms(desk: Desk): void {
  createEffect(() => {
    if (desk.isRoundOver() && isFirst()) prefer({ known: [...preferences.known, FILM] });
  });
}
