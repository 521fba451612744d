import type { Words } from '@stolik/kernel/language';
import type { Picture } from '../../base/ui/picture.ts';
import type { Still } from '../../base/ui/still.ts';
import { usualLevel } from '../../session/bots/levels.ts';
import { openThread } from '../../session/bots/thread.ts';

export type LivingOrder =
  | { readonly kind: 'begin'; readonly game: string; readonly level: string; readonly still: Still }
  | { readonly kind: 'seen'; readonly game: string; readonly isSeen: boolean }
  /** A kept table is to be drawn as it stands; `log` as it is kept. */
  | { readonly kind: 'draw'; readonly id: string; readonly log: string };

/** A little table after another move. */
export interface LivingSight {
  readonly kind: 'moved';
  readonly game: string;
  readonly picture: Picture;
  /** What has just happened; nothing worth telling: left out. */
  readonly says?: Words;
}

export interface DrawnTable {
  readonly kind: 'drawn';
  readonly id: string;
  readonly picture: Picture;
}

export interface LivingTables {
  /** Bots sit down at this table and go on from the still picture. */
  begin(game: string, still: Still, show: (sight: LivingSight) => void): void;
  /** A table that nobody sees rests. */
  setSeen(game: string, isSeen: boolean): void;
  draw(id: string, log: string, show: (picture: Picture) => void): void;
  close(): void;
}

/** One worker plays at all little tables and draws those that are kept. It is opened with the first of them. */
export function openLiving(): LivingTables {
  const shows = new Map<string, (sight: LivingSight) => void>();
  const drawings = new Map<string, (picture: Picture) => void>();
  let worker: Worker | undefined;
  function tell(order: LivingOrder): void {
    if (!worker) {
      worker = openThread();
      worker.onmessage = ({ data }: MessageEvent<LivingSight | DrawnTable>) =>
        data.kind === 'moved' ? shows.get(data.game)?.(data) : drawings.get(data.id)?.(data.picture);
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
    draw: (id, log, show) => {
      drawings.set(id, show);
      tell({ kind: 'draw', id, log });
    },
    close: () => worker?.terminate(),
  };
}
