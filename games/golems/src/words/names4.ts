import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { en } from './en/names4.ts';
import { pl } from './pl/names4.ts';
import { ru } from './ru/names4.ts';

const WORDS = inEach({ en, ru, pl });

/** Names that sentences are made of, by the words of the notation. */
export const ROBOT_NAMES: Readonly<Record<string, Words>> = WORDS.robots;

export const COMPONENT_NAMES: Readonly<Record<string, Words>> = WORDS.components;

/** That it is damaged: the word for it changes with the component. */
const DAMAGED: Readonly<Record<string, Words>> = WORDS.damaged;

export const damagedName = (component: string, language: Language): string => DAMAGED[component]![language];

export const CARD_TITLES: Readonly<Record<string, Words>> = WORDS.cards;

export const CONTENTS_NAMES: Readonly<Record<string, Words>> = WORDS.contents;

/** A token that an attack has destroyed. */
const DESTROYED: Readonly<Record<string, Words>> = WORDS.destroyed;

export const destroyedName = (token: string, language: Language): string =>
  DESTROYED[token.startsWith('line') ? 'line' : token]![language];

/** Why a move was blocked. */
export const BLOCKED_BY: Readonly<Record<string, Words>> = WORDS.blockedBy;

/** The names of the steps of Phase 3 D, by number. */
export const STEP_NAMES: readonly Words[] = WORDS.steps;

/** Why the game is over, and who has won. */
export const ENDINGS: Readonly<Record<string, Words>> = WORDS.endings;
