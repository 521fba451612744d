import type { ChainReason } from '@stolik/circuit/current/reasons';
import type { BenchLook } from '@stolik/circuit/seen/bench';
import type { Bench } from './bench.ts';
import { unscored } from './said.ts';

/** Why each burnt thing burnt, as far as it was seen. */
export type Causes = Readonly<Record<string, ChainReason>>;

const OUTCOMES = ['short', 'smoke', 'fuse', 'glow', 'dark', 'weak', 'opened'];
/** More circuits through one part are never told apart. */
const MOST_TOLD = 12;

/** The chains that explain what is at this place; of the whole bench, the worst first, where none is named. */
export function chainsAt(bench: Bench, { chains }: BenchLook, causes: Causes, at: string | undefined): readonly ChainReason[] {
  const causeOf = (name: string): readonly ChainReason[] => {
    const cause = bench.smoke.includes(name) ? causes[name] : undefined;
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
