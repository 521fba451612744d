import { cellName, sideName } from '@stolik/circuit/board/geometry';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import { type Accessor, createSignal } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { play } from '../../base/sound/sounds.ts';
import { toast } from '../../base/ui/toast.tsx';
import { papers } from '../../base/ui/window.ts';
import type { Why } from '../../games/circuit/desk/desk.ts';
import { type Point, type Spot, spotKey } from '../../games/circuit/model/layout.ts';
import type { CircuitWords, PanelWords } from '../../games/circuit/words/words.ts';
import type { Happenings } from './happenings.ts';
import { createMeters } from './meters.ts';
import type { Bench, Size } from './model/bench.ts';
import * as change from './model/bench.ts';
import type { Gap, Looking } from './model/looking.ts';
import type { Telling } from './model/measured.ts';
import type { Probes } from './model/meter.ts';
import { chainsAt } from './model/reading.ts';
import { type BenchState, createBenchState } from './state.ts';
import { w } from './words.ts';

/** What was taken from the drawer. */
export type Held =
  | { readonly kind: 'tile'; readonly tile: string }
  | { readonly kind: 'side'; readonly token: string }
  | { readonly kind: 'iron' }
  | { readonly kind: 'volt' }
  | { readonly kind: 'amp' };

export const nameOf = (spot: Spot): string | undefined =>
  spot.kind === 'cell' ? cellName(spot.cell) : spot.kind === 'side' ? sideName(spot.side) : undefined;

/** Everything the parts of the page share. */
export interface BenchDesk {
  readonly bench: Accessor<Bench>;
  readonly look: Accessor<Looking>;
  readonly words: Accessor<CircuitWords>;
  papers(): PanelWords;
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
  /** The meter in hand, where its probes are, and what it shows. */
  readonly meter: Accessor<'volt' | 'amp' | undefined>;
  readonly probes: Accessor<Probes>;
  readonly shows: Accessor<string>;
  putProbe(which: 'red' | 'black', contact: string): void;
  readonly telling: Accessor<Telling>;
  /** A chain as meters know it, in sentences. */
  real(chain: ChainReason): readonly string[];
  readonly gaps: Accessor<readonly Gap[]>;
  setNature(isOn: boolean): void;
  /** A reed switch, by hand. */
  flip(spot?: Spot): void;
  /** A cell or token of the field is touched with what is in hand; `at` is where in the cell, in hundredths. */
  touch(spot: Spot, at?: Point): void;
  choose(spot: Spot | undefined): void;
  /** Turns what is here, or what is in hand where nothing is. */
  turn(by: number, spot?: Spot): void;
  takeAway(spot?: Spot): void;
  layAt(held: Held, spot: Spot): void;
  /** The tile that is carried just now: its place is empty meanwhile. */
  readonly lifted: Accessor<Spot | undefined>;
  lift(spot: Spot | undefined): void;
  /** Turned by so many quarters on the way; beside the field it is put away. */
  carry(from: Spot, to: Spot | undefined, turns: number): void;
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

/** A reed switch is closed and opened by hand; a magnet beside it is stronger. */
function createFlip({ bench, look, chosen, setChosen, setNotice, apply }: BenchState) {
  return (at?: Spot): void => {
    const spot = at ?? chosen();
    const here = spot && nameOf(spot);
    if (here === undefined || !change.isSwitch(bench(), here)) return;
    if (look().view.cells[here]?.on && !bench().closed.includes(here)) {
      setNotice(w().magnetHolds);
      announce(w().magnetHolds);
    } else if (apply(change.flipSwitch(bench(), here), bench().closed.includes(here) ? w().opened : w().closed)) play('take');
    setChosen(spot);
  };
}

/** What lies on the field goes elsewhere, or away. */
function createMoving({ bench, words, chosen, setChosen, setLanding, apply }: BenchState) {
  const lyingWords = (at: string): string => {
    const tile = bench().tiles[at];
    return tile ? words().speak.cell(at, words().speak.lying(tile.charAt(0), change.turnOf(tile))) : words().speak.place(at);
  };

  function takeAway(at?: Spot): void {
    const spot = at ?? chosen();
    const here = spot && nameOf(spot);
    if (here === undefined || !bench().tiles[here]) return;
    const says = w().taken(lyingWords(here));
    if (apply(change.take(bench(), here), says)) play('take');
    setChosen(undefined);
  }

  function carry(from: Spot, to: Spot | undefined, turns: number): void {
    const [start, end] = [nameOf(from), to && nameOf(to)];
    if (start === undefined) return;
    if (to?.kind !== 'cell') takeAway(from);
    else if (apply(change.carry(change.turn(bench(), start, turns), start, end!))) {
      announce(w().laid(lyingWords(end!)));
      setLanding(to.cell);
      play('lay');
    }
    setChosen(undefined);
  }

  return { lyingWords, takeAway, carry };
}

/** What is in hand, and what is done with it on the field. */
function createHand(state: BenchState) {
  const { bench, look, words, causes, chosen, setChosen, setWhy, setLanding, apply } = state;
  const [held, setHeld] = createSignal<Held>();
  const flip = createFlip(state);
  const { lyingWords, ...moving } = createMoving(state);
  const meters = createMeters(state, () => held()?.kind);
  const [cursor, setCursor] = createSignal<Spot>({ kind: 'cell', cell: 0 });
  const name = (spot: Spot | undefined): string | undefined => (spot ? nameOf(spot) : undefined);
  const spotOf = (spot: Spot | undefined): Spot | undefined => spot ?? chosen();

  function layAt(what: Held, spot: Spot): void {
    const at = name(spot);
    if (at === undefined) return;
    setChosen(undefined);
    if (what.kind === 'volt' || what.kind === 'amp') {
      setHeld(what);
      meters.measureAt(spot, undefined);
    } else if (what.kind === 'iron') solder(spot, at);
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

  function touch(spot: Spot, point?: Point): void {
    setCursor(spot);
    if (meters.meter()) {
      meters.measureAt(spot, point);
      return;
    }
    const at = name(spot);
    const now = held();
    const lying = at === undefined ? undefined : bench().tiles[at];
    const isChosen = chosen() && spotKey(chosen()!) === spotKey(spot);
    if (now?.kind === 'tile' && spot.kind === 'cell') layOrTurn(now, spot, lying);
    else if (now?.kind === 'iron' || (now?.kind === 'side' && spot.kind === 'side')) layAt(now, spot);
    else if (at !== undefined && !now && change.isSwitch(bench(), at)) {
      choose(spot);
      flip(spot);
    } else if (isChosen && (lying || spot.kind === 'side')) turn(1, spot);
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
    if (papers() === 'beside') openWhy(chainsOf(spot));
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

  function chainsOf(spot?: Spot): readonly ChainReason[] {
    const at = name(spot);
    return spot && at === undefined ? [] : chainsAt(bench(), look(), causes(), at);
  }
  const openWhy = (chains: readonly ChainReason[]): void =>
    void (chains.length > 0 && setWhy({ chains, index: 0, step: undefined, isTried: false }));

  return {
    ...meters,
    ...moving,
    held,
    setHeld,
    flip,
    cursor,
    setCursor,
    touch,
    choose,
    turn,
    layAt,
    chainsAt: chainsOf,
    openWhy,
  };
}

export function createBenchDesk(first: Bench, keep: (bench: Bench) => boolean): BenchDesk {
  const state = createBenchState(first, keep);
  const { bench, chosen, setChosen, setWhy, apply } = state;
  const { setHeld, ...hand } = createHand(state);
  const [lifted, lift] = createSignal<Spot>();
  /** Another field: nothing of the one before is chosen. */
  function letGo(): void {
    setChosen(undefined);
    hand.setCursor({ kind: 'cell', cell: 0 });
  }
  return {
    ...state,
    ...hand,
    lifted,
    lift: (spot) => void lift(spot),
    hold: (next) => {
      const aimed = chosen();
      setHeld(next);
      const isAimed = aimed?.kind === 'cell' && !bench().tiles[cellName(aimed.cell)];
      if (next?.kind === 'tile' && isAimed) hand.layAt(next, aimed);
      else if (next) hand.choose(undefined);
    },
    mend: (at) => void (apply(change.mend(bench(), at)) && play('lay')),
    mendAll: () => void (apply(change.mendAll(bench())) && play('lay')),
    setSide: (at, token) => void (apply(change.setSide(bench(), at, token)) && play('lay')),
    setNature: (isOn) => void apply(change.setNature(bench(), isOn), isOn ? w().inNature : w().inGame),
    setPower: (isOn) => void apply(change.setPower(bench(), isOn), `${w().power}: ${isOn ? w().on : w().off}.`),
    resize: (size) => {
      const lost = Object.keys(bench().tiles).length;
      letGo();
      apply(change.resize(bench(), size));
      if (Object.keys(bench().tiles).length < lost) toast(w().resized, { action: w().undo, run: state.undo });
    },
    replace: (next, says = '') => {
      letGo();
      apply(next);
      state.setNotice(says);
      announce(says);
    },
    clear: () => {
      setChosen(undefined);
      setHeld(undefined);
      if (apply(change.clear(bench()))) toast(w().cleared, { action: w().bringBack, run: state.undo });
    },
    changeWhy: (to) => void setWhy((now) => (now ? { ...now, ...to } : now)),
    closeWhy: () => {
      setWhy(undefined);
    },
  };
}
