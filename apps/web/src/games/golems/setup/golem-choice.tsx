import type { EditionId } from '@stolik/golems/editions';
import { AT_RANDOM, withLead } from '@stolik/kernel/leads';
import { type Component, createMemo, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import type { LeadProps, SetupProps } from '../../../shell/contract.ts';
import { wordsOf } from '../words/by-language.ts';
import { golemsFor, isForKids, optionOf, scenarioFor } from './agreement.ts';

/** In the card of a stool; whoever has the one that is wanted swaps with it. */
export function makeGolemChoice(
  edition: EditionId,
  Lead: Component<LeadProps>,
): (props: SetupProps & { readonly seat: number }) => JSX.Element {
  return (props) => {
    const scenario = createMemo(() => scenarioFor(edition, props.options, props.players).scenario);
    const golems = createMemo(() => golemsFor(props.options, scenario(), props.players));
    /** A bot of the scenario is called by what it is. */
    const ownerOf = (type: string): string | undefined => {
      const seat = type === AT_RANDOM ? -1 : golems().indexOf(type);
      if (seat < 0) return undefined;
      return seat < props.players ? props.nameOf(seat) : wordsOf(preferences.language, edition).setup.botOf;
    };
    return (
      <Show when={!isForKids(scenario())}>
        <Lead
          seat={props.seat}
          lead={golems()[props.seat] ?? ''}
          ownerOf={ownerOf}
          mayTake
          onChoose={(type) =>
            props.choose({ ...props.options, scenario: optionOf(scenario()), golems: [...withLead(golems(), props.seat, type)] })
          }
        />
      </Show>
    );
  };
}
