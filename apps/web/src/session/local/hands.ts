import type { Action, Next, Seat } from '@stolik/kernel/game';
import type { Command } from '@stolik/table/commands';
import { decisionOf, type Table } from '@stolik/table/table';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import type { Projector, Source } from '../film/projector.ts';
import type { Match } from '../match.ts';
import type { LocalPlan } from './local-plan.ts';
import { askingBack, caughtUp, missedFrom, NOBODYS, opened, type Screen } from './screen.ts';
import type { createTakingBack } from './taking-back.ts';

type AtScreen = ReturnType<typeof createAtScreen>;

/** Who is at the screen, and who is asked to come to it. */
export function createAtScreen(first: Seat | undefined) {
  const [screen, setScreen] = createSignal<Screen>({ ...NOBODYS, eyes: first });
  const eyes = createMemo(() => screen().eyes);
  return {
    screen,
    setScreen: (now: Screen): void => void setScreen(now),
    eyes,
    curtain: createMemo(() => screen().curtain),
    isTakingBack: createMemo(() => screen().isTakingBack),
    lastSeen: (): Seat | undefined => eyes() ?? screen().lastEyes,
  };
}

interface Hands {
  readonly plan: LocalPlan;
  readonly persons: readonly Seat[];
  readonly isAlone: boolean;
  readonly isFollowing: boolean;
  readonly table: Accessor<Table>;
  readonly next: Accessor<Next>;
  readonly atScreen: AtScreen;
  readonly source: Source;
  readonly projector: Projector;
  readonly isAsked: Accessor<boolean>;
  readonly takingBack: ReturnType<typeof createTakingBack>;
  isCovered(person: Seat): boolean;
  change(command: Command): boolean;
  leave(): Screen;
  goAhead(): void;
}

/** What people at the screen do: they decide, take back, give up, come to the screen and leave it. */
export function handsOf(at: Hands): Pick<Match, 'act' | 'undo' | 'resign' | 'openCurtain' | 'keepMove' | 'cover' | 'uncover'> {
  const { screen, setScreen, eyes, curtain, isTakingBack } = at.atScreen;
  const { chronicle } = at.plan;
  /** A decision of whoever has the screen. What came of programs that were laid in secret everybody looks at. */
  function decide(command: Command): void {
    const isDone = batch(() => {
      if (!at.change(command)) return false;
      if (at.persons.length > 1 && chronicle.isPlayedInRounds) setScreen(at.leave());
      return true;
    });
    if (isDone) at.goAhead();
  }
  function takeBack(seat: Seat): boolean {
    if (!at.change({ kind: 'undo', seat })) return false;
    batch(() => {
      at.projector.snap();
      setScreen(opened(screen(), seat));
    });
    at.goAhead();
    return true;
  }
  return {
    act: (action: Action) => {
      const seat = eyes();
      const table = at.table();
      if (seat !== undefined && at.isAsked()) decide({ kind: 'act', seat, decision: decisionOf(table, seat), what: action });
    },
    undo: () => {
      const seat = at.takingBack.find();
      if (seat === undefined) return false;
      at.projector.stop();
      if (seat === eyes() || !at.isCovered(seat)) return takeBack(seat);
      setScreen(askingBack(at.leave(), seat));
      return false;
    },
    resign: () => {
      const seat = eyes();
      if (seat === undefined || at.isFollowing || at.next().kind === 'over') return;
      at.projector.stop();
      decide({ kind: 'resign', seat });
    },
    openCurtain: () => {
      const seat = curtain();
      if (seat === undefined) return;
      if (isTakingBack()) takeBack(seat);
      else {
        setScreen(opened(screen(), seat));
        showMissed(at, seat);
      }
    },
    keepMove: () => {
      setScreen(opened(screen(), eyes()));
      at.goAhead();
    },
    cover: () => {
      at.projector.stop();
      if (!at.isAlone) setScreen(at.leave());
    },
    uncover: at.goAhead,
  };
}

/** What the others did while this person looked away. */
function showMissed({ plan, source, projector, atScreen }: Hands, seat: Seat): void {
  const { chronicle, page } = plan;
  const unknown = chronicle.isPlayedInRounds ? source.count() : missedFrom(source.passages(), seat);
  const { from, screen: now } = caughtUp(atScreen.screen(), seat, source.count(), unknown);
  atScreen.setScreen(now);
  const missed = source.passages().slice(from);
  if (!page.showsMissed() || !missed.some(({ events }) => events.some((event) => page.duration(event) > 0))) return;
  // A round is a film of its own; a move or two are told while the hand lies there already.
  if (chronicle.isPlayedInRounds) projector.roll(from);
  else projector.catchUp(from);
}
