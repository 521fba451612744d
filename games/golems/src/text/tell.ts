import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { speechOf } from '@stolik/kernel/telling';
import type { FacingName } from '../core/events.ts';
import type { Edition } from '../programs/program.ts';
import { commandWords } from '../programs/row-words.ts';
import { cardName } from '../programs/text.ts';
import { en } from './en.ts';
import { kidsEn, kidsPl, kidsRu } from './kids.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import type { GolemsEvent, GolemsSpeech, GolemsTelling, Tellers } from './telling.ts';

const STEPS: Readonly<Record<FacingName, readonly [dx: number, dy: number]>> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

function sideOf(facing: FacingName | undefined, from: string, to: string | null): 'ahead' | 'behind' | undefined {
  if (facing === undefined || to === null) return undefined;
  const [dx, dy] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to.slice(1)) - Number(from.slice(1))];
  const along = dx * STEPS[facing][0] + dy * STEPS[facing][1];
  return along > 0 ? 'ahead' : along < 0 ? 'behind' : undefined;
}

const TELLERS: Readonly<Record<Language, Tellers>> = { en, ru, pl };
const KIDS: Readonly<Record<Language, Partial<Tellers>>> = { en: kidsEn, ru: kidsRu, pl: kidsPl };

function golemsSpeech(edition: Edition, telling: GolemsTelling): GolemsSpeech {
  const { language } = telling;
  // Children hear names: who sits there changes from one minute to the next.
  const speech = speechOf(telling.isForKids ? { ...telling, you: undefined } : telling);
  const row = (command: string): string => commandWords(command, edition, language);
  return {
    ...speech,
    edition,
    isSix: edition === 'golems6',
    card: (code) => cardName(code, edition, language),
    row,
    each: (texts, inWords = row) =>
      texts.flatMap((text, seat: Seat) => (text ? [`${speech.Name(seat)}: ${inWords(text)}`] : [])).join('; '),
    side: (seat, from, to) => sideOf(telling.facingOf?.(seat), from, to),
  };
}

/** One sentence for one fact; empty where there is nothing to say. */
export function tellGolems(edition: Edition, event: GolemsEvent, telling: GolemsTelling): string {
  const { language, isForKids } = telling;
  const teller = (isForKids && KIDS[language][event.kind]) || TELLERS[language][event.kind];
  // TypeScript can't see that the teller found by an event's kind takes that event.
  return (teller as (event: GolemsEvent, speech: GolemsSpeech) => string)(event, golemsSpeech(edition, telling));
}

/** What a row does, without the row's number: where that stands beside it already. */
export const tellCommands = (edition: Edition, commands: readonly (string | null)[], telling: GolemsTelling): string =>
  golemsSpeech(edition, telling).each(commands);
