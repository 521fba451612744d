import type { PictureFace } from '@stolik/circuit/art/draw';
import { createSignal } from 'solid-js';

const KEY = 'stolik.circuit.face';

function stored(): PictureFace {
  try {
    return localStorage.getItem(KEY) === 'schematic' ? 'schematic' : 'real';
  } catch {
    return 'real';
  }
}

const [face, setFaceSignal] = createSignal<PictureFace>(stored());

/** How the table looks; never a matter of the rules. [C1.1] */
export { face };

/** For a while: what somebody has chosen is kept. */
export const lendFace = (wanted: PictureFace): void => void setFaceSignal(wanted);

export function setFace(wanted: PictureFace): void {
  setFaceSignal(wanted);
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // Forbidden storage: the choice holds for this visit.
  }
}
