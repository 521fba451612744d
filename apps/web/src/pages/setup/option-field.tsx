import type { Json } from '@stolik/kernel/json';
import type { JSX } from 'solid-js';
import { read } from '../../base/messages/read.ts';
import { Choice, Switch } from '../../base/ui/choice.tsx';
import type { OptionField } from '../../shell/contract.ts';
import { chosenOf } from '../../shell/terms/house-rules.ts';

/** A house rule as people choose it. */
export function OptionRow(props: {
  readonly field: OptionField;
  readonly value: Json | undefined;
  readonly isSettled: boolean;
  readonly onChange: (value: Json) => void;
}): JSX.Element {
  const { field } = props;
  if (field.kind === 'switch') {
    return (
      <Switch
        label={read(field.label)}
        hint={read(field.hint)}
        isOn={(props.value ?? field.isOnAtFirst) === true}
        isSettled={props.isSettled}
        onChange={props.onChange}
      />
    );
  }
  return (
    <div class="option">
      <Choice
        legend={read(field.label)}
        values={field.values.map(({ value, label }) => [value, read(label)] as const)}
        value={chosenOf(field, props.value)?.value ?? ''}
        onChoose={props.onChange}
      />
      <p class="dim">{read(field.hint)}</p>
    </div>
  );
}
