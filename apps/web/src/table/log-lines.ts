import { CHANCE, type GameEvent } from '@stolik/kernel/game';
import type { Passage } from '@stolik/table/sight';

/** A line of the log: what happened after so many steps, in words and in notation. */
export interface Line {
  readonly after: number;
  readonly actor: number;
  readonly words: string;
  readonly text: string | undefined;
  readonly events: readonly GameEvent[];
}

/** More than that in one step is a story: every event has a line of its own. */
const IN_ONE = 3;

export function linesOfPassage({ after, actor, text, events }: Passage, tell: (event: GameEvent) => string): readonly Line[] {
  const told = events.map((event) => ({ event, words: tell(event) })).filter(({ words }) => words);
  if (told.length <= IN_ONE) return [{ after, actor, words: told.map(({ words }) => words).join(' '), text, events }];
  return told.map(({ event, words }, index) => ({
    after,
    actor,
    words,
    text: index === 0 ? text : undefined,
    events: [event],
  }));
}

/** What is told in one line with the line before it, if anything is. */
export function joinLines(before: Line, line: Line): Line | undefined {
  // A decision that says nothing by itself (take a tile) is told together with what chance then gave.
  if (line.actor === CHANCE && !before.words) return { ...before, after: line.after, words: line.words };
  // What is drawn before a move, or one thing after the other, makes no lines of its own.
  if (before.actor !== CHANCE || !before.words || !line.words) return undefined;
  const events = [...before.events, ...line.events];
  if (events.length > 2 * IN_ONE) return undefined;
  return { ...line, words: `${before.words} ${line.words}`, events };
}
