import { usualLevel } from '../games/bots.ts';
import type { Picture } from '../games/picture.ts';
import { openThread } from '../host/thread.ts';
import type { Still } from './still.ts';

export type LivingOrder =
  | { readonly kind: 'begin'; readonly game: string; readonly level: string; readonly still: Still }
  | { readonly kind: 'seen'; readonly game: string; readonly isSeen: boolean };

/** A little table after another move. */
export interface LivingSight {
  readonly game: string;
  readonly moves: number;
  readonly picture: Picture;
}

export interface LivingTables {
  /** Bots sit down at this table and go on from the still picture. */
  begin(game: string, still: Still, show: (sight: LivingSight) => void): void;
  /** A table that nobody sees rests. */
  setSeen(game: string, isSeen: boolean): void;
  close(): void;
}

/** One worker plays at all little tables. It is opened with the first of them. */
export function openLiving(): LivingTables {
  const shows = new Map<string, (sight: LivingSight) => void>();
  let worker: Worker | undefined;
  function tell(order: LivingOrder): void {
    if (!worker) {
      worker = openThread();
      worker.onmessage = ({ data }: MessageEvent<LivingSight>) => shows.get(data.game)?.(data);
      // Offline before the first full load: the pictures stay as they are.
      worker.onerror = (event) => event.preventDefault();
    }
    worker.postMessage(order);
  }
  return {
    begin: (game, still, show) => {
      shows.set(game, show);
      tell({ kind: 'begin', game, level: usualLevel(game).id, still });
    },
    setSeen: (game, isSeen) => shows.has(game) && tell({ kind: 'seen', game, isSeen }),
    close: () => worker?.terminate(),
  };
}
