import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { Thing } from '../editions/tokens.ts';
import { en } from './en/tokens.ts';
import { CONTENTS_NAMES as CONTENTS4, ROBOT_NAMES } from './names4.ts';
import { CONTENTS_NAMES as CONTENTS6, LOGIC_NAMES, TYPE_NAMES } from './names6.ts';
import { pl } from './pl/tokens.ts';
import { ru } from './ru/tokens.ts';

const WORDS = inEach({ en, ru, pl });

const TOKENS: Readonly<Record<string, Words>> = WORDS.tokens;

/** A token as sentences name it: `barrel:bomb` is a barrel. */
function tokenName(word: string, language: Language): string {
  const kind = word.split(':', 1)[0]!;
  return Object.hasOwn(TOKENS, kind) ? TOKENS[kind]![language] : word;
}

/** What the box counts, in the form that follows or precedes a number: `barrels`. */
const THINGS: Readonly<Record<string, Words>> = WORDS.things;

function things(thing: Thing, language: Language): string {
  if (Object.hasOwn(THINGS, thing)) return THINGS[thing]![language];
  const [kind, detail = ''] = thing.split(':') as [string, string?];
  if (kind === 'barrel') return WORDS.barrels[language]((CONTENTS6[detail] ?? CONTENTS4[detail])?.[language] ?? detail);
  if (kind === 'ladder') return WORDS.ladders[language](detail.charAt(0), detail[1] === '+');
  return WORDS.logic[language](LOGIC_NAMES[detail]?.[language] ?? detail);
}

/** A golem type or a robot by its name at the table. */
function figureName(golem: string, language: Language): string {
  const names: Readonly<Record<string, Words>> = { ...TYPE_NAMES, ...ROBOT_NAMES };
  return Object.hasOwn(names, golem) ? names[golem]![language] : golem;
}

/** For the sentences of one language. */
export const namesIn = (language: Language) => ({
  tokenName: (word: string): string => tokenName(word, language),
  things: (thing: Thing): string => things(thing, language),
  figureName: (golem: string): string => figureName(golem, language),
});
