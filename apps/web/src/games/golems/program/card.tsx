import { commandBack as cardBack, commandArt, commandSign } from '@stolik/golems/art/cards';
import type { JSX } from 'solid-js';
import { colourOf, type Item, isBonus } from '../model/draft.ts';
import type { Words } from '../words/by-language.ts';

/** A command card: sign, word, and the rulebook's colour. */
export function CardFace(props: { readonly item: Item; readonly words: Words; readonly small?: boolean }): JSX.Element {
  const art = (): string => (isBonus(props.item) ? commandArt(props.item) : commandSign(props.item, 'currentColor'));
  return (
    <span class={`gl-card ${colourOf(props.item)}`} classList={{ small: props.small ?? false }}>
      <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art()} />
      <span class="gl-word">{props.words.card(props.item)}</span>
    </span>
  );
}

/** A card that lies face down. */
export function CardBack(props: { readonly label: string }): JSX.Element {
  return (
    <span class="gl-card back" role="img" aria-label={props.label}>
      <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={cardBack()} />
    </span>
  );
}
