import type { Room } from '@stolik/wire/room';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { goTo } from '../../../base/router.ts';
import { toast } from '../../../base/ui/toast.tsx';
import type { Match } from '../../../session/match.ts';
import { api } from '../../../session/online/api.ts';
import type { Line } from '../../../session/online/line.ts';
import { findPlace, keepPlace } from '../../../session/online/places.ts';
import { noWords, t } from '../../../session/online/table-words.ts';

/** Another game of the same people: how it stands, and the way to it. */
export interface Rematch {
  /** What was asked for is under way. */
  readonly isWaiting: Accessor<boolean>;
  /** Somebody else wants it. */
  readonly isOffered: Accessor<boolean>;
  /** What the button says. */
  says(): string;
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
      void line.request(['again']).then((answer) => {
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
  const isOffered = (): boolean => room().rematch !== undefined;
  const says = (): string => {
    if (isWaiting()) return t().rematchWaits;
    return isOffered() ? t().toRematch : t().rematch;
  };
  return { isWaiting, isOffered, says, join };
}
