import type { Language, Words } from '@stolik/kernel/language';
import type { BenchGap, BenchPart, BenchReading, BenchState } from '../current/physics.ts';
import { fill, tokenName } from './words.ts';

const TEXTS = {
  heading: {
    en: 'On a real workbench (not how the game scores):',
    ru: 'На настоящем столе (к счёту в игре это не относится):',
    pl: 'Na prawdziwym stole (nie wpływa to na punkty w grze):',
  },
  current: {
    en: '{volts} V across about {ohms} Ω drive about {milliamps} mA.',
    ru: '{volts} В при сопротивлении около {ohms} Ом дают ток около {milliamps} мА.',
    pl: '{volts} V przy około {ohms} Ω daje prąd około {milliamps} mA.',
  },
  currentAfterDrops: {
    en: 'Of {volts} V the diodes take {drops} V; the rest across about {ohms} Ω drives about {milliamps} mA.',
    ru: 'Из {volts} В диоды забирают {drops} В; остаток при сопротивлении около {ohms} Ом даёт ток около {milliamps} мА.',
    pl: 'Z {volts} V diody zabierają {drops} V; reszta przy około {ohms} Ω daje prąd około {milliamps} mA.',
  },
  noCurrent: {
    en: 'The diodes would need {drops} V, but there are only {volts} V: no current flows.',
    ru: 'Диодам нужно {drops} В, а есть только {volts} В: тока нет.',
    pl: 'Diody potrzebują {drops} V, a jest tylko {volts} V: prąd nie płynie.',
  },
  short: {
    en: 'That is a short circuit: wires and source get hot.',
    ru: 'Это короткое замыкание: провода и источник греются.',
    pl: 'To zwarcie: przewody i źródło się grzeją.',
  },
  fuse: {
    en: 'A real fuse would blow.',
    ru: 'Настоящий предохранитель сгорел бы.',
    pl: 'Prawdziwy bezpiecznik by się przepalił.',
  },
  part: {
    en: '{part} {cell}: about {volts} V, {state}.',
    ru: '{part} {cell}: около {volts} В, {state}.',
    pl: '{part} {cell}: około {volts} V, {state}.',
  },
} as const satisfies Record<string, Words>;

const STATES: Readonly<Record<BenchState, Words>> = {
  dark: { en: 'dark', ru: 'не светится', pl: 'nie świeci' },
  dim: { en: 'glows weakly', ru: 'светится слабо', pl: 'świeci słabo' },
  bright: { en: 'glows brightly', ru: 'светится ярко', pl: 'świeci jasno' },
  overloaded: { en: 'gets more than it can take', ru: 'получает больше, чем выдержит', pl: 'dostaje więcej, niż wytrzyma' },
  carries: { en: 'only gets a little warm', ru: 'лишь немного греется', pl: 'tylko trochę się grzeje' },
};

/** Why the score says another thing. */
const GAPS: Readonly<Record<BenchGap, Words>> = {
  choice: {
    en: 'The game is simpler: of three loads any two glow, as the player chooses. In a real chain the same current flows through all of them.',
    ru: 'В игре проще: из трёх нагрузок светятся любые две, по выбору игрока. В настоящей цепи через все идёт один и тот же ток.',
    pl: 'W grze jest prościej: z trzech odbiorników świecą dowolne dwa, do wyboru gracza. W prawdziwym obwodzie przez wszystkie płynie ten sam prąd.',
  },
  light: {
    en: 'The game is simpler: its table counts loads, not volts.',
    ru: 'В игре проще: её таблица считает нагрузки, а не вольты.',
    pl: 'W grze jest prościej: jej tabela liczy odbiorniki, a nie wolty.',
  },
  burns: {
    en: 'The game is stricter: its table counts loads, not watts.',
    ru: 'В игре строже: её таблица считает нагрузки, а не ватты.',
    pl: 'W grze jest surowiej: jej tabela liczy odbiorniki, a nie waty.',
  },
};

const NUMBER_LOCALES: Readonly<Record<Language, string>> = { en: '.', ru: ',', pl: ',' };
const decimal = (value: number, language: Language): string => String(value).replace('.', NUMBER_LOCALES[language]);
/** Two digits say all that a typical part is known for. */
const about = (value: number, language: Language): string => decimal(Number(value.toPrecision(2)), language);

/** The reading in sentences, a line each, the first saying that it is not the score. */
export function benchLines(reading: BenchReading, language: Language): string[] {
  const details = {
    volts: decimal(reading.volts, language),
    drops: decimal(Number(reading.dropVolts.toFixed(2)), language),
    ohms: about(reading.ohms, language),
    milliamps: about(reading.milliamps, language),
  };
  const key = reading.milliamps === 0 ? 'noCurrent' : reading.dropVolts > 0 ? 'currentAfterDrops' : 'current';
  const lines: string[] = [TEXTS.heading[language], fill(TEXTS[key][language], details)];
  if (reading.isShort) lines.push(TEXTS.short[language]);
  if (reading.fuseBlows) lines.push(TEXTS.fuse[language]);
  const loads = reading.parts.filter((part) => /^[ERV]/.test(part.tile));
  return [...lines, ...loads.map((part) => partLine(part, language)), ...(reading.gap ? [GAPS[reading.gap][language]] : [])];
}

function partLine(part: BenchPart, language: Language): string {
  const name = tokenName(part.tile, language);
  const details = { part: name, cell: part.cell, volts: about(part.volts, language), state: STATES[part.state][language] };
  const line = fill(TEXTS.part[language], details);
  return line.charAt(0).toUpperCase() + line.slice(1);
}
