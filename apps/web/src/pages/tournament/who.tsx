import { type JSX, Show } from 'solid-js';
import { Face } from '../../base/ui/face/face.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { knownLevel } from '../../session/bots/levels.ts';
import { GAME } from './series.ts';

/** Who takes part, beside the name: the face of a bot, the badge of a person. */
export function Who(props: {
  readonly sitter: { readonly kind: string; readonly level?: string };
  readonly seat: number;
  readonly letter?: string | undefined;
}): JSX.Element {
  const face = (): string | undefined =>
    props.sitter.kind === 'bot' ? knownLevel(GAME, props.sitter.level ?? '')?.character.id : undefined;
  return (
    <Show when={face()} fallback={<Seal seat={props.seat} letter={props.letter} />}>
      {(id) => <Face of={id()} />}
    </Show>
  );
}
