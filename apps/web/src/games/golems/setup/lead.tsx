import { EDITIONS, type EditionId } from '@stolik/golems/editions';
import { AT_RANDOM } from '@stolik/kernel/leads';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import type { LeadProps } from '../../../shell/contract.ts';
import { type Words, wordsOf } from '../words/by-language.ts';
import { frontOf, nameOf } from './figures.ts';

/** What the numbers on its card mean. */
export type LeadWords = (type: string, facts: Words['facts']) => string;

/** Which golem or robot this seat leads, by its picture, or whichever is dealt; one that somebody else has is pale. */
export function makeLead(edition: EditionId, aboutLead: LeadWords): (props: LeadProps) => JSX.Element {
  const types: readonly string[] = [...EDITIONS[edition].leads, AT_RANDOM];
  return (props) => {
    const name = createUniqueId();
    const words = () => wordsOf(preferences.language, edition).setup;
    const aboutOf = (type: string): string =>
      type === AT_RANDOM ? words().atRandomHint : aboutLead(type, wordsOf(preferences.language, edition).facts);
    const owner = (type: string): string | undefined => (type === props.lead ? undefined : props.ownerOf(type));
    const label = (type: string): string => {
      const taken = owner(type);
      return taken === undefined ? nameOf(edition, type) : words().taken(nameOf(edition, type), taken, props.mayTake);
    };
    return (
      <div class="gl-leads" role="radiogroup" aria-label={words().leads}>
        <span class="su-label">{words().leads}</span>
        <div class="gl-types" data-edition={edition}>
          <For each={types}>
            {(type) => (
              <label classList={{ taken: owner(type) !== undefined, chance: type === AT_RANDOM }} title={label(type)}>
                <input
                  type="radio"
                  name={name}
                  aria-label={label(type)}
                  checked={type === props.lead}
                  disabled={!props.mayTake && owner(type) !== undefined}
                  onChange={() => props.onChoose(type)}
                />
                <svg viewBox="-5 -5 110 110" aria-hidden="true" innerHTML={frontOf(edition, type, props.seat)} />
                <Show when={type === AT_RANDOM}>
                  <span aria-hidden="true">{label(type)}</span>
                </Show>
              </label>
            )}
          </For>
        </div>
        <Show when={props.lead}>
          <p class="gl-lead-says">
            <b>{nameOf(edition, props.lead)}.</b> {aboutOf(props.lead)}
          </p>
        </Show>
      </div>
    );
  };
}
