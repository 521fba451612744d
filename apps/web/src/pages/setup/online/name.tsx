import { createSignal, createUniqueId, type JSX, onMount, Show } from 'solid-js';
import { prefer, preferences } from '../../../base/preferences.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { api } from '../../../session/online/api.ts';

/** As many signs as the server takes. */
const LONGEST = 16;

export interface NameChoice {
  value(): string;
  type(name: string): void;
  /** Somebody is about to type: what arrives meanwhile does not mix with it. */
  hold(): void;
  release(): void;
  /** Somebody sees the field: a name is offered. */
  begin(): void;
  /** Asks the server for another one. */
  offer(): Promise<void>;
  /** It has been used: this browser offers it the next time. */
  remember(): void;
}

/** A name for a seat: one's own among friends, one that is offered among strangers. */
export function createName(isAmongStrangers: () => boolean): NameChoice {
  const [offered, setOffered] = createSignal('');
  const [own, setOwn] = createSignal<string>();
  const [held, setHeld] = createSignal<string>();
  /** The field may be seen twice before the first name has come: a second one would take its place. */
  let isAsked = false;
  async function fetchName(): Promise<string | undefined> {
    const told = await api.name(preferences.language);
    if (!told.ok) return undefined;
    setOffered(told.value);
    return told.value;
  }
  const value = (): string =>
    isAmongStrangers() ? offered() : (own() ?? held() ?? (preferences.name.slice(0, LONGEST) || offered()));
  return {
    value,
    type: setOwn,
    hold: () => void setHeld(value()),
    release() {
      setHeld(undefined);
    },
    begin() {
      if (isAsked || offered() !== '') return;
      isAsked = true;
      void fetchName().finally(() => {
        isAsked = false;
      });
    },
    async offer() {
      const name = await fetchName();
      if (name !== undefined && !isAmongStrangers()) setOwn(name);
    },
    remember() {
      const name = own()?.trim();
      if (!isAmongStrangers() && name) prefer({ name });
    },
  };
}

export function NameField(props: {
  readonly name: NameChoice;
  readonly label: string;
  readonly another: string;
  readonly hint: string;
  readonly isAmongStrangers: boolean;
}): JSX.Element {
  const field = createUniqueId();
  onMount(() => props.name.begin());
  return (
    <div class="naming flow near">
      <label class="field" for={field}>
        <span>{props.label}</span>
        <input
          id={field}
          class="input"
          maxlength={LONGEST}
          autocomplete="nickname"
          required
          readonly={props.isAmongStrangers}
          aria-describedby={`${field}-hint`}
          value={props.name.value()}
          onFocus={() => props.name.hold()}
          onBlur={() => props.name.release()}
          onInput={(event) => props.name.type(event.currentTarget.value)}
        />
      </label>
      <button type="button" class="btn" onClick={() => void props.name.offer()}>
        <Icon name="rotate" />
        {props.another}
      </button>
      <Show when={props.hint}>
        <p class="dim" id={`${field}-hint`}>
          {props.hint}
        </p>
      </Show>
    </div>
  );
}
