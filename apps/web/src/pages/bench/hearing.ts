import { createEffect, on, onCleanup } from 'solid-js';
import type { Asked } from '../../base/sound/recipe.ts';
import { bring, isAudible, playAll } from '../../base/sound/sounds.ts';
import type { CircuitSound } from '../../games/circuit/board/sounds.ts';

/** The bench sounds as the table of the circuit does. */
export function bringSounds(): void {
  let isGone = false;
  createEffect(
    on(isAudible, (is) => {
      if (!is) return;
      import('../../games/circuit/board/sounds.ts').then(({ RECIPES }) => isGone || bring(RECIPES)).catch(() => undefined);
    }),
  );
  onCleanup(() => {
    isGone = true;
    bring(undefined);
  });
}

export const play = (name: CircuitSound): void => playAll([{ name } satisfies Asked<CircuitSound>]);
