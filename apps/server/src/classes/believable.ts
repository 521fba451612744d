import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Classroom, pupilOf } from '@stolik/class/classroom';
import { listedFor } from '@stolik/class/given';
import type { Fact } from '@stolik/class/things';
import { ROOT } from '../root.ts';

const LEVELS = 'games/*/lessons/*/[0-9]*.json';
const PUZZLES = ['games/*/puzzles/*.jsonl', 'games/*/puzzles/*/*.jsonl'];

let known: Promise<ReadonlySet<string>> | undefined;

/** The ids of all levels and puzzles that come with the games. */
async function readThings(): Promise<ReadonlySet<string>> {
  const files = globSync([LEVELS, ...PUZZLES], { cwd: ROOT });
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  return new Set(texts.flatMap((text) => [...text.matchAll(/"id":\s*"([a-z0-9-]{1,60})"/g)].map(([, id]) => id!)));
}

/**
 * What a pupil's device may have done: something of a list for them, or that exists at least. Whatever else it claims is not written
 * down.
 */
export async function believable(room: Classroom, pupil: number, facts: readonly Fact[]): Promise<readonly Fact[]> {
  known ??= readThings();
  const things = await known;
  const who = pupilOf(room, pupil);
  const isListed = who ? listedFor(room.named, room.given, who.given) : () => false;
  return facts.filter(([thing]) => things.has(thing) || isListed(thing));
}
