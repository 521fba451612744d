import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { type Point, type Position, stonePoint, type TableGroup, TILE } from '../model/position.ts';
import type { Film } from './film.ts';

/** How long a closed group is spoken of on the table, in milliseconds. */
const SEEN = 2600;

/** A group that has just been closed with somebody's stone on it: where, and what is said. */
export interface Closing {
  readonly at: Point;
  readonly text: string;
}

/** Closed groups that give points, by the stone that lies on them. [M7.2] */
export function sealed(
  position: Position,
  stones: Parameters<typeof stonePoint>[1][],
): { group: TableGroup; at: Point; key: string }[] {
  return stones.flatMap((stone) => {
    const group = position.groupAt(stone);
    if (!group?.isClosed || group.stones.length !== 1) return [];
    return [{ group, at: stonePoint(position, stone), key: `${stone.x},${stone.y},${stone.corner}` }];
  });
}

/** With the film where there is one; where everything comes at once, when the table has changed by one thing. */
export function createClosings(desk: Desk, film: Film): Accessor<Closing | undefined> {
  const [closing, setClosing] = createSignal<Closing | undefined>();
  let told = '';
  let ending: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(ending));

  function tell({ group, at, key }: ReturnType<typeof sealed>[number]): void {
    told = key;
    setClosing({
      at: { x: at.x, y: Math.min(...group.tiles.map(({ y }) => y)) * TILE },
      text: desk.words().bubble.closed(desk.table.nameOf(group.stones[0]!), group.points),
    });
    clearTimeout(ending);
    ending = setTimeout(() => setClosing(undefined), SEEN);
  }

  createEffect(
    on(film.event, (event) => {
      if (event?.kind !== 'groupClosed' || event.stones.length !== 1) return;
      const position = film.position() ?? desk.position();
      const group = position.groupAt(event);
      const found = sealed(position, [...desk.view().stones]).find((each) => each.group === group);
      if (found) tell(found);
    }),
  );

  const countOf = (): number => desk.view().board.length + desk.view().stones.length;
  createEffect(
    on(desk.view, (view, _, before: { readonly count: number; readonly keys: ReadonlySet<string> } | undefined) => {
      const found = sealed(desk.position(), [...view.stones]);
      const now = { count: countOf(), keys: new Set(found.map(({ key }) => key)) };
      const fresh =
        before && now.count === before.count + 1 ? found.filter(({ key }) => !before.keys.has(key) && key !== told) : [];
      if (fresh[0]) tell(fresh[0]);
      told = '';
      return now;
    }),
  );
  return closing;
}
