import { animalOf, type Nickname, sayNickname } from '@stolik/class/names';
import { type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import type { Picture } from '../../../base/ui/picture.ts';
import { PictureView } from '../../../base/ui/picture-view.tsx';
import { Animal } from '../art/animal.tsx';
import { ClassStar } from '../art/secret-picture.tsx';
import { w } from '../read.ts';
import './paper.css';

/** What a child can do now; never a place, never a number. Without a nickname or a name their lines are filled by hand. */
export function Certificate(props: {
  readonly can: string;
  readonly board: Picture | undefined;
  readonly felt: string;
  readonly label?: string | undefined;
  readonly nickname?: Nickname | undefined;
  readonly name?: string | undefined;
}): JSX.Element {
  const words = () => w().paper;
  return (
    <section class="sheet certificate">
      <div class="certificate-in">
        <div class="crown">
          <Show when={props.nickname} fallback={<ClassStar />}>
            {(called) => (
              <>
                <ClassStar />
                <Animal animal={animalOf(called())} label="" />
                <ClassStar />
              </>
            )}
          </Show>
        </div>
        <h1>{words().wellDone}</h1>
        <p class="say">{words().thisIsToSay}</p>
        <p class="child">{props.name ?? ''}</p>
        <Show when={props.nickname}>{(called) => <p class="called">{sayNickname(called(), preferences.language)}</p>}</Show>
        <p class="can">{props.can}.</p>
        <div class="signed">
          <p>{words().date(props.label)}</p>
          <div class={`board felt-${props.felt}`}>
            <Show when={props.board}>{(board) => <PictureView picture={board()} />}</Show>
          </div>
          <p>{words().teacher}</p>
        </div>
      </div>
    </section>
  );
}
