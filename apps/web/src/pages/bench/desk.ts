import { cellName, sideName } from '@stolik/circuit/board/geometry';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import { type BenchLook, lookAtBench, switchOn } from '@stolik/circuit/seen/bench';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { createHistory } from '../../base/history.ts';
import { preferences } from '../../base/preferences.ts';
import { play } from '../../base/sound/sounds.ts';
import { matches, SHEETS } from '../../base/ui/media.ts';
import { toast } from '../../base/ui/toast.tsx';
import type { Why } from '../../games/circuit/desk/desk.ts';
import { type Spot, spotKey } from '../../games/circuit/model/layout.ts';
import { wordsOf } from '../../games/circuit/words/by-language.ts';
import type { CircuitWords } from '../../games/circuit/words/words.ts';
import { createHappenings, type Happenings } from './happenings.ts';
import type { Bench, Size } from './model/bench.ts';
import * as change from './model/bench.ts';
import { benchSays, burntWords, litParts, unscored } from './model/said.ts';
import { w } from './words.ts';

/** What was taken from the drawer. */
export type Held =
  | { readonly kind: 'tile'; readonly tile: string }
  | { readonly kind: 'side'; readonly token: string }
  | { readonly kind: 'iron' };

/** A moment one can come back to. */
interface Moment {
  readonly bench: Bench;
  /** Why each burnt thing burnt, as far as it was seen. */
  readonly causes: Readonly<Record<string, ChainReason>>;
}

export const nameOf = (spot: Spot): string | undefined =>
  spot.kind === 'cell' ? cellName(spot.cell) : spot.kind === 'side' ? sideName(spot.side) : undefined;

const OUTCOMES = ['short', 'smoke', 'fuse', 'glow', 'dark', 'weak', 'opened'];

/** Everything the parts of the page share. */
export interface BenchDesk {
  readonly bench: Accessor<Bench>;
  readonly look: Accessor<BenchLook>;
  readonly words: Accessor<CircuitWords>;
  /** What happens now; or what has to be said first. */
  readonly says: Accessor<string>;
  readonly held: Accessor<Held | undefined>;
  readonly chosen: Accessor<Spot | undefined>;
  readonly cursor: Accessor<Spot>;
  readonly why: Accessor<Why | undefined>;
  readonly happenings: Happenings;
  readonly landing: Accessor<number | undefined>;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
  setCursor(spot: Spot): void;
  hold(held: Held | undefined): void;
  /** A cell or token of the field is touched with what is in hand. */
  touch(spot: Spot): void;
  choose(spot: Spot | undefined): void;
  /** Turns what is here, or what is in hand where nothing is. */
  turn(by: number, spot?: Spot): void;
  takeAway(spot?: Spot): void;
  layAt(held: Held, spot: Spot): void;
  carry(from: Spot, to: Spot | undefined): void;
  mend(name: string): void;
  mendAll(): void;
  setSide(name: string, token: string): void;
  setPower(isOn: boolean): void;
  resize(size: Size): void;
  /** `notice`: what has to be said of it, until something is done. */
  replace(bench: Bench, notice?: string): void;
  clear(): void;
  undo(): void;
  redo(): void;
  /** The chains that explain what is here; of the whole bench where nothing is named. */
  chainsAt(spot?: Spot): readonly ChainReason[];
  openWhy(chains: readonly ChainReason[]): void;
  changeWhy(to: Partial<Why>): void;
  closeWhy(): void;
}

export function createBenchDesk(first: Bench, keep: (bench: Bench) => boolean): BenchDesk {
  const history = createHistory<Moment>(underPower({ bench: first, causes: {} }).moment);
  const bench = createMemo(() => history.now().bench);
  const look = createMemo(() => lookOf(bench()));
  const words = createMemo(() => wordsOf(preferences.language));
  const [held, setHeld] = createSignal<Held>();
  const [chosen, setChosen] = createSignal<Spot>();
  const [cursor, setCursor] = createSignal<Spot>({ kind: 'cell', cell: 0 });
  const [why, setWhy] = createSignal<Why>();
  const [landing, setLanding] = createSignal<number>();
  const [notice, setNotice] = createSignal('');
  const happenings = createHappenings();

  const name = (spot: Spot | undefined): string | undefined => (spot ? nameOf(spot) : undefined);
  const spotOf = (spot: Spot | undefined): Spot | undefined => spot ?? chosen();

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
  function tell(before: BenchLook, result: BenchLook): void {
    if (result.burnt.length > 0) {
      announce(burntWords(w(), words(), bench(), result.burnt));
      play('spark');
    }
    const isNew = result.view.stands !== before.view.stands || litKey(result) !== litKey(before);
    if (result.view.stands && !before.view.stands) play('spark');
    else if (litParts(result.view).length > litParts(before.view).length) play('turn');
    if (isNew) announce(benchSays(w(), words(), bench(), result));
  }

  const lyingWords = (at: string): string => {
    const tile = bench().tiles[at];
    return tile ? words().speak.cell(at, words().speak.lying(tile.charAt(0), change.turnOf(tile))) : words().speak.place(at);
  };

  function layAt(what: Held, spot: Spot): void {
    const at = name(spot);
    if (at === undefined) return;
    setChosen(undefined);
    if (what.kind === 'iron') solder(spot, at);
    else if (what.kind === 'side') {
      if (spot.kind === 'side' && apply(change.setSide(bench(), at, what.token))) play('lay');
    } else if (spot.kind === 'cell' && apply(change.lay(bench(), at, what.tile))) {
      announce(w().laid(lyingWords(at)));
      setLanding(spot.cell);
      play('lay');
    }
  }

  function solder(spot: Spot, at: string): void {
    const says = bench().tiles[at] ? w().taken(lyingWords(at)) : '';
    if (apply(change.solder(bench(), at), says)) play('take');
    else setChosen(spot);
  }

  function touch(spot: Spot): void {
    setCursor(spot);
    const at = name(spot);
    const now = held();
    const lying = at === undefined ? undefined : bench().tiles[at];
    const isChosen = chosen() && spotKey(chosen()!) === spotKey(spot);
    if (now?.kind === 'tile' && spot.kind === 'cell') layOrTurn(now, spot, lying);
    else if (now?.kind === 'iron' || (now?.kind === 'side' && spot.kind === 'side')) layAt(now, spot);
    else if (isChosen && (lying || spot.kind === 'side')) turn(1, spot);
    else choose(spot);
  }

  /** The same kind again: it is turned, and so is the next one. */
  function layOrTurn(
    what: Extract<Held, { kind: 'tile' }>,
    spot: Extract<Spot, { kind: 'cell' }>,
    lying: string | undefined,
  ): void {
    const at = cellName(spot.cell);
    if (lying?.charAt(0) !== what.tile.charAt(0) || bench().smoke.includes(at)) layAt(what, spot);
    else {
      turn(1, spot);
      setHeld({ kind: 'tile', tile: bench().tiles[at] ?? what.tile });
    }
  }

  function choose(spot: Spot | undefined): void {
    setWhy(undefined);
    setChosen(spot);
    if (!spot) return;
    setCursor(spot);
    // On a small screen an explanation lies over the field: there it is asked for.
    if (!matches(SHEETS)) openWhy(chainsAt(spot));
  }

  function turn(by: number, at?: Spot): void {
    const spot = spotOf(at);
    const here = name(spot);
    const now = held();
    if (here !== undefined && (bench().tiles[here] || spot?.kind === 'side')) {
      if (apply(change.turn(bench(), here, by))) {
        announce(
          spot?.kind === 'side' ? words().speak.side(here, bench().sides[here]!, false) : words().speak.turned(lyingWords(here)),
        );
        play('take');
      }
      setChosen(spot);
    } else if (now?.kind === 'tile') setHeld({ kind: 'tile', tile: change.turnedTile(now.tile, by) });
  }

  function takeAway(at?: Spot): void {
    const here = name(spotOf(at));
    if (here === undefined || !bench().tiles[here]) return;
    const says = w().taken(lyingWords(here));
    if (apply(change.take(bench(), here), says)) play('take');
    setChosen(undefined);
  }

  function carry(from: Spot, to: Spot | undefined): void {
    const [start, end] = [name(from), name(to)];
    if (start === undefined) return;
    if (to?.kind !== 'cell') takeAway(from);
    else if (apply(change.carry(bench(), start, end!))) {
      announce(w().laid(lyingWords(end!)));
      setLanding(to.cell);
      play('lay');
    }
    setChosen(undefined);
  }

  const causeOf = (at: string): readonly ChainReason[] => {
    const cause = bench().smoke.includes(at) ? history.now().causes[at] : undefined;
    return cause ? [cause] : [];
  };
  function chainsAt(spot?: Spot): readonly ChainReason[] {
    const at = name(spot);
    const chains = look().chains;
    if (spot && at === undefined) return [];
    if (at === undefined) {
      const burnt = bench().smoke.flatMap(causeOf);
      return [...chains, ...burnt].map(unscored).sort((a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome));
    }
    const cause = causeOf(at);
    if (cause.length > 0) return cause;
    const here = chains.filter(({ parts, from, to }) => parts.some(({ cell }) => cell === at) || from.at === at || to.at === at);
    const most = here.some(({ outcome }) => outcome === 'short') ? here.filter(({ outcome }) => outcome === 'short') : here;
    return most.slice(0, MOST_TOLD).map(unscored);
  }
  const openWhy = (chains: readonly ChainReason[]): void =>
    void (chains.length > 0 && setWhy({ chains, index: 0, step: undefined, isTried: false }));

  function step(go: () => boolean, says: string): void {
    const before = look();
    setWhy(undefined);
    setChosen(undefined);
    setLanding(undefined);
    if (!go()) return;
    happenings.stop();
    announce(says);
    if (litKey(look()) !== litKey(before)) announce(benchSays(w(), words(), bench(), look()));
  }

  return {
    bench,
    look,
    words,
    says: createMemo(() => notice() || benchSays(w(), words(), bench(), look())),
    held,
    chosen,
    cursor,
    why,
    happenings,
    landing,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    setCursor,
    hold: (next) => {
      const aimed = chosen();
      setHeld(next);
      const isAimed = aimed?.kind === 'cell' && !bench().tiles[cellName(aimed.cell)];
      if (next?.kind === 'tile' && isAimed) layAt(next, aimed);
      else if (next) choose(undefined);
    },
    touch,
    choose,
    turn,
    takeAway,
    layAt,
    carry,
    mend: (at) => void (apply(change.mend(bench(), at)) && play('lay')),
    mendAll: () => void (apply(change.mendAll(bench())) && play('lay')),
    setSide: (at, token) => void (apply(change.setSide(bench(), at, token)) && play('lay')),
    setPower: (isOn) => void apply(change.setPower(bench(), isOn), `${w().power}: ${isOn ? w().on : w().off}.`),
    resize: (size) => {
      const lost = Object.keys(bench().tiles).length;
      setChosen(undefined);
      setCursor({ kind: 'cell', cell: 0 });
      apply(change.resize(bench(), size));
      if (Object.keys(bench().tiles).length < lost) toast(w().resized, { action: w().undo, run: () => history.undo() });
    },
    replace: (next, says = '') => {
      setChosen(undefined);
      setCursor({ kind: 'cell', cell: 0 });
      apply(next);
      setNotice(says);
      announce(says);
    },
    clear: () => {
      setChosen(undefined);
      setHeld(undefined);
      if (apply(change.clear(bench()))) toast(w().cleared, { action: w().bringBack, run: () => step(history.undo, w().undone) });
    },
    undo: () => step(history.undo, w().undone),
    redo: () => step(history.redo, w().redone),
    chainsAt,
    openWhy,
    changeWhy: (to) => void setWhy((now) => (now ? { ...now, ...to } : now)),
    closeWhy: () => void setWhy(undefined),
  };
}

/** More circuits through one part are never told apart. */
const MOST_TOLD = 12;

const litKey = ({ view }: BenchLook): string =>
  litParts(view)
    .map(({ cell, level }) => cell + level)
    .join();

function lookOf(bench: Bench): BenchLook {
  const field = change.fieldOf(bench);
  if (bench.power) return switchOn(field);
  return { view: lookAtBench(field), chains: [], burnt: [], blocked: [], events: [], isTangled: false };
}

/** Lets the power work on a moment: what burns is burnt from then on, and it is known why. */
function underPower({ bench, causes }: Moment): { readonly moment: Moment; readonly result: BenchLook } {
  const result = lookOf(bench);
  if (result.burnt.length === 0) return { moment: { bench, causes }, result };
  const found = result.burnt.flatMap((at) => {
    const cause = result.chains.find(
      ({ outcome, fuse, parts }) =>
        (outcome === 'fuse' && fuse === at) || (outcome === 'smoke' && parts.some(({ cell, burns }) => burns && cell === at)),
    );
    return cause ? [[at, unscored(cause)] as const] : [];
  });
  return {
    moment: {
      bench: { ...bench, smoke: [...bench.smoke, ...result.burnt] },
      causes: { ...causes, ...Object.fromEntries(found) },
    },
    result,
  };
}
