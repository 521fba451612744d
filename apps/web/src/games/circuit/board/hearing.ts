import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { createEffect, on } from 'solid-js';
import { playAll } from '../../../base/sound/sounds.ts';
import type { GameSounds } from '../../../shell/contract.ts';
import { deskOf } from '../desk/desk.ts';
import { heard, inHand, RECIPES } from './sounds.ts';

/** What is heard at a table of the circuit: what happens, and what the hand takes up before. */
export const sounds: GameSounds<CircuitView, CircuitEvent> = {
  recipes: RECIPES,
  hear: (event, table) => heard(event, table.view(), table.shown()),
  listen: (table) => createEffect(on(deskOf(table).draft, (now, before) => before && playAll(inHand(before, now)))),
};
