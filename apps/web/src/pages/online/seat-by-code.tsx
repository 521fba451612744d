import { createSignal, createUniqueId, type JSX, onCleanup } from 'solid-js';
import { replaceWith, toOnline } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { toast } from '../../base/ui/toast.tsx';
import { api, type Trouble } from '../../session/online/api.ts';
import { spellCode } from '../../session/online/code.ts';
import { takeSeat } from '../../session/online/sit.ts';
import { w } from '../../session/online/words.tsx';
import { TroubleNote } from './trouble-note.tsx';

/** So often the server is asked whether the person at the seat has answered. */
const ASK_AGAIN = 3000;
const SOON = 300;
const later = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The code of a seat was typed: it comes to this device. */
export function SeatByCode(props: { readonly code: string }): JSX.Element {
  const id = createUniqueId();
  const [name, setName] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  const [isAsked, setAsked] = createSignal(false);
  const [trouble, setTrouble] = createSignal<Trouble>();
  let isLeft = false;
  onCleanup(() => {
    isLeft = true;
  });
  pageTitle(() => `${w().carry.title} · Stolik`);

  async function take(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setTrouble(undefined);
    let told = await api.takeByCode(props.code, name().trim());
    // Whoever is at the seat is asked; silence is a yes.
    while (told.ok && 'ends' in told.value && !isLeft) {
      setAsked(true);
      await later(Math.min(ASK_AGAIN, told.value.ends + SOON));
      told = await api.takeByCode(props.code, name().trim());
    }
    setAsked(false);
    setBusy(false);
    if (!told.ok) {
      setTrouble(told.problem);
      return;
    }
    if ('ends' in told.value) return;
    const { game, ...seated } = told.value;
    takeSeat(seated, game);
    replaceWith(toOnline(seated.table));
    toast(w().carry.taken);
  }

  return (
    <form class="joining gathering stack far" onSubmit={(event) => void take(event)}>
      <header>
        <h1>{w().carry.title}</h1>
        <p class="mono">{spellCode(props.code)}</p>
      </header>
      <section class="panel">
        <p>{w().carry.byCodeSays}</p>
        <label class="field" for={id}>
          <span>{w().carry.byCodeName}</span>
          <input
            id={id}
            class="input"
            autocomplete="off"
            maxlength="16"
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p role="status">{isAsked() ? w().carry.asked : ''}</p>
        <TroubleNote trouble={trouble()} />
      </section>
      <div class="actions sit">
        <button type="submit" class="btn go start" disabled={isBusy()}>
          <Icon name="check" />
          {w().carry.byCode}
        </button>
      </div>
    </form>
  );
}
