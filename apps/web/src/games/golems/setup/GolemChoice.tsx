import type { Edition } from '@stolik/golems/programs/program';
import { KITS, ROBOTS, type RobotName } from '@stolik/golems/v4/kinds';
import { GOLEM_CARDS, GOLEM_TYPES, type GolemType } from '@stolik/golems/v6/types';
import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../preferences.ts';
import type { SetupProps } from '../../../table/contract.ts';
import { wordsOf } from '../words.ts';
import { golemsFor, isForKids, optionOf, scenarioFor, withGolem } from './agreement.ts';
import { frontOf, nameOf } from './part.tsx';

/** Which golem or robot this seat leads, by its picture; one that somebody else has is pale, and they swap. */
export function makeGolemChoice(edition: Edition): (props: SetupProps & { readonly seat: number }) => JSX.Element {
  const types: readonly string[] = edition === 'golems6' ? GOLEM_TYPES : ROBOTS;
  return (props) => {
    const name = createUniqueId();
    const words = () => wordsOf(preferences.language, edition);
    const scenario = createMemo(() => scenarioFor(edition, props.options, props.players).scenario);
    const golems = createMemo(() => golemsFor(props.options, scenario(), props.players));
    const own = (): string => golems()[props.seat] ?? '';
    /** A bot of the scenario is called by what it is. */
    const owner = (type: string): string | undefined => {
      const seat = golems().indexOf(type);
      if (seat < 0 || seat === props.seat) return undefined;
      return seat < props.players ? props.nameOf(seat) : words().setup.botOf;
    };
    const label = (type: string): string => {
      const taken = owner(type);
      return taken === undefined ? nameOf(type) : words().setup.taken(nameOf(type), taken);
    };
    return (
      <Show when={!isForKids(scenario())}>
        <div class="gl-leads" role="radiogroup" aria-label={words().setup.leads}>
          <span class="su-label">{words().setup.leads}</span>
          <div class="gl-types" data-edition={edition}>
            <For each={types}>
              {(type) => (
                <label classList={{ taken: owner(type) !== undefined }} title={label(type)}>
                  <input
                    type="radio"
                    name={name}
                    aria-label={label(type)}
                    checked={type === own()}
                    onChange={() =>
                      props.choose({
                        ...props.options,
                        scenario: optionOf(scenario()),
                        golems: withGolem(golems(), props.seat, type),
                      })
                    }
                  />
                  <svg viewBox="-5 -5 110 110" aria-hidden="true" innerHTML={frontOf(edition, type, props.seat)} />
                </label>
              )}
            </For>
          </div>
          <p class="gl-lead-says">
            <b>{nameOf(own())}.</b> {aboutOf(edition, own())}
          </p>
        </div>
      </Show>
    );
  };
}

/** What the numbers on its card mean. */
function aboutOf(edition: Edition, type: string): string {
  const { facts } = wordsOf(preferences.language, edition);
  if (edition === 'golems6') {
    const card = GOLEM_CARDS.even[type as GolemType];
    return card ? facts.golem(card.strength, card.range, card.rows, card.limit) : '';
  }
  const { rows, power, reach } = KITS.even;
  const sound = ROBOTS.indexOf(type as RobotName) * 2;
  return sound < 0 ? '' : facts.robot(power[sound]!, reach[sound]!, rows[sound]!);
}
