import type { PictureFace } from '@stolik/circuit/art/draw';
import { createSignal } from 'solid-js';
import { putText, textAt } from '../../../base/kept/storage.ts';

const KEY = 'stolik.circuit.face';

const [face, setFaceSignal] = createSignal<PictureFace>(textAt(KEY) === 'schematic' ? 'schematic' : 'real');

/** How the table looks; never a matter of the rules. [C1.1] */
export { face };

/** For a while: what somebody has chosen is kept. */
export const lendFace = (wanted: PictureFace): void => void setFaceSignal(wanted);

export function setFace(wanted: PictureFace): void {
  setFaceSignal(wanted);
  // Where it can't be kept the choice holds for this visit.
  putText(KEY, wanted);
}
