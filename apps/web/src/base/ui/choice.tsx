import { createUniqueId, For, type JSX, Show } from 'solid-js';

/** One of a few, as a row of buttons that are radio buttons. */
export function Choice<Value extends string | number>(props: {
  readonly legend: string;
  readonly values: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}): JSX.Element {
  const name = createUniqueId();
  return (
    <div class="field" role="radiogroup" aria-label={props.legend}>
      <span>{props.legend}</span>
      <div class="seg">
        <For each={props.values}>
          {([value, label]) => (
            <label>
              <input type="radio" name={name} checked={value === props.value} onChange={() => props.onChoose(value)} />
              {label}
            </label>
          )}
        </For>
      </div>
    </div>
  );
}

export function Switch(props: {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly isSettled?: boolean | undefined;
  readonly onChange: (isOn: boolean) => void;
}): JSX.Element {
  return (
    <label class="switch">
      <span>{props.label}</span>
      <Show when={props.hint}>
        <small>{props.hint}</small>
      </Show>
      <input
        type="checkbox"
        role="switch"
        checked={props.isOn}
        aria-checked={props.isOn}
        disabled={props.isSettled}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
