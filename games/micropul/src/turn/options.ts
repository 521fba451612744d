import { ok, problem, type Result } from '@stolik/kernel/result';

export interface Options {
  /** A tile need only lie beside another; micropul need not touch. [M4.3] */
  readonly simple: boolean;
  /** One more turn for each plus. [M5.3] */
  readonly plusStacks: boolean;
  /** Hands lie open. [M2.2] */
  readonly openHands: boolean;
  /** What a plus does alone. [M8] */
  readonly soloPlus: 'reveal' | 'none';
}

export const DEFAULT_OPTIONS: Options = Object.freeze({ simple: false, plusStacks: false, openHands: false, soloPlus: 'reveal' });

const KEYS = Object.keys(DEFAULT_OPTIONS);

export function parseOptions(raw: unknown, _seats: number): Result<Options> {
  if (raw === undefined) return ok(DEFAULT_OPTIONS);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return problem('', 'options are an object, as in {"simple": true}');
  const given = raw as Record<string, unknown>;
  const unknown = Object.keys(given).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return problem(unknown, `unknown option; micropul has ${KEYS.join(', ')}`);
  const { simple = false, plusStacks = false, openHands = false, soloPlus = 'reveal' } = given;
  if (typeof simple !== 'boolean') return problem('simple', 'true or false is expected');
  if (typeof plusStacks !== 'boolean') return problem('plusStacks', 'true or false is expected');
  if (typeof openHands !== 'boolean') return problem('openHands', 'true or false is expected');
  if (soloPlus !== 'reveal' && soloPlus !== 'none') return problem('soloPlus', '"reveal" or "none" is expected');
  return ok(Object.freeze({ simple, plusStacks, openHands, soloPlus }));
}
