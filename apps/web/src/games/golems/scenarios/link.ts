import type { Scenario, ScenarioProblem } from '@stolik/golems/scenarios';
import { fromShared, toShared } from '@stolik/golems/scenarios/check';
import type { Result } from '@stolik/kernel/result';
import { packText, unpackText } from '../../../session/kept/link.ts';

/** A whole scenario as a piece of an address. */
export const packScenario = (scenario: Scenario): Promise<string> => packText(JSON.stringify(toShared(scenario)));

/** No link of ours is longer, nor what it unpacks to. */
const LONGEST_CODE = 12_000;
const LONGEST = 60_000;

/** The scenario, what is wrong with it, or undefined for a code that is damaged or cut off. */
export async function unpackScenario(code: string, id: string): Promise<Result<Scenario, ScenarioProblem> | undefined> {
  const text = code.length > LONGEST_CODE ? undefined : await unpackText(code, LONGEST);
  if (text === undefined) return undefined;
  try {
    return fromShared(JSON.parse(text), id);
  } catch {
    return undefined;
  }
}
