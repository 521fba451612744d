import type { Seat } from '@stolik/kernel/game';
import type { Room } from '@stolik/wire/room';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { announce } from '../../../base/a11y/announce.ts';
import { putText, textAt } from '../../../base/kept/storage.ts';
import { play } from '../../../base/sound/sounds.ts';
import { toast } from '../../../base/ui/toast.tsx';
import type { Match } from '../../../session/match.ts';
import type { Line } from '../../../session/online/line.ts';
import { t } from '../../../session/online/table-words.ts';
import {
  afterQuestion,
  afterUndo,
  changes,
  comings,
  countMissed,
  type Hearsay,
  NOTHING_ASKED,
  type Said,
  withPhrase,
} from './hearsay.ts';

const BUBBLE = 5000;
const QUIET = 'stolik.quiet';

type NameOf = (seat: Seat) => string;

/** For those who can't see it: the page shows it anyway. */
const SPOKEN: ReadonlySet<Hearsay['kind']> = new Set(['come', 'gone', 'timeUpMine']);

function wordsOf(hearsay: Hearsay, nameOf: NameOf): string {
  switch (hearsay.kind) {
    case 'come':
      return t().hasCome(nameOf(hearsay.seat));
    case 'gone':
      return t().hasGone(nameOf(hearsay.seat));
    case 'timeUp':
      return t().timeUp(nameOf(hearsay.seat));
    case 'timeUpMine':
      return t().timeUpMine;
    case 'forgotten':
      return t().seatForgotten;
    case 'freed':
      return t().seatFreed(hearsay.name);
    case 'taken':
      return t().seatTaken(hearsay.name);
    case 'moved':
      return t().seatMoved(hearsay.name);
  }
}

function tell(hearsay: Hearsay, nameOf: NameOf): void {
  if (hearsay.kind === 'come' || hearsay.kind === 'taken') play('joined');
  (SPOKEN.has(hearsay.kind) ? announce : toast)(wordsOf(hearsay, nameOf));
}

/** Says what happens around the game: who comes and goes, who sits where, whose time is up, what came of a request. */
export function tellHearsay(
  line: Line,
  match: Match,
  room: Accessor<Room>,
  here: Accessor<readonly Seat[]>,
  nameOf: NameOf,
): void {
  const me = match.eyes();

  // The line of this page itself is another matter.
  createEffect(
    on(here, (now, before) => {
      if (!before || line.status() !== 'live' || room().phase !== 'playing') return;
      for (const hearsay of comings(before, now, me)) tell(hearsay, nameOf);
    }),
  );

  createEffect(
    on(room, (now, before) => {
      if (before) for (const hearsay of changes(before, now, me)) tell(hearsay, nameOf);
    }),
  );

  let asking = NOTHING_ASKED;
  onCleanup(
    line.listen((news) => {
      if (news.kind === 'undone') asking = afterUndo(asking);
    }),
  );
  createEffect(
    on(
      () => room().question,
      (now) => {
        asking = afterQuestion(asking, now, me);
        if (asking.isRefused) toast(t().undoNo);
      },
    ),
  );
}

export interface Phrases {
  readonly said: Accessor<Said>;
  readonly isQuiet: Accessor<boolean>;
  setQuiet(isQuiet: boolean): void;
}

export function listenToPhrases(line: Line, nameOf: NameOf): Phrases {
  const [said, setSaid] = createSignal<Said>(new Map());
  const [isQuiet, setSignal] = createSignal(textAt(QUIET) === '1');
  const timers = new Map<Seat, ReturnType<typeof setTimeout>>();
  const stop = line.listen((news) => {
    if (news.kind !== 'said' || isQuiet()) return;
    const { seat, phrase } = news;
    clearTimeout(timers.get(seat));
    timers.set(
      seat,
      setTimeout(() => setSaid(withPhrase(said(), seat, undefined)), BUBBLE),
    );
    setSaid(withPhrase(said(), seat, phrase));
    announce(t().said(nameOf(seat), t().phrases[phrase]));
  });
  onCleanup(() => {
    stop();
    for (const timer of timers.values()) clearTimeout(timer);
  });
  function setQuiet(quiet: boolean): void {
    setSignal(quiet);
    if (quiet) setSaid(new Map());
    // Where it can't be kept it holds for this visit.
    putText(QUIET, quiet ? '1' : '');
  }
  return { said, isQuiet, setQuiet };
}

/** What others did since one's own last decision: offered when the page has just come to the table, or come back to it. */
export function createRecap(line: Line, match: Match): { readonly missed: Accessor<number>; done(): void } {
  const count = (): number => countMissed(match.passages(), match.eyes(), match.next().kind === 'over');
  const [missed, setMissed] = createSignal(count());
  let wasCut = false;
  createEffect(
    on(line.status, (status) => {
      if (status === 'waiting') wasCut = true;
    }),
  );
  onCleanup(
    line.listen((news, scene) => {
      if (!scene.isPresent || news.kind !== 'here' || !wasCut) return;
      wasCut = false;
      queueMicrotask(() => setMissed(count()));
    }),
  );
  // Whoever decides has seen enough.
  createEffect(
    on(
      () => match.passages().filter(({ actor }) => actor === match.eyes()).length,
      () => setMissed(0),
      { defer: true },
    ),
  );
  return { missed, done: () => setMissed(0) };
}
