import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { speechOf } from '@stolik/look/speech';
import type { FacingName } from '../core/events.ts';
import type { EditionId } from '../editions/edition.ts';
import { commandWords } from '../programs/row-words.ts';
import { cardName } from '../programs/text.ts';
import { en } from '../words/en/tell.ts';
import { en as en4 } from '../words/en/tell4.ts';
import { en as en6 } from '../words/en/tell6.ts';
import { pl } from '../words/pl/tell.ts';
import { pl as pl4 } from '../words/pl/tell4.ts';
import { pl as pl6 } from '../words/pl/tell6.ts';
import { ru } from '../words/ru/tell.ts';
import { ru as ru4 } from '../words/ru/tell4.ts';
import { ru as ru6 } from '../words/ru/tell6.ts';
import { kidsTeller } from './kids.ts';
import type { EditionTelling, GolemsEvent, GolemsSpeech, GolemsTelling, Tellers } from './telling.ts';

const STEPS: Readonly<Record<FacingName, readonly [dx: number, dy: number]>> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

function sideOf(facing: FacingName | undefined, from: string, to: string | null): 'ahead' | 'behind' | undefined {
  if (facing === undefined || to === null) return undefined;
  const [dx, dy] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to.slice(1)) - Number(from.slice(1))];
  const along = dx * STEPS[facing][0] + dy * STEPS[facing][1];
  return along > 0 ? 'ahead' : along < 0 ? 'behind' : undefined;
}

const TELLERS: Readonly<Record<Language, Tellers>> = { en, ru, pl };

const OWN: Readonly<Record<EditionId, Readonly<Record<Language, EditionTelling>>>> = {
  golems6: { en: en6, ru: ru6, pl: pl6 },
  golems4: { en: en4, ru: ru4, pl: pl4 },
};

function golemsSpeech(edition: EditionId, telling: GolemsTelling): GolemsSpeech {
  const { language } = telling;
  // Children hear names: who sits there changes from one minute to the next.
  const speech = speechOf(telling.isForKids ? { ...telling, you: undefined } : telling);
  const row = (command: string): string => commandWords(command, edition, language);
  return {
    ...speech,
    edition,
    own: OWN[edition][language],
    card: (code) => cardName(code, edition, language),
    row,
    program: (event) => (telling.isFull && 'program' in event && event.program ? `: ${row(event.program)}` : ''),
    each: (texts, inWords = row) =>
      texts.flatMap((text, seat: Seat) => (text ? [`${speech.Name(seat)}: ${inWords(text)}`] : [])).join('; '),
    side: (seat, from, to) => sideOf(telling.facingOf?.(seat), from, to),
  };
}

/** One sentence for one fact; empty where there is nothing to say. */
export function tellGolems(edition: EditionId, event: GolemsEvent, telling: GolemsTelling): string {
  const { language, isForKids } = telling;
  const teller = (isForKids && kidsTeller(event.kind, language)) || TELLERS[language][event.kind];
  // TypeScript can't see that the teller found by an event's kind takes that event.
  return (teller as (event: GolemsEvent, speech: GolemsSpeech) => string)(event, golemsSpeech(edition, telling));
}

/** The commands of a row without its number, for places that already show the number. */
export const tellCommands = (edition: EditionId, commands: readonly (string | null)[], telling: GolemsTelling): string =>
  golemsSpeech(edition, telling).each(commands);
