// Writes docs/openapi.json from the schemas the server checks requests by. apps/server/test/openapi.test.ts fails where it is stale.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openApi } from '../apps/server/src/http/openapi.ts';

writeFileSync(join(resolve(import.meta.dirname, '..'), 'docs', 'openapi.json'), `${JSON.stringify(openApi(), undefined, 2)}\n`);
