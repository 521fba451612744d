import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { BenchState } from '../current/parts.ts';
import type { BenchGap, BenchPart, BenchReading } from '../current/physics.ts';
import { en } from '../words/en/physics.ts';
import { fill, tokenName } from '../words/naming.ts';
import { pl } from '../words/pl/physics.ts';
import { ru } from '../words/ru/physics.ts';

const WORDS = inEach({ en, ru, pl });

const STATES: Readonly<Record<BenchState, Words>> = WORDS.states;

/** Why the score says another thing. */
const GAPS: Readonly<Record<BenchGap, Words>> = WORDS.gaps;

const decimal = (value: number, language: Language): string => String(value).replace('.', WORDS.numberLocales[language]);
/** Two digits say all that a typical part is known for. */
const about = (value: number, language: Language): string => decimal(Number(value.toPrecision(2)), language);

/**
 * The reading in sentences, a line each, the first saying that it is not the score. `isWhole`: it is known that nothing branches off, and
 * need not be said that this is one path of perhaps several.
 */
export function benchLines(reading: BenchReading, language: Language, isWhole = false): string[] {
  const details = {
    volts: decimal(reading.volts, language),
    drops: decimal(Number(reading.dropVolts.toFixed(2)), language),
    ohms: about(reading.ohms, language),
    milliamps: about(reading.milliamps, language),
  };
  const key = reading.milliamps === 0 ? 'noCurrent' : reading.dropVolts > 0 ? 'currentAfterDrops' : 'current';
  const lines: string[] = [WORDS.heading[language], fill(WORDS[key][language], details)];
  if (reading.isShort) lines.push(WORDS.short[language]);
  if (reading.fuseBlows) lines.push(WORDS.fuse[language]);
  if (!isWhole && reading.parts.some(({ tile }) => /^[TX]/.test(tile))) lines.push(WORDS.pathAlone[language]);
  const loads = reading.parts.filter((part) => /^[ERV]/.test(part.tile));
  return [...lines, ...loads.map((part) => partLine(part, language)), ...(reading.gap ? [GAPS[reading.gap][language]] : [])];
}

function partLine(part: BenchPart, language: Language): string {
  const name = tokenName(part.tile, language);
  const details = { part: name, cell: part.cell, volts: about(part.volts, language), state: STATES[part.state][language] };
  const line = fill(WORDS.part[language], details);
  return line.charAt(0).toUpperCase() + line.slice(1);
}
