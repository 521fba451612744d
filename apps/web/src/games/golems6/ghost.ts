import { rehearse6 } from '@stolik/golems/v6/rehearsal';
import type { View6 } from '@stolik/golems/v6/view';
import type { GhostRun } from '../golems/model/ghost.ts';

export const ghostRun6: GhostRun = (view, seat, program) => rehearse6(view as View6, seat, program);
