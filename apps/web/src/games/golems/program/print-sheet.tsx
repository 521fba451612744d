import { type Program, pseudocode } from '@stolik/golems/programs';
import { flowchart, python } from '@stolik/golems/programs/forms';
import { createEffect, type JSX, onCleanup } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { Desk } from '../desk/desk-shape.ts';
import { pythonWorld } from '../desk/python-world.ts';

/** One program on one sheet of paper, in all its languages. Exists while the browser prints. */
export function PrintSheet(props: {
  readonly desk: Desk;
  readonly program: Program;
  readonly seat: number;
  readonly onPrinted: () => void;
}): JSX.Element {
  const { desk } = props;
  const edition = desk.edition.id;
  const words = () => desk.words().panel;
  const language = () => desk.table.language();
  createEffect(() => {
    addEventListener('afterprint', props.onPrinted, { once: true });
    onCleanup(() => removeEventListener('afterprint', props.onPrinted));
    requestAnimationFrame(() => print());
  });
  return (
    <Portal>
      <article class={`gl-sheet game-${desk.table.game.id}`}>
        <h1>{desk.words().tray.programOf(desk.table.nameOf(props.seat))}</h1>
        <p>{desk.words().film.round(desk.scene().round)}</p>
        <section>
          <h2>{words().flowchart}</h2>
          <div innerHTML={flowchart(props.program, edition, language())} />
        </section>
        <section>
          <h2>{words().pseudocode}</h2>
          <pre>{pseudocode(props.program, edition, language()).join('\n')}</pre>
          <h2>{words().python}</h2>
          <pre>{python(props.program, edition, language(), pythonWorld(desk, props.seat))}</pre>
        </section>
      </article>
    </Portal>
  );
}
