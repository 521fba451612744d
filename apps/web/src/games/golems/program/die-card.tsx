import { commandSign } from '@stolik/golems/art/cards';
import { DIE_COMMANDS } from '@stolik/golems/core';
import { CARDS } from '@stolik/golems/programs';
import { For, type JSX } from 'solid-js';
import { colourOf } from '../model/draft.ts';
import type { Words } from '../words/by-language.ts';

/** What the die means for a bot: the card that the rulebook lays beside it. [G6.9.3] */
export function DieCard(props: { readonly words: Words }): JSX.Element {
  return (
    <div class="gl-die-card at-length" role="img" aria-label={props.words.die} title={props.words.die}>
      <For each={DIE_COMMANDS.slice(1)}>
        {(command, index) => {
          const card = CARDS[command]!;
          return (
            <span class={`gl-die-face ${colourOf(card)}`}>
              <b>{index() + 1}</b>
              <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={commandSign(card, 'currentColor')} />
            </span>
          );
        }}
      </For>
    </div>
  );
}
