import { createEffect, createMemo, createResource, createSignal, type JSX, Match, on, Show, Switch } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { goTo, takeCarried, toClass } from '../../base/router.ts';
import { DeadEnd } from '../../base/ui/dead-end.tsx';
import { Loading } from '../../base/ui/loading.tsx';
import { type ClassTrouble, classApi } from '../../session/class/api.ts';
import { comeIn, members } from '../../session/class/device.ts';
import { memberNow } from '../../session/class/members.ts';
import { setWithClass } from '../../session/class/present.ts';
import { CheckPage } from './check/check-page.tsx';
import { ComingIn } from './coming/coming-in.tsx';
import { FarewellPage, isFarewell } from './pupil/goodbye.tsx';
import { PupilPage } from './pupil/pupil-page.tsx';
import { WhoPlays } from './pupil/who-plays.tsx';
import { pupilWords, pw } from './words.ts';

/** A pupil's pages: the way in, or the class for whoever is in. */
export function ClassPage(props: {
  readonly part: 'home' | 'do' | 'table' | 'check';
  readonly what: string | undefined;
}): JSX.Element {
  setWithClass();
  const card = createCard();
  const [isAnother, setAnother] = createSignal(false);
  // Whoever was awaited has come.
  createEffect(on(members, () => setAnother(false), { defer: true }));
  const code = (): string | undefined => (props.part === 'home' ? props.what : undefined);
  const isAwaited = (): boolean => isAnother() || code() !== undefined;
  const isComing = (): boolean => members().all.length === 0 || isAwaited();
  /** Whose page it is: two who play together have one. */
  const player = createMemo(() => {
    const member = memberNow(members());
    return member && (members().isTogether ? 'together' : member.token);
  });
  return (
    <Switch>
      <Match when={props.part === 'check'}>
        <CheckPage />
      </Match>
      <Match when={card.isAsking()}>
        <Loading />
      </Match>
      <Match when={card.trouble()}>
        {(trouble) => (
          <DeadEnd title={pw().trouble[trouble().kind]}>
            <button type="button" class="btn go" onClick={card.dismiss}>
              {trouble().kind === 'no-network' ? m().retry : pw().comeIn}
            </button>
          </DeadEnd>
        )}
      </Match>
      <Match when={!isAwaited() && player()} keyed>
        {(_) => <PupilPage place={{ part: props.part, what: props.what }} onAnother={() => setAnother(true)} />}
      </Match>
      <Match when={members().all.length === 0 && isFarewell() && pupilWords.isLoaded()}>
        <FarewellPage />
      </Match>
      <Match when={isComing()}>
        <ComingIn code={code()} onBack={members().all.length > 0 ? () => leave() : undefined} />
      </Match>
      <Match when={true}>
        <Show when={pupilWords.isLoaded()}>
          <WhoPlays onAnother={() => setAnother(true)} />
        </Show>
      </Match>
    </Switch>
  );

  function leave(): void {
    setAnother(false);
    goTo(toClass);
  }
}

/** A card that was scanned comes in at once; whoever has no network yet tries again with the same card. */
function createCard(): {
  readonly isAsking: () => boolean;
  readonly trouble: () => ClassTrouble | undefined;
  readonly dismiss: () => void;
} {
  const [carried, setCarried] = createSignal(takeCarried('card'));
  // Another card is scanned while somebody is in.
  createEffect(() => {
    const another = takeCarried('card');
    if (another !== undefined) setCarried(another);
  });
  const [trouble, setTrouble] = createSignal<ClassTrouble>();
  const [asked, { refetch }] = createResource(carried, async (secret) => {
    const [room = '', pupil = '', card = ''] = secret.split('/');
    const told = await classApi.byCard(room, Number(pupil), card);
    setTrouble(told.ok ? undefined : told.problem);
    if (!told.ok) return;
    comeIn({ ...told.value, label: '' });
    setCarried(undefined);
  });
  return {
    isAsking: () => asked.loading,
    trouble,
    dismiss: () => {
      const isLater = trouble()?.kind === 'no-network';
      setTrouble(undefined);
      if (isLater) void refetch();
      else setCarried(undefined);
    },
  };
}
