import { rehearse4 } from '@stolik/golems/v4/rehearsal';
import type { View4 } from '@stolik/golems/v4/view';
import type { GhostRun } from '../golems/model/ghost.ts';

export const ghostRun4: GhostRun = (view, seat, program) => rehearse4(view as View4, seat, program);
