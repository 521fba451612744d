import { GAMES } from '@stolik/games/games';
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { toToday } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { isAtTheTable } from '../../shell/clients.ts';
import { nextOffer } from './offers.ts';
import { sitDown } from './sit-down.ts';

const TogetherDialog = lazy(() => import('./ways-dialog.tsx').then(({ TogetherDialog }) => ({ default: TogetherDialog })));

/** Before any table is chosen: children, several people, and whoever comes to learn. */
export function Entries(): JSX.Element {
  const [isTogether, setTogether] = createSignal(false);
  const forChildren = GAMES.find((card) => card.forChildren && isAtTheTable(card.id));
  return (
    <ul class="entries stack near">
      <Show when={forChildren}>
        {(card) => (
          <li>
            <button
              type="button"
              class="btn"
              aria-label={p().home.childrenAt(read(card().title))}
              onClick={() => void sitDown(card(), { kind: 'children' })}
            >
              <Icon name="child" />
              {p().home.children}
            </button>
          </li>
        )}
      </Show>
      <li>
        <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setTogether(true)}>
          <Icon name="people" />
          {p().home.together}
        </button>
        <Suspense>
          <Show when={isTogether()}>
            <TogetherDialog onClose={() => setTogether(false)} />
          </Show>
        </Suspense>
      </li>
      <li class="to-learn">
        <a class="btn" href={nextOffer().href}>
          <Icon name="book" />
          <span>{nextOffer().says}</span>
        </a>
      </li>
      <li class="to-learn">
        <a class="btn" href={toToday}>
          <span>{p().home.daily}</span>
          <Icon name="next" />
        </a>
      </li>
    </ul>
  );
}
