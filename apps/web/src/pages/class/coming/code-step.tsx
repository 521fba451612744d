import { For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { toClassCheck } from '../../../base/router.ts';
import { Sign } from '../../../base/ui/icon.tsx';
import { Languages } from '../../../base/ui/languages.tsx';
import { pw } from '../words.ts';
import { type Asks, boxesOf, CODE_LETTERS, type Coming, erased, pressed, sent, type TypingCode, withKeys } from './coming.ts';
import { ScanCard } from './scan-card.tsx';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const ERASE = 'M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7zM12 9.500l5 5M17 9.500l-5 5';
/** A card with its QR code, seen from afar. */
const CARD = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2v2h-2zM14 18h2v2h-2zM18 18h2v2h-2z';

/** Any code by big keys: of the class, the number of one lesson, or a table's. */
export function CodeStep(props: {
  readonly coming: TypingCode;
  readonly isAsking: boolean;
  readonly onChange: (coming: Coming) => void;
  readonly onSend: (asks: Asks) => void;
}): JSX.Element {
  const press = (key: string): void => {
    if (!props.isAsking) props.onChange(pressed(props.coming, key));
  };
  const erase = (): void => {
    if (!props.isAsking) props.onChange(erased(props.coming));
  };
  const send = (): void => {
    const asks = sent(props.coming);
    if (asks && !props.isAsking) props.onSend(asks);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') erase();
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) send();
    else if (event.key.length === 1) press(event.key);
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
  const isLetters = (): boolean => props.coming.keys === 'letters';
  return (
    <>
      <h1>{pw().askCode}</h1>
      <p class="code-trouble" role="alert">
        <Show when={props.coming.trouble}>{(trouble) => pw().trouble[trouble()]}</Show>
      </p>
      <p
        class="code-boxes"
        role="img"
        aria-label={pw().typedSoFar(props.coming.typed.split('').join(' '))}
        data-count={boxesOf(props.coming)}
      >
        <For each={Array.from({ length: boxesOf(props.coming) }, (_, index) => index)}>
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
        <button type="button" class="plain" onClick={() => props.onChange(withKeys(isLetters() ? 'digits' : 'letters'))}>
          {isLetters() ? pw().digits : pw().letters}
        </button>
        <Show when={!isLetters()}>
          <button type="button" disabled={props.isAsking} onClick={() => press('0')}>
            0
          </button>
        </Show>
        <button type="button" class="plain" aria-label={pw().erase} title={pw().erase} onClick={erase}>
          <Sign path={ERASE} />
        </button>
        <button type="button" class="btn go send" disabled={props.isAsking || !sent(props.coming)} onClick={send}>
          {pw().send}
        </button>
      </div>
      <div class="code-ways">
        <p class="way">
          <Sign path={CARD} />
          <span>
            <b>{pw().card}</b> {pw().cardHint}
          </span>
        </p>
        <ScanCard />
        <a class="btn quiet" href={toClassCheck}>
          {pw().check.link}
        </a>
        <Languages />
      </div>
    </>
  );
}
