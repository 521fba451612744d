import { createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { goTo, toClassByCode, toJoin } from '../../base/router.ts';
import { readCode, readSeatCode } from '../../session/online/code.ts';

/** A code that somebody told: forgiving about how they are typed. */
export function CodeField(): JSX.Element {
  const id = createUniqueId();
  const [typed, setTyped] = createSignal('');
  const [isWrong, setWrong] = createSignal(false);
  function join(event: SubmitEvent): void {
    event.preventDefault();
    // Tables have letters; what has only digits is said in a class.
    const digits = typed().replace(/[\s-]/g, '');
    if (/^\d{4}$/.test(digits)) {
      goTo(toClassByCode(digits));
      return;
    }
    const code = readCode(typed()) ?? readSeatCode(typed());
    setWrong(!code);
    if (code) goTo(toJoin(code));
  }
  return (
    <form class="panel code-field" onSubmit={join} novalidate>
      <label for={id}>
        <b>{m().home.code.label}</b>
        <small id={`${id}-hint`} classList={{ bad: isWrong() }}>
          {isWrong() ? m().home.code.wrong : m().home.code.hint}
        </small>
      </label>
      <div>
        <input
          id={id}
          class="input mono"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxlength="20"
          placeholder="········"
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong()}
          value={typed()}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <button type="submit" class="btn">
          {m().home.code.go}
        </button>
      </div>
      <Show when={isWrong()}>
        <p class="hidden" role="alert">
          {m().home.code.wrong}
        </p>
      </Show>
    </form>
  );
}
