import type { Measured, Meters } from '@stolik/circuit/current/meters';
import { benchReading } from '@stolik/circuit/current/physics';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import { benchLines } from '@stolik/circuit/text/physics';
import type { Language } from '@stolik/kernel/language';
import type { CircuitWords } from '../../../games/circuit/words/words.ts';
import type { BenchWords } from '../bench-words.ts';
import { ampsText, voltsText } from './figures.ts';
import { type Gap, isAlone } from './looking.ts';
import type { Probes } from './meter.ts';

/** What meters show, in sentences of one language. */
export interface Telling {
  readonly words: BenchWords;
  readonly circuit: CircuitWords;
  readonly language: Language;
}

export const volts = ({ words, language }: Telling, value: number): string => voltsText(words, value, language);
export const amps = ({ words, language }: Telling, value: number): string => ampsText(words, value, language);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const partName = ({ circuit }: Telling, { cell, tile }: Pick<Measured, 'cell' | 'tile'>): string =>
  `${capital(circuit.tile[tile.charAt(0) as 'I'])} ${cell}`;

/** "b2, left", "left edge, row 5", "below a". */
export function contactName({ words, circuit }: Telling, contact: string): string {
  if (contact.startsWith('lower-')) return words.contacts.below(contact.slice(-1));
  if (contact.startsWith('upper-')) return words.contacts.above(contact.slice(-1));
  if (/^(left|right)/.test(contact)) return circuit.speak.place(contact);
  return `${contact.slice(0, 2)}, ${words.contacts.edges[contact.charAt(2) as 'N']}`;
}

/** What the voltmeter shows in a sentence. */
export function voltSays(telling: Telling, meters: Meters, { red, black }: Probes): string {
  const { words } = telling;
  if (!meters.isSettled) return words.unsettled;
  if (red === undefined || black === undefined) return words.voltHint;
  const between = meters.volts(red, black);
  return between === undefined ? words.apart(volts(telling, 0)) : words.between(volts(telling, between));
}

/** What the ammeter shows in a sentence. */
export function ampSays(telling: Telling, meters: Meters, { ring }: Probes): string {
  const { words, circuit } = telling;
  if (!meters.isSettled) return words.unsettled;
  if (ring === undefined) return words.ampHint;
  const fuse = meters.fuses.get(ring);
  if (fuse !== undefined) return words.through(circuit.speak.place(ring), amps(telling, fuse));
  const tile = meters.tiles.get(ring);
  return tile ? words.through(partName(telling, tile), amps(telling, tile.milliamps)) : words.ampHint;
}

/** What flows in and out by each contact, where there are more than two. */
export function armLines(telling: Telling, meters: Meters, ring: string | undefined): readonly string[] {
  const tile = ring === undefined ? undefined : meters.tiles.get(ring);
  if (!tile || tile.arms.length < 3) return [];
  const { contacts, flowsIn, flowsOut } = telling.words;
  return tile.arms.map(({ edge, milliamps }) =>
    (milliamps < 0 ? flowsOut : flowsIn)(contacts.edges[edge as 'N'], amps(telling, Math.abs(milliamps))),
  );
}

/** "Lamp b2: 2.93 V, 65 mA, glows brightly" */
export const partLine = (telling: Telling, part: Measured): string =>
  `${partName(telling, part)}: ${volts(telling, part.volts)}, ${amps(telling, part.milliamps)}, ${telling.words.states[part.state]}`;

/** "Source: 2.97 V, 33 mA" */
export const sourceLines = (telling: Telling, { sources }: Meters): readonly string[] =>
  sources
    .filter(({ milliamps }) => milliamps !== 0)
    .map(({ at, ...source }) => {
      const name = at === 'supply' ? telling.words.supply : partName(telling, { cell: at, tile: 'G' });
      return `${name}: ${volts(telling, source.volts)}, ${amps(telling, source.milliamps)}`;
    });

export const isLoad = ({ tile }: Measured): boolean => /^[ERV]/.test(tile);

/**
 * A chain on a real bench: reckoned alone where it is alone, with its steps; else part by part as meters show it, and where the game is
 * simpler.
 */
export function realLines(
  telling: Telling,
  chain: ChainReason,
  meters: Meters,
  gaps: ReadonlyMap<string, Gap>,
): readonly string[] {
  const { words, language } = telling;
  if (!meters.isSettled) return [words.unsettled];
  if (isAlone(chain, meters)) return benchLines(benchReading(chain), language, true).slice(1);
  const parts = chain.parts.flatMap(({ cell }) => meters.tiles.get(cell) ?? []).filter(isLoad);
  const lines = [...sourceLines(telling, meters), ...parts.map((part) => partLine(telling, part))];
  const differs = new Set(chain.parts.flatMap(({ cell }) => gaps.get(cell) ?? []));
  return [words.branches, ...lines.map((line) => `${line}.`), ...[...differs].map((gap) => words.gaps[gap])];
}
