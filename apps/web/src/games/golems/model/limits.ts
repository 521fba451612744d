import type { EditionId } from '@stolik/golems/editions';
import type { Allowance } from '@stolik/golems/programs';

/** What a seat may lay, from what it sees. The same sums as the rules', which check the program once more when it is laid. */
export interface Limits extends Allowance {
  readonly edition: EditionId;
}
