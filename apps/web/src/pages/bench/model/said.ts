import type { ChainReason } from '@stolik/circuit/current/reasons';
import type { CircuitView } from '@stolik/circuit/seen/view';
import type { Language } from '@stolik/kernel/language';
import type { CircuitWords, Named } from '../../../games/circuit/words/words.ts';
import type { BenchWords } from '../bench-words.ts';
import type { Bench } from './bench.ts';
import { ampsText } from './figures.ts';
import type { Looking } from './looking.ts';

export interface Lit extends Named {
  readonly level: number;
}

export const litParts = (view: CircuitView): readonly Lit[] =>
  Object.entries(view.cells).flatMap(([cell, { tile, glow, smoke }]) =>
    glow && !smoke ? [{ cell, code: tile.charAt(0), level: glow.level }] : [],
  );

const partName = (circuit: CircuitWords, { cell, code }: Named): string => `${circuit.tile[code as 'I']} ${cell}`;

/** "lamp b2: full light, LED c3: half light" */
export const litWords = (words: BenchWords, circuit: CircuitWords, parts: readonly Lit[]): string =>
  parts.map((part) => (part.level === 2 ? words.full : words.half)(partName(circuit, part))).join(', ');

const isSide = (name: string): boolean => /^(left|right)/.test(name);

/** What has burnt, parts and fuses. */
export function burntWords(words: BenchWords, circuit: CircuitWords, bench: Bench, burnt: readonly string[]): string {
  const parts = burnt.filter((name) => !isSide(name));
  const named = parts.map((cell) => partName(circuit, { cell, code: bench.tiles[cell]!.charAt(0) })).join(', ');
  return [
    ...(parts.length > 0 ? [words.burnt(named)] : []),
    ...burnt.filter(isSide).map((side) => words.fuse(circuit.speak.place(side))),
  ].join(' ');
}

/** The state of the whole bench in a sentence or two. */
export function benchSays(words: BenchWords, circuit: CircuitWords, bench: Bench, look: Looking, language: Language): string {
  if (!bench.power) return words.offSays;
  if (look.isTangled) return words.tangled;
  if (bench.nature) return natureSays(words, circuit, bench, look, language);
  if (look.view.stands) return circuit.preview.short;
  const lit = litParts(look.view);
  if (lit.length > 0) return `${words.lights}: ${litWords(words, circuit, lit)}.`;
  if (look.chains.some(({ outcome }) => outcome === 'weak')) return circuit.preview.weak;
  if (bench.smoke.length > 0) return burntWords(words, circuit, bench, bench.smoke);
  return Object.keys(bench.tiles).length === 0 ? words.emptySays : circuit.preview.nothing;
}

function natureSays(
  words: BenchWords,
  circuit: CircuitWords,
  bench: Bench,
  { meters, view }: Looking,
  language: Language,
): string {
  if (!meters.isSettled) return words.unsettled;
  const shorted = meters.sources.find(({ isShort }) => isShort);
  if (shorted) return words.shortInNature(ampsText(words, shorted.milliamps, language));
  const lit = litParts(view).map(({ cell, code }) => {
    const { milliamps, state } = meters.tiles.get(cell)!;
    return `${circuit.tile[code as 'I']} ${cell}: ${words.states[state]} (${ampsText(words, milliamps, language)})`;
  });
  if (lit.length > 0) return `${words.lights}: ${lit.join(', ')}.`;
  if (bench.smoke.length > 0) return burntWords(words, circuit, bench, bench.smoke);
  if (Object.keys(bench.tiles).length === 0) return words.emptySays;
  return meters.sources.some(({ milliamps }) => Math.abs(milliamps) > 0) ? words.noLight : circuit.preview.nothing;
}

/** Nobody scored anything before: a part that two chains light is lit in both. */
export const unscored = (chain: ChainReason): ChainReason => ({
  ...chain,
  parts: chain.parts.map(({ token: _, ...part }) => part),
});
