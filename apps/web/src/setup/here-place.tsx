import type { Sitter } from '@stolik/table/table';
import { createUniqueId, type JSX, Show } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { Choice } from '../settings/settings-dialog.tsx';
import { Seal } from '../ui/seal.tsx';
import { LevelChoice } from './level-choice.tsx';

/** A seat at this device: somebody here, or a bot. */
export function HerePlace(props: {
  readonly game: string;
  readonly seat: number;
  readonly letter: string | undefined;
  readonly sitter: Sitter;
  readonly onName: (name: string) => void;
  readonly onKind: (kind: Sitter['kind']) => void;
  readonly onLevel: (level: string) => void;
}): JSX.Element {
  const field = createUniqueId();
  const level = (): string => (props.sitter.kind === 'bot' ? props.sitter.level : '');
  return (
    <li class="place" aria-label={m().setup.seat(props.seat + 1)}>
      <Seal seat={props.seat} letter={props.letter} />
      <label class="field" for={field}>
        <span>{m().setup.name}</span>
        <input
          id={field}
          class="input"
          maxlength="24"
          autocomplete="off"
          value={props.sitter.name}
          onInput={(event) => props.onName(event.currentTarget.value)}
        />
      </label>
      <Choice
        legend={m().setup.who}
        values={[
          ['person', m().setup.person],
          ['bot', m().setup.bot],
        ]}
        value={props.sitter.kind}
        onChoose={props.onKind}
      />
      <Show when={props.sitter.kind === 'bot'}>
        <LevelChoice legend={m().setup.level} game={props.game} level={level()} onChoose={props.onLevel} />
      </Show>
    </li>
  );
}
