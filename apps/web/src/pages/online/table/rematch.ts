import type { Room } from '@stolik/wire/room';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { goTo } from '../../../base/router.ts';
import { toast } from '../../../base/ui/toast.tsx';
import type { Match } from '../../../session/match.ts';
import { api } from '../../../session/online/api.ts';
import type { Line } from '../../../session/online/line.ts';
import { findPlace, keepPlace } from '../../../session/online/places.ts';
import { noWords } from '../../../session/online/table-words.ts';

export interface Rematch {
  readonly isWaiting: Accessor<boolean>;
  /** Asks for another table of the same people, or goes to the one that somebody has asked for. */
  join(): void;
}

export function createRematch(line: Line, room: Accessor<Room>, match: Match): Rematch {
  const [isWaiting, setWaiting] = createSignal(false);

  async function sit(code: string): Promise<void> {
    const place = findPlace(room().id);
    const seated = place && (await api.joinAgain(code, place.token));
    if (seated?.ok) {
      keepPlace({ ...seated.value, game: match.game.id });
      goTo(`#/online/${seated.value.table}`);
      return;
    }
    setWaiting(false);
    toast(noWords('not-now'));
  }

  function join(): void {
    if (isWaiting()) return;
    setWaiting(true);
    const { rematch } = room();
    if (rematch !== undefined) void sit(rematch);
    else
      void line.wish(['again']).then((answer) => {
        if (answer.ok) return;
        setWaiting(false);
        toast(noWords(answer.code));
      });
  }

  createEffect(
    on(
      () => room().rematch,
      (code) => code !== undefined && isWaiting() && void sit(code),
      { defer: true },
    ),
  );
  return { isWaiting, join };
}
