import type { Language, Words } from '@stolik/kernel/language';
import { CONTENTS_NAMES as CONTENTS4 } from '../v4/text/words.ts';
import { CONTENTS_NAMES as CONTENTS6, LOGIC_NAMES } from '../v6/text/words.ts';
import type { Thing } from './problem.ts';

const TOKENS: Readonly<Record<string, Words>> = {
  wall: { en: 'a wall', ru: 'стена', pl: 'ściana' },
  water: { en: 'water', ru: 'вода', pl: 'woda' },
  stone: { en: 'a stone', ru: 'камень', pl: 'kamień' },
  ice: { en: 'ice', ru: 'лёд', pl: 'lód' },
  portal: { en: 'a portal', ru: 'портал', pl: 'portal' },
  treasure: { en: 'the treasure', ru: 'сокровище', pl: 'skarb' },
  gear: { en: 'a gear', ru: 'шестерёнка', pl: 'zębatka' },
  barrel: { en: 'a barrel', ru: 'бочка', pl: 'beczka' },
  line: { en: 'a line', ru: 'линия', pl: 'linia' },
  ladder: { en: 'a ladder', ru: 'лестница', pl: 'drabina' },
  logic: { en: 'a logic token', ru: 'жетон логики', pl: 'żeton logiki' },
};

/** A token as sentences name it: `barrel:bomb` is a barrel. */
export function tokenName(word: string, language: Language): string {
  const kind = word.split(':', 1)[0]!;
  return Object.hasOwn(TOKENS, kind) ? TOKENS[kind]![language] : word;
}

/** What the box counts, in the form that follows or precedes a number: `barrels`, «бочек», „beczek”. */
const THINGS: Readonly<Record<string, Words>> = {
  barrel: { en: 'barrels', ru: 'бочек', pl: 'beczek' },
  water: { en: 'tokens of water', ru: 'жетонов воды', pl: 'żetonów wody' },
  ice: { en: 'tokens of ice', ru: 'жетонов льда', pl: 'żetonów lodu' },
  stone: { en: 'stones', ru: 'камней', pl: 'kamieni' },
  portal: { en: 'portals', ru: 'порталов', pl: 'portali' },
  straight: { en: 'straight lines', ru: 'прямых линий', pl: 'prostych linii' },
  turn: { en: 'turns of a line', ru: 'поворотов линии', pl: 'zakrętów linii' },
};

export function things(thing: Thing, language: Language): string {
  if (Object.hasOwn(THINGS, thing)) return THINGS[thing]![language];
  const [kind, detail = ''] = thing.split(':') as [string, string?];
  if (kind === 'barrel') {
    const contents = (CONTENTS6[detail] ?? CONTENTS4[detail])?.[language] ?? detail;
    return { en: `barrels with ${contents}`, ru: `бочек, где ${contents},`, pl: `beczek, w których jest ${contents},` }[language];
  }
  if (kind === 'ladder') {
    const half = {
      en: detail[1] === '+' ? 'up' : 'down',
      ru: detail[1] === '+' ? 'вверх' : 'вниз',
      pl: detail[1] === '+' ? 'w górę' : 'w dół',
    };
    return {
      en: `ladders ${detail[0]} ${half.en}`,
      ru: `лестниц ${detail[0]} ${half.ru}`,
      pl: `drabin ${detail[0]} ${half.pl}`,
    }[language];
  }
  const logic = LOGIC_NAMES[detail]?.[language] ?? detail;
  return { en: `tokens ${logic}`, ru: `жетонов ${logic}`, pl: `żetonów ${logic}` }[language];
}
