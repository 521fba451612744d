import { createSignal, For, type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { dw } from '../words.ts';
import { PaperCards, PaperPoster, PaperRecovery } from './paper.tsx';

const PAPERS = ['cards', 'recovery', 'poster'] as const;
type Paper = (typeof PAPERS)[number];

/** Paper by the browser's own print: what is chosen stands alone on the page while it prints. */
export function PrintDialog(props: { readonly onClose: () => void }): JSX.Element {
  const [paper, setPaper] = createSignal<Paper>();
  const titles = (): Readonly<Record<Paper, readonly [string, string]>> => ({
    cards: [dw().printing.cards, dw().printing.cardsHint],
    recovery: [dw().printing.recovery, dw().printing.recoveryHint],
    poster: [dw().printing.poster, dw().printing.posterHint],
  });
  const print = (chosen: Paper): void => {
    setPaper(chosen);
    document.documentElement.classList.add('printing-class');
    // What is printed is laid out first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        globalThis.print();
        document.documentElement.classList.remove('printing-class');
      }),
    );
  };
  return (
    <Dialog title={dw().printing.title} onClose={props.onClose}>
      <ul class="print-list">
        <For each={PAPERS}>
          {(each) => (
            <li>
              <span>
                <b>{titles()[each][0]}</b>
                <small>{titles()[each][1]}</small>
              </span>
              <button
                type="button"
                class="btn"
                aria-label={`${dw().printing.go}: ${titles()[each][0]}`}
                onClick={() => print(each)}
              >
                {dw().printing.go}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Portal mount={document.body} ref={(place) => place.classList.add('class-paper')}>
        <Show when={paper() === 'cards'}>
          <PaperCards />
        </Show>
        <Show when={paper() === 'recovery'}>
          <PaperRecovery />
        </Show>
        <Show when={paper() === 'poster'}>
          <PaperPoster />
        </Show>
      </Portal>
    </Dialog>
  );
}
