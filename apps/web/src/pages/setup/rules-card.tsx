import { For, type JSX, Show } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { fieldsFor, isSettled, valueFor } from '../../shell/terms/house-rules.ts';
import { OnlineTerms } from './online/new-table.tsx';
import type { OnlinePlan } from './online/plan.ts';
import { OptionRow } from './option-field.tsx';
import type { Plan } from './table-plan.ts';

/** What can be agreed on at this table, and across devices how fast and who may come. */
export function HouseRules(props: { readonly plan: Plan; readonly online: OnlinePlan }): JSX.Element {
  const { plan } = props;
  return (
    <div class="su-options stack">
      <For each={fieldsFor(plan.agreement())}>
        {(field) => (
          <OptionRow
            field={field}
            value={valueFor(field, plan.agreement())}
            isSettled={isSettled(field, plan.agreement())}
            onChange={(value) => plan.setOption(field.key, value)}
          />
        )}
      </For>
      <Show when={plan.agreement().fields.length > 0}>
        <p class="dim">{p().setup.optionsHint}</p>
      </Show>
      <Show when={plan.isAcross()}>
        <OnlineTerms plan={props.online} />
      </Show>
    </div>
  );
}
