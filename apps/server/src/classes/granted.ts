import { ok, type Result } from '@stolik/kernel/result';
import type { ClassNoCode } from '@stolik/wire/class';

/** The result of a class request. */
export type Granted = Result<true, ClassNoCode>;

export const GRANTED: Granted = ok(true);
export const no = (problem: ClassNoCode): Granted => ({ ok: false, problem });
