// After `npm install` changed package-lock.json: adds the builds for other systems that npm left out (see lock-platforms.ts).
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { completeLock, findMissingPlatforms, type Lock } from './lock-platforms.ts';

const file = resolve(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const missing = findMissingPlatforms(lock);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(missing.length > 0 ? `${missing.length} builds for other systems added` : 'package-lock.json is complete');
