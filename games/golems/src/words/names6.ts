import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { GolemType } from '../core/golem-types.ts';
import type { BlockReason } from '../core/movement.ts';
import { en } from './en/names6.ts';
import { pl } from './pl/names6.ts';
import { ru } from './ru/names6.ts';

const WORDS = inEach({ en, ru, pl });

export const TYPE_NAMES: Readonly<Record<GolemType, Words>> = WORDS.types;

/** Logic tokens as they are called at the table. */
export const LOGIC_NAMES: Readonly<Record<string, Words>> = WORDS.logic;

const LUCK_NAMES: Readonly<Record<string, Words>> = { ...WORDS.luck, ...LOGIC_NAMES };

/** The gift of a luck card at a table; without the Logic add-on its constructs bring nothing. [G6.3.1] */
export const luckName = (card: string, isPlain: boolean | undefined, language: Language): string =>
  LUCK_NAMES[isPlain && Object.hasOwn(LOGIC_NAMES, card) ? 'blank' : card]![language];

export const CONTENTS_NAMES: Readonly<Record<string, Words>> = WORDS.contents;

/** Why the game is over. */
export const REASON_TEXTS: Readonly<Record<string, Words>> = WORDS.reasons;

/** Why a move was blocked. */
export const BLOCKED_BY: Readonly<Record<BlockReason, Words>> = WORDS.blockedBy;
