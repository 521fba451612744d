import { GOLEM_TYPES, type GolemType } from '@stolik/golems/core/golem-types';
import type { Edition } from '@stolik/golems/programs/program';
import { KITS, ROBOTS, type RobotName } from '@stolik/golems/v4/kinds';
import { GOLEM_CARDS } from '@stolik/golems/v6/types';
import { AT_RANDOM } from '@stolik/kernel/leads';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import type { LeadProps } from '../../../shell/contract.ts';
import { wordsOf } from '../words/by-language.ts';
import { frontOf, nameOf } from './figures.ts';

/** Which golem or robot this seat leads, by its picture, or whichever is dealt; one that somebody else has is pale. */
export function makeLead(edition: Edition): (props: LeadProps) => JSX.Element {
  const types: readonly string[] = [...(edition === 'golems6' ? GOLEM_TYPES : ROBOTS), AT_RANDOM];
  return (props) => {
    const name = createUniqueId();
    const words = () => wordsOf(preferences.language, edition).setup;
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
            <b>{nameOf(edition, props.lead)}.</b> {aboutOf(edition, props.lead)}
          </p>
        </Show>
      </div>
    );
  };
}

/** What the numbers on its card mean. */
function aboutOf(edition: Edition, type: string): string {
  const { facts, setup } = wordsOf(preferences.language, edition);
  if (type === AT_RANDOM) return setup.atRandomHint;
  if (edition === 'golems6') {
    const card = GOLEM_CARDS.even[type as GolemType];
    return card ? facts.golem(card.strength, card.range, card.rows, card.limit) : '';
  }
  const { rows, power, reach } = KITS.even;
  const sound = ROBOTS.indexOf(type as RobotName) * 2;
  return sound < 0 ? '' : facts.robot(power[sound]!, reach[sound]!, rows[sound]!);
}
