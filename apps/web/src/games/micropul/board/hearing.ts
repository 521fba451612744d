import type { MicropulEvent } from '@stolik/micropul/events';
import type { MicropulView } from '@stolik/micropul/view';
import { createEffect, on } from 'solid-js';
import { playAll } from '../../../base/sound/sounds.ts';
import type { GameSounds } from '../../../shell/contract.ts';
import { deskOf } from '../desk/desk.ts';
import { heard, inHand, RECIPES } from './sounds.ts';

/** What is heard at a table of micropul: what happens, and what the hand takes up before. */
export const sounds: GameSounds<MicropulView, MicropulEvent> = {
  recipes: RECIPES,
  hear: (event, table) => heard(event, table.view()),
  listen: (table) => createEffect(on(deskOf(table).draft, (now, before) => before && playAll(inHand(before, now)))),
};
