import type { Outcome, Seat } from '@stolik/kernel/game';
import type { CommonSound } from '../../base/sound/common.ts';

/** What is known of a table's end when it changes. */
export interface End {
  /** It is over, and the board shows that. */
  readonly isOver: boolean;
  /** It is over, whatever the board shows. */
  readonly isFinished: boolean;
  /** The end has been shown already. */
  readonly wasTold: boolean;
  /** It came to its end here: a finished table that is opened again is none. */
  readonly isNews: boolean;
  readonly pace: number;
}

/** The end comes by itself once: slowly where it is news and things may move, else the card at once. */
export function eveningOf({ isOver, isFinished, wasTold, isNews, pace }: End): {
  readonly comes: 'slowly' | 'at once' | 'not';
  readonly wasTold: boolean;
} {
  // An undo or another game makes it news again; a look back does not.
  if (!isOver) return { comes: 'not', wasTold: wasTold && isFinished };
  if (wasTold) return { comes: 'not', wasTold };
  return { comes: isNews && pace > 0 ? 'slowly' : 'at once', wasTold: true };
}

/** How the end sounds to whoever is at this device: a loss is no fanfare, and spectators only hear that it is over. */
export function endSound({ winners }: Pick<Outcome, 'winners'>, here: readonly Seat[], players: number): CommonSound {
  if (here.some((seat) => winners.includes(seat))) return 'win';
  if (here.length === 0) return 'draw';
  return winners.length === 0 && players > 1 ? 'draw' : 'loss';
}
