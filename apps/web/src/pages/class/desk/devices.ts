import type { Lack } from '@stolik/class/things';
import type { DeskPupil, DeskView } from '@stolik/class/views';

export interface ClassDevice {
  readonly pupils: readonly DeskPupil[];
  readonly lacks: readonly Lack[];
}

/** The devices that are here and have said what they can do. */
export function devicesOf({ pupils, shared }: Pick<DeskView, 'pupils' | 'shared'>): readonly ClassDevice[] {
  const counted = new Set<number>();
  return pupils.flatMap((pupil): readonly ClassDevice[] => {
    const { isHere, lacks } = pupil;
    if (!isHere || !lacks || counted.has(pupil.pupil)) return [];
    const sharers = shared.find((group) => group.includes(pupil.pupil)) ?? [pupil.pupil];
    for (const each of sharers) counted.add(each);
    return [{ pupils: pupils.filter((each) => each.isHere && sharers.includes(each.pupil)), lacks }];
  });
}
