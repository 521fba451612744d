import type { AnyGame } from '@stolik/kernel/game';
import { type Scene, TableConnection } from '@stolik/wire/client';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { onReturn } from '../online/on-return.ts';
import { fromPage } from '../online/surroundings.ts';

/** A table of the class as it stands, looked at without being noticed; only the present is fetched. */
export function watchTable(game: AnyGame, table: string, token: string): Accessor<Scene | undefined> {
  const [scene, setScene] = createSignal<Scene>();
  const connection = new TableConnection(
    { game, table, token, wantsPast: false, onNews: (_, now) => setScene(now) },
    fromPage('/api/play'),
  );
  onReturn(() => connection.hurry());
  onCleanup(() => connection.close());
  return scene;
}
