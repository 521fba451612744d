import { createEffect, on } from 'solid-js';
import { play, type Sound } from '../../../base/sound/sounds.ts';
import type { Desk } from '../desk/desk.ts';

const HEARD: Readonly<Record<string, Sound>> = {
  tileLaid: 'lay',
  tokenExchanged: 'take',
  tokenDrawn: 'take',
  glowPlaced: 'turn',
  partsBurnt: 'spark',
  fuseBurnt: 'spark',
  shortMade: 'spark',
  ironUsed: 'take',
};

export function createSounds(desk: Desk): void {
  createEffect(
    on(desk.event, (event) => {
      const sound = event && HEARD[event.kind];
      if (sound) play(sound);
    }),
  );
}
