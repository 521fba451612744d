import { pythonLines } from '@stolik/golems/programs/forms';
import { createMemo, type JSX, Show } from 'solid-js';
import { Seal } from '../../../base/ui/seal.tsx';
import { isPhone, papers } from '../../../base/ui/window.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { createFollowed } from '../desk/followed.ts';
import { headlineText, placeOfStory } from '../desk/story.ts';
import { pythonPieces } from '../model/colours.ts';
import { EventClause } from '../program/event-clause.tsx';
import { Code } from '../program/faces.tsx';
import { outcomeNow, outcomeText } from '../program/round-over.tsx';
import { pythonNote } from '../story/branch.ts';
import { Controls } from './controls.tsx';
import { Lanes } from './lanes.tsx';

/** The timeline of a round: a lane for every golem, rows, passes, steps, and where "now" is. */
export function Strip(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <section class="film gl-film" aria-label={desk.words().film.title}>
      <div
        class="gl-reel"
        classList={{ 'round-over': desk.isRoundOver() }}
        style={{ '--gl-seats': String(desk.scene().figures.length) }}
      >
        <Controls desk={desk} />
        {/* Papers beside the board tell it themselves. */}
        <Show when={papers() !== 'beside'}>
          <Told desk={desk} />
        </Show>
        <Show when={desk.round()}>{(round) => <Lanes desk={desk} round={round()} />}</Show>
        <Show when={papers() === 'below' && !desk.isKids()}>
          <RunningRow desk={desk} />
        </Show>
      </div>
    </section>
  );
}

/** The row that runs as code, of the golem that is looked at or of the one that is spoken of. */
function RunningRow(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const seat = createMemo(() => {
    const acting = desk.story().acting ?? [];
    const player = (each: number): boolean => desk.scene().figures[each]?.bot === null;
    return acting.includes(desk.looked()) ? desk.looked() : (acting.find(player) ?? desk.looked());
  });
  const { program, running, answer, branch } = createFollowed(desk, seat);
  const row = createMemo(() => (running() === undefined ? undefined : program()[running()!]));
  // When it is over the sentence that says why has its room.
  const isOver = (): boolean => desk.isRoundOver() || desk.story().lines.at(-1)?.event.kind === 'gameOver';
  return (
    <Show when={row() && !isOver()}>
      <div class="gl-running">
        <Seal seat={seat()} letter={desk.table.letterOf(seat())} portrait={desk.table.portraitOf?.(seat())} />
        <Code
          program={[row()!]}
          linesOf={(each) => pythonLines([each], desk.edition.id)}
          piecesOf={pythonPieces}
          running={0}
          branch={branch()}
          noteOf={(head) => answer() && pythonNote(head, answer()!)}
        />
      </div>
    </Show>
  );
}

/** On a phone the paper lies below: the sentence of the moment stands here, and the program is one tap away. */
function Told(props: { readonly desk: Desk }): JSX.Element {
  const { table } = props.desk;
  const line = () => props.desk.story().lines.at(-1)?.event;
  const over = (): string =>
    outcomeNow(props.desk)
      .seats.map((seat) => `${table.nameOf(seat.seat)}: ${outcomeText(props.desk, seat, isPhone())}.`)
      .join(' ');
  return (
    <p class="gl-told">
      <b>{placeOfStory(props.desk)}</b>{' '}
      <Show when={!props.desk.isRoundOver()} fallback={over()}>
        <Show when={line()} fallback={props.desk.words().panel.nothingYet}>
          {(event) => (
            <>
              {headlineText(props.desk)} <EventClause desk={props.desk} event={event()} />
            </>
          )}
        </Show>
      </Show>
    </p>
  );
}
