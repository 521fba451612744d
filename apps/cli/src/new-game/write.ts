import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plan, Written } from './plan.ts';

/** Writes all of a plan, or nothing: what fails on the way is taken back. `finish` is part of it: where it throws nothing stays either. */
export function writePlan(root: string, { added, changed, link }: Plan, finish: () => void): void {
  const undo: (() => void)[] = [];
  try {
    for (const file of added) {
      const made = mkdirSync(dirname(join(root, file.path)), { recursive: true });
      if (made !== undefined) undo.push(() => rmSync(made, { recursive: true, force: true }));
      undo.push(() => rmSync(join(root, file.path), { force: true }));
      writeFileSync(join(root, file.path), file.text, { flag: 'wx' });
    }
    for (const file of changed) {
      const before = readFileSync(join(root, file.path), 'utf8');
      undo.push(() => replace(root, { ...file, text: before }));
      replace(root, file);
    }
    undo.push(() => rmSync(join(root, link.path), { force: true }));
    symlinkSync(link.to, join(root, link.path));
    finish();
  } catch (error) {
    for (const back of undo.reverse()) back();
    throw error;
  }
}

/** In one go, so that nobody ever reads half a file. */
function replace(root: string, { path, text }: Written): void {
  const at = join(root, path);
  writeFileSync(`${at}.new`, text);
  renameSync(`${at}.new`, at);
  if (existsSync(`${at}.new`)) throw new Error(`${path} could not be replaced`);
}
