import { For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Sign } from '../../../base/ui/icon.tsx';
import { pw } from '../words.ts';
import { CODE_LETTERS, type Coming, erased, lengthOf, pressed, type TypingCode, typing } from './coming.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const ERASE = 'M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7zM12 9.500l5 5M17 9.500l-5 5';
/** A card with its QR code, seen from afar. */
const CARD = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2v2h-2zM14 18h2v2h-2zM18 18h2v2h-2z';
const TICKET = 'M3 8a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v2a2 2 0 0 0 0 4v2a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-2a2 2 0 0 0 0-4zM14 6v12';

/** The code of the class, or the number of one lesson, by big keys. */
export function CodeStep(props: {
  readonly coming: TypingCode;
  readonly isAsking: boolean;
  readonly onChange: (coming: Coming) => void;
}): JSX.Element {
  const press = (key: string): void => {
    if (!props.isAsking) props.onChange(pressed(props.coming, key));
  };
  const erase = (): void => {
    if (!props.isAsking) props.onChange(erased(props.coming));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') erase();
    else if (event.key.length === 1) press(event.key);
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
  const isPin = (): boolean => props.coming.kind === 'pin';
  const isLetters = (): boolean => props.coming.kind === 'letters';
  return (
    <>
      <h1>{isPin() ? pw().askPin : pw().askCode}</h1>
      <p class="code-trouble" role="alert">
        <Show when={props.coming.trouble}>{(trouble) => pw().trouble[trouble()]}</Show>
      </p>
      <p
        class="code-boxes"
        role="img"
        aria-label={pw().typedSoFar(props.coming.typed.split('').join(' '), lengthOf(props.coming))}
        data-count={lengthOf(props.coming)}
      >
        <For each={Array.from({ length: lengthOf(props.coming) }, (_, index) => index)}>
          {(index) => (
            <i classList={{ on: index === props.coming.typed.length && !props.isAsking }}>{props.coming.typed[index] ?? ''}</i>
          )}
        </For>
      </p>
      <div class="code-keys" classList={{ letters: isLetters() }}>
        <For each={isLetters() ? [...CODE_LETTERS] : DIGITS}>
          {(key) => (
            <button type="button" disabled={props.isAsking} onClick={() => press(key)}>
              {key}
            </button>
          )}
        </For>
        <Show when={!isPin()} fallback={<span />}>
          <button
            type="button"
            class="plain"
            onClick={() => props.onChange(typing(props.coming, isLetters() ? 'digits' : 'letters'))}
          >
            {isLetters() ? pw().digits : pw().letters}
          </button>
        </Show>
        <Show when={!isLetters()}>
          <button type="button" disabled={props.isAsking} onClick={() => press('0')}>
            0
          </button>
        </Show>
        <button type="button" class="plain" aria-label={pw().erase} title={pw().erase} onClick={erase}>
          <Sign path={ERASE} />
        </button>
      </div>
      <div class="code-ways">
        <Show
          when={!isPin()}
          fallback={
            <button type="button" class="btn" onClick={() => props.onChange(typing(props.coming, usual(props.coming)))}>
              {pw().codeAgain}
            </button>
          }
        >
          <p class="way">
            <Sign path={CARD} />
            <span>
              <b>{pw().card}</b> {pw().cardHint}
            </span>
          </p>
          <button type="button" class="way" onClick={() => props.onChange(typing(props.coming, 'pin'))}>
            <Sign path={TICKET} />
            <span>
              <b>{pw().pin}</b> {pw().pinHint}
            </span>
          </button>
        </Show>
      </div>
    </>
  );
}

const usual = ({ isInHouse }: TypingCode): 'digits' | 'letters' => (isInHouse ? 'digits' : 'letters');
