import type { FacingName } from '@stolik/golems/core/events';
import type { Edition } from '@stolik/golems/programs/program';
import type { AnyGame, GameEvent, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { spoken } from '../../../base/messages/spoken.ts';
import { readCommand } from '../model/model.ts';
import type { GolemsEvent } from '../model/scene.ts';
import { wordsOf } from '../words/by-language.ts';
import { kidsEn, kidsPl, kidsRu } from './kids.ts';
import type { Tellers, Telling } from './telling.ts';

const STEPS: Readonly<Record<FacingName, readonly [dx: number, dy: number]>> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

function sideOf(facing: FacingName | undefined, from: string, to: string | null): 'ahead' | 'behind' | undefined {
  if (facing === undefined || to === null) return undefined;
  const [dx, dy] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to.slice(1)) - Number(from.slice(1))];
  const along = dx * STEPS[facing][0] + dy * STEPS[facing][1];
  return along > 0 ? 'ahead' : along < 0 ? 'behind' : undefined;
}

/** What a child hears: no cells, no numbers, nothing that the picture shows better. */
const KIDS: Readonly<Record<Language, Tellers>> = { en: kidsEn, ru: kidsRu, pl: kidsPl };
const TELLERS = spoken<Tellers>({
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
});
export const { load: loadTellers, loadAll: loadAllTellers } = TELLERS;

/** The rules count golems; a table knows names. Only the nominative is replaced, so that every sentence stays right. */
const FIGURE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:golem|robot|bot) (\d)(?!\d)/gi,
  ru: /(?<![а-яё])(?:голем|робот|бот) (\d)(?!\d)/gi,
  pl: /(?<![a-ząćęłńóśźż])(?:golem|robot|bot) (\d)(?!\d)/gi,
};

export function tellGolems(
  game: AnyGame,
  event: GameEvent,
  language: Language,
  nameOf: (seat: Seat) => string,
  isForKids = false,
  facingOf: (seat: Seat) => FacingName | undefined = () => undefined,
): string {
  const edition: Edition = game.id === 'golems4' ? 'golems4' : 'golems6';
  const words = wordsOf(language, edition);
  const { kind } = event as GolemsEvent;
  const own = ((isForKids ? KIDS[language][kind] : undefined) ?? TELLERS.in(language)[kind]) as
    | ((event: GameEvent, about: Telling) => string)
    | undefined;
  if (own) {
    const row = (command: string): string => readCommand(command, edition).map(words.row).join(', ');
    return own(event, { words, name: nameOf, row, side: (seat, from, to) => sideOf(facingOf(seat), from, to) });
  }
  return game.tell(event, language).replace(FIGURE[language], (_, number: string) => nameOf(Number(number) - 1));
}
