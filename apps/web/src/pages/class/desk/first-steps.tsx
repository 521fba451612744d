import type { JSX } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import { dw } from '../words.ts';

/** Pupils without cards on paper: the next of the first steps. */
export function CardsFirst(props: { readonly onPrint: () => void }): JSX.Element {
  return (
    <section class="panel first-steps stack near">
      <p>{dw().first.cards}</p>
      <p>
        <button type="button" class="btn" onClick={() => props.onPrint()}>
          <Icon name="log" small /> {dw().printing.cards}
        </button>
      </p>
    </section>
  );
}

/** A class without anybody yet: what a teacher does first. */
export function FirstSteps(props: { readonly onOpen: (what: 'pupils' | 'recovery' | 'wall') => void }): JSX.Element {
  return (
    <section class="panel first-steps stack far">
      <h2>{dw().first.title}</h2>
      <ol class="stack far">
        <li>
          <p>{dw().first.recovery}</p>
          <button type="button" class="btn" onClick={() => props.onOpen('recovery')}>
            <Icon name="log" small /> {dw().printing.recovery}
          </button>
        </li>
        <li>
          <p>{dw().first.pupils}</p>
          <button type="button" class="btn" onClick={() => props.onOpen('pupils')}>
            <Icon name="person" small /> {dw().pupils}
          </button>
        </li>
        <li>
          <p>{dw().first.wall}</p>
          <button type="button" class="btn" onClick={() => props.onOpen('wall')}>
            <Icon name="share" small /> {dw().wall}
          </button>
        </li>
      </ol>
    </section>
  );
}
