import { CHANCE, type GameEvent, type Seat } from '@stolik/kernel/game';
import type { Passage } from '@stolik/table/sight';

/** A line of the log: what happened after so many steps, in words and in notation. */
export interface Line {
  readonly after: number;
  readonly actor: number;
  /** Whose badge stands before it; CHANCE: a die; undefined: it is about nobody or everybody. */
  readonly whose: Seat | undefined;
  /** One event of many that came of one step. */
  readonly isStory: boolean;
  readonly words: string;
  readonly text: string | undefined;
  readonly events: readonly GameEvent[];
}

/** More than that in one step is a story: every event has a line of its own. */
const IN_ONE = 3;

/**
 * `whose`: in a story, which is not always that of whoever made the last step, the one an event is about. They may do the same twice; in a
 * game without stories the same sentence again says nothing new.
 */
export function linesOfPassage(
  { after, actor, text, events }: Passage,
  tell: (event: GameEvent) => string,
  whose?: (event: GameEvent) => Seat | undefined,
): readonly Line[] {
  const all = events.map((event) => ({ event, words: tell(event) })).filter(({ words }) => words);
  const told = whose ? all : all.filter(({ words }, index) => words !== all[index - 1]?.words);
  const alone = { after, actor, whose: actor, isStory: false };
  if (told.length <= IN_ONE) return [{ ...alone, words: told.map(({ words }) => words).join(' '), text, events }];
  const lines: Line[] = [];
  for (const [index, { event, words }] of told.entries()) {
    const about = whose ? whose(event) : actor;
    const before = whose && about !== undefined && lines.at(-1);
    // What one does and what it meets there are one line.
    if (before && before.whose === about)
      lines[lines.length - 1] = { ...before, words: `${before.words} ${words}`, events: [...before.events, event] };
    else lines.push({ after, actor, whose: about, isStory: true, words, text: index === 0 ? text : undefined, events: [event] });
  }
  return lines;
}

/** The latest chapter first, and each from its beginning; without `opens` every line is a chapter. */
export function latestFirst(lines: readonly Line[], opens?: (event: GameEvent) => boolean): readonly Line[] {
  if (!opens) return lines.toReversed();
  const chapters: Line[][] = [];
  for (const line of lines) {
    const chapter = chapters.at(-1);
    if (chapter && !line.events.some(opens)) chapter.push(line);
    else chapters.push([line]);
  }
  return chapters.toReversed().flat();
}

/** What is told in one line with the line before it, if anything is. */
export function joinLines(before: Line, line: Line): Line | undefined {
  if (line.isStory) return undefined;
  // A decision that says nothing by itself (take a tile) is told together with what chance then gave.
  if (line.actor === CHANCE && !before.words) return { ...before, after: line.after, words: line.words };
  // What is drawn before a move, or one thing after the other, makes no lines of its own.
  if (before.actor !== CHANCE || !before.words || !line.words) return undefined;
  const events = [...before.events, ...line.events];
  if (events.length > 2 * IN_ONE) return undefined;
  return { ...line, words: `${before.words} ${line.words}`, events };
}
