import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { replaceWith, toOnline } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { toast } from '../../base/ui/toast.tsx';
import { api, type Trouble } from '../../session/online/api.ts';
import { spellCode } from '../../session/online/code.ts';
import { takeSeat } from '../../session/online/sit.ts';
import { w } from '../../session/online/words.tsx';
import { TroubleNote } from './trouble-note.tsx';

/** The code of a seat was typed: it comes to this device. */
export function SeatByCode(props: { readonly code: string }): JSX.Element {
  const id = createUniqueId();
  const [name, setName] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal<Trouble>();
  pageTitle(() => `${w().carry.title} · Stolik`);

  async function take(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setTrouble(undefined);
    const told = await api.takeByCode(props.code, name().trim());
    setBusy(false);
    if (!told.ok) {
      setTrouble(told.problem);
      return;
    }
    const { game, ...seated } = told.value;
    takeSeat(seated, game);
    replaceWith(toOnline(seated.table));
    toast(w().carry.taken);
  }

  return (
    <form class="joining" onSubmit={(event) => void take(event)}>
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
