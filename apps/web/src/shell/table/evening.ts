import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { pace } from '../../base/preferences.ts';
import { play } from '../../base/sound/sounds.ts';
import type { Match } from '../../session/match.ts';
import { endSound, eveningOf } from './end.ts';

/** How long the last move is looked at before evening falls, and how long that takes. */
const LAST_LOOK = 900;
const DUSK = 380;
/** From the last move to the card at most, however slow the films are. */
const LONGEST = 6000;

/** The end of a game on the page: the last move is seen, evening falls on the board, what counted is shown, the card comes in. */
export interface Evening {
  readonly stage: Accessor<'dusk' | 'card' | undefined>;
  readonly isOver: Accessor<boolean>;
  /** Not reactive: as it is when the card comes in. */
  isNews(): boolean;
  /** How long the show may take; not reactive. */
  room(): number;
  /** The show is over. */
  endShow(): void;
  showCard(): void;
  clear(): void;
  /** The card was laid away by hand: when it comes again it comes as news. */
  layAway(): void;
}

export function createEvening(plan: {
  readonly match: Match;
  readonly isReplay: boolean;
  readonly hasShow: boolean;
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
  const room = (): number => LONGEST - LAST_LOOK * pace();
  function ring(): void {
    const { outcome } = match.next();
    const seats = match.sitters().map((_, seat) => seat);
    if (outcome) play(endSound(outcome, seats.filter(match.isPlayedHere), seats.length));
  }
  function fall(): void {
    setStage('dusk');
    // Whatever holds the show up, the card comes in.
    falling = setTimeout(endShow, plan.hasShow ? room() : DUSK);
  }
  function endShow(): void {
    if (stage() !== 'dusk') return;
    clearTimeout(falling);
    ring();
    setStage('card');
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
        if (isNews) ring();
        setStage('card');
      }
    }),
  );
  return {
    stage,
    isOver,
    isNews: () => isNews,
    room,
    endShow,
    showCard: () => void setStage('card'),
    clear,
    layAway: () => {
      isNews = true;
      clear();
    },
  };
}
