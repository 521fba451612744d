import type { Meters } from '@stolik/circuit/current/meters';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import type { BenchLook } from '@stolik/circuit/seen/bench';
import type { Bench } from './bench.ts';
import type { Gap, Looking } from './looking.ts';
import { unscored } from './said.ts';

/** Why a thing burnt, as far as it was seen: the chain the game judged, what meters showed just before, and whether the other one would have spared it. */
export interface Cause {
  readonly chain: ChainReason | undefined;
  readonly meters: Meters;
  readonly gap: Gap | undefined;
}

/** By the names of burnt things. */
export type Causes = Readonly<Record<string, Cause>>;

const OUTCOMES = ['short', 'smoke', 'fuse', 'glow', 'dark', 'weak', 'opened'];
/** More circuits through one part are never told apart. */
const MOST_TOLD = 12;

/** The chains that explain what is at this place; of the whole bench, the worst first, where none is named. */
export function chainsAt(bench: Bench, { chains }: BenchLook, causes: Causes, at: string | undefined): readonly ChainReason[] {
  const causeOf = (name: string): readonly ChainReason[] => {
    const cause = bench.smoke.includes(name) ? causes[name]?.chain : undefined;
    return cause ? [cause] : [];
  };
  if (at === undefined) {
    const all = [...chains, ...bench.smoke.flatMap(causeOf)].map(unscored);
    return all.sort((a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome));
  }
  const cause = causeOf(at);
  if (cause.length > 0) return cause;
  const here = chains.filter(({ parts, from, to }) => parts.some(({ cell }) => cell === at) || from.at === at || to.at === at);
  const shorts = here.filter(({ outcome }) => outcome === 'short');
  return (shorts.length > 0 ? shorts : here).slice(0, MOST_TOLD).map(unscored);
}

/** What meters show of a chain; of one that has burnt, what they showed just before. */
export function metersOf({ smoke }: Bench, { meters }: Looking, causes: Causes, { parts, from, to }: ChainReason): Meters {
  const burnt = [...parts.map(({ cell }) => cell), from.at, to.at].find((name) => smoke.includes(name) && causes[name]);
  return burnt === undefined ? meters : causes[burnt]!.meters;
}

/** Where game and nature differ just now, each kind once, with what burnt because of it. */
export function gapsNow({ smoke }: Bench, { gaps }: Looking, causes: Causes): readonly Gap[] {
  const before = smoke.flatMap((name) => causes[name]?.gap ?? []);
  return [...new Set([...before, ...gaps.values()])];
}
