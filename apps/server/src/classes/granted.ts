import { ok, type Result } from '@stolik/kernel/result';
import type { ClassNoCode } from '@stolik/wire/class';

/** What came of a wish of somebody of a class. */
export type Granted = Result<true, ClassNoCode>;

export const GRANTED: Granted = ok(true);
export const no = (problem: ClassNoCode): Granted => ({ ok: false, problem });
