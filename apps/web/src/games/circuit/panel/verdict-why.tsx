import { createEffect, createMemo, type JSX, onCleanup } from 'solid-js';
import { deskOf } from '../desk/desk.ts';
import type { CircuitProps } from '../model/table.ts';
import { Explanation } from './why.tsx';
import { worstFirst } from './why-button.tsx';

/** Beside the verdict of a question: the circuits that the answer closed, as "Why?" explains them. */
export function VerdictWhy(props: CircuitProps): JSX.Element {
  const desk = deskOf(props.table);
  const chains = createMemo(() => worstFirst(desk.reckoning().latest));
  createEffect(() => (chains().length > 0 ? desk.openWhy(chains()) : desk.closeWhy()));
  onCleanup(desk.closeWhy);
  const { words, papers, why, changeWhy } = desk;
  return (
    <Explanation
      reader={{ words, papers, why, changeWhy, language: props.table.language, close: desk.closeWhy }}
      isQuiet
      isLasting
    />
  );
}
