import type { EditionId } from '@stolik/golems/editions';
import { findScenario, type Scenario, type ScenarioProblem } from '@stolik/golems/scenarios';
import { printScenario, readScenario, readScenarioFile } from '@stolik/golems/scenarios/check';
import type { Result } from '@stolik/kernel/result';
import { toScenario } from '../../../base/router.ts';
import { saveFile } from '../../../base/ui/save-file.ts';
import { packScenario, unpackScenario } from './link.ts';
import { findOwn } from './shelf.ts';

/** What an address names: a scenario of the book or an own one by its id, or a whole one, which is a guest. Only such as can be played. */
export async function findShared(
  wanted: string,
  edition: EditionId,
): Promise<{ readonly scenario: Scenario; readonly isGuest: boolean } | undefined> {
  const known = findScenario(edition, wanted);
  if (known) return { scenario: known, isGuest: false };
  const own = findOwn(wanted)?.scenario;
  const read = own ? readScenario(own) : await unpackScenario(wanted, 'shared');
  return read?.ok && read.value.game === edition ? { scenario: read.value, isGuest: own === undefined } : undefined;
}

/** Offers the scenario as a file named after it. */
export function saveScenario(scenario: Scenario, name: string): void {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  saveFile(`${plain || scenario.id}.stolik.json`, printScenario(scenario));
}

/** Longer files are not even read. */
const LONGEST = 1_000_000;

export async function readFile(file: File, id: string): Promise<Result<Scenario, ScenarioProblem>> {
  return readScenarioFile(file.size > LONGEST ? '' : await file.text(), id);
}

/** Where a file that holds a scenario is shown; undefined for anything else. */
export async function addressOfFile(text: string): Promise<string | undefined> {
  const read = readScenarioFile(text, 'shared');
  return read.ok ? toScenario(await packScenario(read.value)) : undefined;
}
