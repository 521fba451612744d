import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { createSignal } from 'solid-js';

const [onSheet, setOnSheet] = createSignal<readonly ClosedQuestion[]>([]);

/** Positions that the teacher has put on a worksheet of their own, as long as the page lives; each once. */
export { onSheet };

export const addToSheet = (question: ClosedQuestion): void =>
  void setOnSheet((before) => (before.some(({ id }) => id === question.id) ? before : [...before, question]));

export const clearSheet = (): void => void setOnSheet([]);
