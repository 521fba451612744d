import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import {
  type BlockCause,
  type BlockedWay,
  type ChainEnd,
  type ChainPart,
  type ChainReason,
  isChoice,
  leftDark,
  type Repair,
} from '../current/reasons.ts';
import { en } from './en/chain.ts';
import { countPoints, fill, fromDirection, sidePlace, tokenName } from './naming.ts';
import { pl } from './pl/chain.ts';
import { ru } from './ru/chain.ts';

const WORDS = inEach({ en, ru, pl });

// A chain, why it did what it did, what would have saved it, and where a way stops: sentences for people and screen readers.

function endWords(end: ChainEnd, language: Language): string {
  if (end.kind === 'side') return `${sidePlace(end.at, language)}${end.fuse ? WORDS.fused[language] : ''}`;
  return fill((end.kind === 'strip' ? WORDS.strip : WORDS.battery)[language], { at: end.at });
}

/** The way from plus to minus, part by part: `plus (the strip at f), corner wire f1, lamp e1, …, minus (the strip at d)`. */
export function wayWords(reason: ChainReason, language: Language): string {
  const parts = reason.parts.map((part) => `${tokenName(part.tile, language)} ${part.cell}`);
  const from = `${WORDS.plus[language]} (${endWords(reason.from, language)})`;
  const to = `${WORDS.minus[language]} (${endWords(reason.to, language)})`;
  return [from, ...parts, to].join(' → ');
}

const LOAD_SIGNS: Readonly<Record<string, string>> = { E: 'EL', V: 'HL', R: 'R' };

export function loadWords(reason: ChainReason, language: Language): string {
  const signs = reason.loads.map((load) => LOAD_SIGNS[load] ?? load).join(' + ') || WORDS.noLoad[language];
  return `${WORDS.loads[language]}${signs}${reason.helpers > 0 ? fill(WORDS.helped[language], { n: reason.helpers }) : ''}.`;
}

const OUTCOMES: Readonly<Record<string, Words>> = WORDS.outcomes;

const LEVELS: Readonly<Record<number, Words>> = WORDS.levels;

function glowWords(reason: ChainReason, language: Language): string {
  const lit = reason.parts.filter((part) => part.level > 0);
  const dark = leftDark(reason);
  const words = lit.map((part) => partGlow(part, language)).join('; ');
  const parts = dark.map(({ tile, cell }) => `${tokenName(tile, language)} ${cell}`).join('; ');
  const why = isChoice(reason) ? WORDS.leftDark : WORDS.noTokens;
  return (lit.length > 0 ? ` ${capital(words)}.` : '') + (dark.length > 0 ? fill(why[language], { parts }) : '');
}

function partGlow(part: ChainPart, language: Language): string {
  const details = { part: tokenName(part.tile, language), cell: part.cell, level: LEVELS[part.level]?.[language] ?? '' };
  return fill(WORDS.gets[language], details) + (part.token ? WORDS.bears[language] : '');
}

/** The event and its cause, in one or two sentences, with the clause. */
export function outcomeWords(reason: ChainReason, language: Language): string {
  const key = reason.outcome === 'smoke' ? `smoke ${reason.row}` : reason.outcome;
  const details = { row: ROWS[reason.row]?.[language] ?? reason.row, fuse: reason.fuse ? sidePlace(reason.fuse, language) : '' };
  const sentence = fill(OUTCOMES[key]?.[language] ?? key, details);
  return `${sentence}${reason.outcome === 'glow' ? glowWords(reason, language) : ''} [${reason.clause}]`;
}

const ROWS: Readonly<Record<string, Words>> = WORDS.rows;

const withArticle = (name: string): string => `${name === 'LED' ? 'an' : 'a'} ${name}`;

export function repairWords(repair: Repair, language: Language): string {
  const tile = tokenName(repair.tile, language);
  const names = { cell: repair.cell, was: tokenName(repair.was, language), tile: language === 'en' ? withArticle(tile) : tile };
  return fill(WORDS.repair[language], { ...names, points: countPoints(repair.points, language) });
}

/** The whole explanation of a chain, a line each: way, loads, outcome, the best repair. */
export function reasonLines(reason: ChainReason, language: Language): string[] {
  const lines = [wayWords(reason, language), loadWords(reason, language), outcomeWords(reason, language)];
  if (reason.outcome === 'short' || reason.outcome === 'smoke') {
    lines.push(reason.repairs[0] ? repairWords(reason.repairs[0], language) : WORDS.noRepair[language]);
  }
  return lines;
}

const BLOCKS: Readonly<Record<BlockCause, Words>> = WORDS.blocks;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a way is not closed: "The LED at c4 faces the other way". */
export function blockedWords(blocked: BlockedWay, language: Language): string {
  const from = fromDirection(blocked.edge, language);
  const side = language === 'en' ? from.replace('from ', '') : from;
  const part = blocked.tile ? tokenName(blocked.tile, language) : '';
  return capital(fill(BLOCKS[blocked.cause][language], { part, cell: blocked.cell, from, side }));
}
