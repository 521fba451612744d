/** The answer to anything a stranger sent: a value, or a problem that can be shown to them. */
export type Result<T, P = Problem> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

/** An error and its place: `at` names the key, option or word at fault, `says` is one English sentence. */
export interface Problem {
  readonly at: string;
  readonly says: string;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function problem(at: string, says: string): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: { at, says } };
}

/** For our own constants and tests only: a problem here is a bug, so it throws. */
export function unwrap<T>(result: Result<T, Problem>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.problem.at}: ${result.problem.says}`);
}
