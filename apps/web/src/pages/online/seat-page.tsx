import { createResource, type JSX, Match, Show, Switch } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { replaceWith, takeCarried, toHome, toOnline } from '../../base/router.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import '../frame/pages.css';
import './online.css';
import { Icon } from '../../base/ui/icon.tsx';
import { toast } from '../../base/ui/toast.tsx';
import { api, type Trouble } from '../../session/online/api.ts';
import { takeSeat } from '../../session/online/sit.ts';
import { loadWords, troubleWords, WithWords, w } from '../../session/online/words.tsx';
import { Message } from './join-page.tsx';

/** A seat comes from another device of the same person. */
export function SeatPage(): JSX.Element {
  const token = takeCarried('seat');
  return (
    <WithWords>
      <PageFrame here="online">
        <Show when={token} fallback={<Nothing />}>
          {(known) => <Taking token={known()} />}
        </Show>
      </PageFrame>
    </WithWords>
  );
}

function Taking(props: { readonly token: string }): JSX.Element {
  const [told, { refetch }] = createResource(() => props.token, take);
  const trouble = (): Trouble | undefined => {
    const found = told.latest;
    return found && typeof found === 'object' ? found : undefined;
  };
  return (
    <Switch fallback={<Message title={w().carry.loading} />}>
      <Match when={trouble()}>
        {(why) => (
          <Message title={m().notice} says={troubleWords(why())}>
            <button type="button" class="btn go" onClick={() => void refetch()}>
              <Icon name="rotate" />
              {m().retry}
            </button>
          </Message>
        )}
      </Match>
      <Match when={told.latest === 'nothing'}>
        <Nothing />
      </Match>
    </Switch>
  );
}

async function take(token: string): Promise<'taken' | 'nothing' | Trouble> {
  const [told] = await Promise.all([api.mine([token]), loadWords()]);
  if (!told.ok) return told.problem;
  const [mine] = told.value;
  if (!mine) return 'nothing';
  const { room, seat } = mine;
  takeSeat({ table: room.id, code: room.code, seat, token }, room.game);
  replaceWith(toOnline(room.id));
  toast(w().carry.taken);
  return 'taken';
}

const Nothing = (): JSX.Element => (
  <Message title={w().carry.badTitle} says={w().carry.bad}>
    <a class="btn go" href={toHome}>
      {m().nav.home}
    </a>
  </Message>
);
