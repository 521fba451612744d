import { PHRASES, type Phrase } from '@stolik/wire/room';
import { For, type JSX } from 'solid-js';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { t } from '../../../session/online/table-words.ts';

/** Faces and signs, in a box of 24; the rest is said in words. */
const SIGNS: Readonly<Partial<Record<Phrase, readonly string[]>>> = {
  smile: ['M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM9 9.500v.6M15 9.500v.6M8 14c1 1.800 2.400 2.500 4 2.500s3-.7 4-2.500'],
  laugh: [
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM7.500 10.300c.6-1 2-1 2.600 0M13.900 10.300c.6-1 2-1 2.600 0M7.500 13.500h9c0 2.800-2 4.300-4.500 4.300s-4.500-1.500-4.500-4.300z',
  ],
  wow: ['M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM9 9v.6M15 9v.6M12 13.200a1.900 2.300 0 1 0 0 4.600a1.900 2.300 0 1 0 0-4.600z'],
  sad: [
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM9 9.500v.6M15 9.500v.6M8.300 16.800c.9-1.700 2.200-2.400 3.700-2.400s2.800.7 3.700 2.400',
  ],
  heart: [
    'M12 20C6 15.600 3.500 12.600 3.500 9.200C3.500 6.700 5.400 5 7.600 5c1.800 0 3.300 1 4.400 2.800C13.100 6 14.600 5 16.400 5c2.200 0 4.100 1.700 4.100 4.200c0 3.400-2.500 6.400-8.500 10.800z',
  ],
  clap: [
    'M6.500 13.500l5.200-5.200a1.300 1.300 0 0 1 1.900 1.900l-2.600 2.600M9.500 10.300L5.800 14a5 5 0 0 0 0 7h6.400l6-6a1.300 1.300 0 0 0-1.900-1.900l-2 2 3.500-3.500a1.300 1.300 0 0 0-1.900-1.900l-3.600 3.600M12 4.500V2M16 5l1.500-2M8 5L6.500 3',
  ],
};

export function Sign(props: { readonly phrase: Phrase }): JSX.Element {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      <For each={SIGNS[props.phrase]}>
        {(path) => (
          <path d={path} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
        )}
      </For>
    </svg>
  );
}

export const isSign = (phrase: Phrase): boolean => phrase in SIGNS;

/** What one can say at a table: sixteen things, no free text. */
export function SayDialog(props: {
  readonly isQuiet: boolean;
  readonly onQuiet: (isQuiet: boolean) => void;
  readonly onSay: (phrase: Phrase) => void;
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <Dialog title={t().say} onClose={props.onClose}>
      <p class="dim">{t().sayHint}</p>
      <div class="signs stack near">
        <For each={PHRASES.filter(isSign)}>
          {(phrase) => (
            <button
              type="button"
              class="btn"
              aria-label={t().phrases[phrase]}
              title={t().phrases[phrase]}
              onClick={() => props.onSay(phrase)}
            >
              <Sign phrase={phrase} />
            </button>
          )}
        </For>
      </div>
      <div class="phrases-said stack near">
        <For each={PHRASES.filter((phrase) => !isSign(phrase))}>
          {(phrase) => (
            <button type="button" class="btn" onClick={() => props.onSay(phrase)}>
              {t().phrases[phrase]}
            </button>
          )}
        </For>
      </div>
      <label class="quiet">
        <input type="checkbox" checked={props.isQuiet} onChange={(event) => props.onQuiet(event.currentTarget.checked)} />
        <span>{t().quiet}</span>
      </label>
    </Dialog>
  );
}
