import { wordsIn } from '@stolik/golems/editions';
import type { PlacedPart, Scenario } from '@stolik/golems/scenarios';
import { findGolem, type GolemRef, golemOn } from '@stolik/golems/scenarios/edit';
import { BOT_TITLES, FACING_NAMES, ROBOT_NAMES, TYPE_NAMES } from '@stolik/golems/words';
import type { Language } from '@stolik/kernel/language';
import type { Ground } from '../../games/golems/model/field.ts';
import { editorWordsIn } from '../../games/golems/scenarios/words/by-language.ts';
import { wordsOf } from '../../games/golems/words/by-language.ts';

/** A golem type or a robot by its name. */
export function figureTitleIn(language: Language, golem: string): string {
  const names: Readonly<Record<string, { readonly [language: string]: string }>> = { ...TYPE_NAMES, ...ROBOT_NAMES };
  return names[golem]?.[language] ?? golem;
}

export function golemName({ game, bots }: Scenario, { kind, index }: GolemRef, language: Language): string {
  const words = editorWordsIn(language, game);
  const program = kind === 'bot' ? bots[index]?.program : undefined;
  return program && program in BOT_TITLES ? words.bot(BOT_TITLES[program][language]) : words.player(index);
}

export function partName({ game }: Scenario, { part, side, at }: PlacedPart, index: number, language: Language): string {
  const words = editorWordsIn(language, game);
  return words.partAt(index + 1, part, words.seasons[side], at);
}

/** What is on a cell: the ground, what lies there, who stands there. */
export function cellWords(draft: Scenario, ground: Ground, name: string, language: Language): string {
  const cell = ground.at.get(name);
  if (!cell) return name;
  const words = editorWordsIn(language, draft.game);
  const { speak } = wordsOf(language, draft.game);
  const things = wordsIn(draft.tokens[name]).map(speak.token);
  return words.cell(name, [speak.ground(cell.ground, cell.season), ...things, ...golemWords(draft, name, language)]);
}

function golemWords(draft: Scenario, cell: string, language: Language): readonly string[] {
  const golem = golemOn(draft, cell);
  const stands = golem && findGolem(draft, golem);
  if (!golem || !stands) return [];
  const words = editorWordsIn(language, draft.game);
  const facing = FACING_NAMES[stands.facing]?.[language] ?? stands.facing;
  const figure = figureTitleIn(language, stands.golem);
  if (golem.kind !== 'bot') return [words.golem(golem.index, figure, facing)];
  return [words.botGolem(BOT_TITLES[draft.bots[golem.index]!.program]?.[language] ?? '', figure, facing)];
}
