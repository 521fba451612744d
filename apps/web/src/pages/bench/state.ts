import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { createHistory } from '../../base/history.ts';
import { preferences } from '../../base/preferences.ts';
import { toast } from '../../base/ui/toast.tsx';
import type { Why } from '../../games/circuit/desk/desk.ts';
import type { Spot } from '../../games/circuit/model/layout.ts';
import { panelWordsOf, wordsOf } from '../../games/circuit/words/by-language.ts';
import { createHappenings } from './happenings.ts';
import { bringSounds, play } from './hearing.ts';
import type { Bench } from './model/bench.ts';
import { type Looking, lookOf } from './model/looking.ts';
import type { Cause, Causes } from './model/reading.ts';
import { benchSays, burntWords, litParts, unscored } from './model/said.ts';
import { w } from './words.ts';

/** A moment one can come back to. */
interface Moment {
  readonly bench: Bench;
  readonly causes: Causes;
}

export type BenchState = ReturnType<typeof createBenchState>;

/** The bench with its past, what the power makes of it, and what is looked at. */
export function createBenchState(first: Bench, keep: (bench: Bench) => boolean) {
  const history = createHistory<Moment>(underPower({ bench: first, causes: {} }).moment);
  const bench = createMemo(() => history.now().bench);
  const look = createMemo(() => lookOf(bench()));
  const words = createMemo(() => wordsOf(preferences.language));
  const [chosen, setChosen] = createSignal<Spot>();
  const [why, setWhy] = createSignal<Why>();
  const [landing, setLanding] = createSignal<number>();
  const [notice, setNotice] = createSignal('');
  const happenings = createHappenings();
  bringSounds();

  let hasWarned = false;
  createEffect(
    on(
      bench,
      (now) => {
        if (keep(now) || hasWarned) return;
        hasWarned = true;
        toast(w().notSaved);
      },
      { defer: true },
    ),
  );

  /** Answers whether anything has changed. */
  function apply(next: Bench, says = ''): boolean {
    if (next === bench()) return false;
    const before = look();
    const { moment, result } = underPower({ bench: next, causes: history.now().causes });
    setWhy(undefined);
    setNotice('');
    history.set(moment);
    happenings.show(before.view.stands ? result.events.filter(({ kind }) => kind !== 'shortMade') : result.events, result.view);
    announce(says);
    tell(before, result);
    return true;
  }

  /** What lights and what smokes, for who does not see it. */
  function tell(before: Looking, result: Looking): void {
    if (result.burnt.length > 0) {
      announce(burntWords(w(), words(), bench(), result.burnt));
      play('smoke');
    }
    const isNew = result.view.stands !== before.view.stands || litKey(result) !== litKey(before);
    if (result.view.stands && !before.view.stands) play('short');
    else if (litParts(result.view).length > litParts(before.view).length) play('lamp');
    if (isNew) announce(benchSays(w(), words(), bench(), result, preferences.language));
  }

  /** Back or forth in what was done. */
  function step(go: () => boolean, says: string): void {
    const before = look();
    setWhy(undefined);
    setNotice('');
    setChosen(undefined);
    setLanding(undefined);
    if (!go()) return;
    happenings.stop();
    announce(says);
    if (litKey(look()) !== litKey(before)) announce(benchSays(w(), words(), bench(), look(), preferences.language));
  }

  return {
    bench,
    look,
    words,
    papers: () => panelWordsOf(preferences.language),
    causes: () => history.now().causes,
    says: createMemo(() => notice() || benchSays(w(), words(), bench(), look(), preferences.language)),
    chosen,
    setChosen,
    why,
    setWhy,
    landing,
    setLanding,
    setNotice,
    happenings,
    apply,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    undo: () => step(history.undo, w().undone),
    redo: () => step(history.redo, w().redone),
  };
}

const litKey = ({ view }: Looking): string =>
  litParts(view)
    .map(({ cell, level }) => cell + level)
    .join();

/** Lets the power work on a moment: what burns is burnt from then on, and it is known why. */
function underPower({ bench, causes }: Moment): { readonly moment: Moment; readonly result: Looking } {
  const result = lookOf(bench);
  if (result.burnt.length === 0) return { moment: { bench, causes }, result };
  const found = result.burnt.map((at): [string, Cause] => {
    const chain = result.chains.find(
      ({ outcome, fuse, parts }) =>
        (outcome === 'fuse' && fuse === at) || (outcome === 'smoke' && parts.some(({ cell, burns }) => burns && cell === at)),
    );
    return [at, { chain: chain && unscored(chain), meters: result.before, gap: result.gaps.get(at) }];
  });
  return {
    moment: {
      bench: { ...bench, smoke: [...bench.smoke, ...result.burnt] },
      causes: { ...causes, ...Object.fromEntries(found) },
    },
    result,
  };
}
