import { toast } from '../../../base/ui/toast.tsx';
import { type ClassTroubleKind, classApi } from '../../../session/class/api.ts';
import { type KeptClass, withClass } from '../../../session/class/keyring.ts';
import { changeKeyring } from '../../../session/class/teacher.ts';
import { dw } from '../words.ts';

/** Brings a class to this device by its key; says so where the key opens none. */
export async function bringClass({ room, key }: Pick<KeptClass, 'room' | 'key'>): Promise<boolean> {
  const told = await classApi.recover(room, key);
  if (told.ok) changeKeyring((before) => withClass(before, { room, key, label: told.value }));
  else toast(classTrouble(told.problem.kind));
  return told.ok;
}

/** Why a class could not be opened or brought here. */
export function classTrouble(kind: ClassTroubleKind): string {
  if (kind === 'ended' || kind === 'blocked') return dw()[kind];
  if (kind === 'unsaved') return dw().refused.unsaved;
  return kind === 'wrong' || kind === 'no-class' ? dw().opening.wrongKey : dw().opening.failed;
}
