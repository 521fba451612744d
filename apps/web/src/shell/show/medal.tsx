import { For, type JSX } from 'solid-js';
import type { Medal, Metal } from '../contract.ts';
import { showWords } from './words.ts';
import './medal.css';

const STARS = { gold: 3, silver: 2, bronze: 1 } as const;
const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** With a number on it. */
export function MedalArt(props: { readonly metal: Metal; readonly number: number }): JSX.Element {
  return (
    <svg class={`medal ${props.metal}`} viewBox="0 0 80 112" aria-hidden="true">
      <path class="ribbon" d="M22 2h36l-8 42H30z" />
      <path class="stripe" d="M35 2h10v42H35z" />
      <circle class="metal" cx="40" cy="74" r="35" />
      <circle class="rim" cx="40" cy="74" r="27" />
      <text x="40" y="86">
        {props.number}
      </text>
    </svg>
  );
}

/** Three for gold; the ones that are still to be won are outlines. */
export function MedalStars(props: { readonly metal: Metal }): JSX.Element {
  return (
    <span class="medal-stars" role="img" aria-label={showWords.read().medal.metals[props.metal]}>
      <For each={[1, 2, 3]}>
        {(star) => (
          <svg viewBox="0 0 24 24" classList={{ got: star <= STARS[props.metal] }} aria-hidden="true">
            <path d={STAR} />
          </svg>
        )}
      </For>
    </span>
  );
}

/** How few cards it took: a medal with their number, stars, and how few would do. */
export function MedalNote(props: { readonly medal: Medal }): JSX.Element {
  const words = () => showWords.read().medal;
  return (
    <div class="end-medal">
      <MedalArt metal={props.medal.metal} number={props.medal.used} />
      <div>
        <MedalStars metal={props.medal.metal} />
        <p>
          <b>{words().used(props.medal.used)}</b>{' '}
          {props.medal.used > props.medal.best ? words().possible(props.medal.best) : words().shortest}
        </p>
      </div>
    </div>
  );
}
