import { basename } from 'node:path';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { BotEntry } from '@stolik/search/book';
import { type Bot, type Code, type Mistake, openBot } from '@stolik/workshop/bot';
import { sayMistake } from '@stolik/workshop/mistakes';
import { openEngine } from '@stolik/workshop/node';
import { botPlayer, type Hear } from '@stolik/workshop/player';
import type { CatalogEntry } from '../catalog.ts';
import { readText } from '../files.ts';
import { spokenLanguage } from '../problems.ts';
import { BOT_WORDS } from './words.ts';

const FILE = 'file:';
const CODES: Readonly<Record<string, Code>> = { '.py': 'python', '.js': 'javascript' };

/** Whether a bot of the arena is a program: `file:bot.py`. */
export const isProgram = (text: string): boolean => text.startsWith(FILE);

let mistakes: string[] = [];

/** The mistakes of programs since it was last asked, in plain words. */
export function takeMistakes(): string[] {
  const taken = mistakes;
  mistakes = [];
  return taken;
}

export interface Source {
  readonly code: Code;
  readonly text: string;
}

export function readProgram(path: string): Result<Source> {
  const code = CODES[/\.\w+$/.exec(path)?.[0] ?? ''];
  if (!code) return problem(path, BOT_WORDS[spokenLanguage()].badEnding);
  const text = readText(path);
  return text.ok ? ok({ code, text: text.value }) : text;
}

export const isMistake = (read: Bot | Mistake): read is Mistake => !('image' in read);

export const openProgram = ({ code, text }: Source, { game, vocabulary }: CatalogEntry): Bot | Mistake =>
  openBot(openEngine(), code, text, game, vocabulary);

/** A program as a bot of the arena; level 1 decides for it where it makes a mistake. */
export function programRung(entry: CatalogEntry, text: string, at: string): Result<BotEntry<unknown>> {
  const path = text.slice(FILE.length);
  const source = readProgram(path);
  if (!source.ok) return source;
  const bot = openProgram(source.value, entry);
  const language = spokenLanguage();
  if (isMistake(bot)) return problem(at, `${basename(path)}: ${sayMistake(bot, language, entry.game)}`);
  const hear: Hear = ({ mistake }) => {
    if (mistake) mistakes.push(sayMistake(mistake, language, entry.game));
  };
  return ok(entryOf(entry, bot, text, hear));
}

export function entryOf({ book }: CatalogEntry, bot: Bot, id: string, hear: Hear): BotEntry<unknown> {
  const label = { en: id, ru: id, pl: id };
  return { id, label, says: label, player: botPlayer(bot, book.levels[0]!, hear), effort: { iterations: 1 } };
}
