import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { pace } from '../../base/preferences.ts';
import { play } from '../../base/sound/sounds.ts';
import type { Match } from '../../session/match.ts';
import { eveningOf } from './end.ts';

/** How long the last move is looked at before evening falls, and how long that takes. */
const LAST_LOOK = 900;
const DUSK = 380;

/** The end of a game on the page: the last move is seen, evening falls on the board, the card comes in. */
export interface Evening {
  readonly stage: Accessor<'dusk' | 'card' | undefined>;
  readonly isOver: Accessor<boolean>;
  /** Not reactive: as it is when the card comes in. */
  isNews(): boolean;
  showCard(): void;
  clear(): void;
  /** The card was laid away by hand: when it comes again it comes as news. */
  layAway(): void;
}

export function createEvening(plan: {
  readonly match: Match;
  readonly isReplay: boolean;
  /** Somebody comes back to something else than the card. */
  readonly wasTold: boolean;
  readonly onEnd: () => void;
}): Evening {
  const { match } = plan;
  const isFinished = (): boolean => match.next().kind === 'over';
  const isOver = (): boolean => !plan.isReplay && isFinished() && match.isLive();
  let { wasTold } = plan;
  let isNews = !isFinished();
  const [stage, setStage] = createSignal<'dusk' | 'card'>();
  let falling: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(falling);
    setStage(undefined);
  };
  onCleanup(() => clearTimeout(falling));
  function fall(): void {
    setStage('dusk');
    play('win');
    falling = setTimeout(() => setStage('card'), DUSK);
  }
  createEffect(
    on(isOver, (over) => {
      const evening = eveningOf({ isOver: over, isFinished: isFinished(), wasTold, isNews, pace: pace() });
      wasTold = evening.wasTold;
      if (!over) clear();
      if (evening.comes === 'not') return;
      plan.onEnd();
      if (evening.comes === 'slowly') falling = setTimeout(fall, LAST_LOOK * pace());
      else {
        if (isNews) play('win');
        setStage('card');
      }
    }),
  );
  return {
    stage,
    isOver,
    isNews: () => isNews,
    showCard: () => void setStage('card'),
    clear,
    layAway: () => {
      isNews = true;
      clear();
    },
  };
}
