import { createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { goTo, toClassByCode, toJoin } from '../../base/router.ts';
import { readAnyCode } from '../../session/online/code.ts';

/** A code of a table, a seat, a class or one lesson, however it is typed. */
export function CodeField(): JSX.Element {
  const id = createUniqueId();
  const [typed, setTyped] = createSignal('');
  const [isWrong, setWrong] = createSignal(false);
  function join(event: SubmitEvent): void {
    event.preventDefault();
    const read = readAnyCode(typed());
    setWrong(!read);
    if (read) goTo(read.kind === 'table' ? toJoin(read.code) : toClassByCode(read.code));
  }
  return (
    <form class="panel code-field" onSubmit={join} novalidate>
      <label for={id}>
        <b>{p().home.code.label}</b>
        <small id={`${id}-hint`} classList={{ bad: isWrong() }}>
          {isWrong() ? p().home.code.wrong : p().home.code.hint}
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
          {p().home.code.go}
        </button>
      </div>
      <Show when={isWrong()}>
        <p class="hidden" role="alert">
          {p().home.code.wrong}
        </p>
      </Show>
    </form>
  );
}
