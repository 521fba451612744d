import { type Nickname, sayNickname } from '@stolik/class/names';
import type { DeskPupil, DeskView } from '@stolik/class/views';
import { isolated } from '@stolik/look/typography';
import type { TeacherRequest } from '@stolik/wire/class';
import { type Accessor, createContext, useContext } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { toast } from '../../../base/ui/toast.tsx';
import { type KeptClass, type Numbered, nameKey, nameOf } from '../../../session/class/keyring.ts';
import type { ClassLine } from '../../../session/class/line.ts';
import { keyring } from '../../../session/class/teacher.ts';
import { dw } from '../words.ts';

/** What all parts of a desk share: the class as its teacher sees it, and what a teacher may request. */
export interface Desk {
  readonly kept: KeptClass;
  readonly view: Accessor<DeskView>;
  /** The server's time, fresh every few seconds. */
  readonly now: Accessor<number>;
  /** One after another; what is refused is said, and what comes after it is not done. Answers whether all was done. */
  do(...requests: readonly TeacherRequest[]): Promise<boolean>;
  /** The real name where this device knows it, else the nickname. */
  nameOf(pupil: DeskPupil): string;
  /** The real name, where this device knows it. */
  realNameOf(pupil: Numbered): string | undefined;
}

export const DeskContext = createContext<Desk>();

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no desk here');
  return desk;
}

export const sayNick = (name: Nickname): string => sayNickname(name, preferences.language);

export function createDesk(kept: KeptClass, line: ClassLine<DeskView>, view: Accessor<DeskView>, now: Accessor<number>): Desk {
  return {
    kept,
    view,
    now,
    do: async (...requests) => {
      for (const request of requests) {
        const answer = await line.request(request);
        if (answer.ok) continue;
        toast(dw().refused[answer.code]);
        return false;
      }
      return true;
    },
    realNameOf: (pupil) => nameOf(keyring(), kept.room, nameKey(pupil)),
    nameOf: (pupil) => isolated(nameOf(keyring(), kept.room, nameKey(pupil)) ?? sayNick(pupil.name)),
  };
}
