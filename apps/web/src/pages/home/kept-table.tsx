import { coloursOf } from '@stolik/kernel/colours';
import { isolated } from '@stolik/look/typography';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { preferences } from '../../base/preferences.ts';
import { toTable } from '../../base/router.ts';
import { seatStyle } from '../../base/ui/colours.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { atLeisure, loaded } from '../../base/ui/leisure.ts';
import type { Picture } from '../../base/ui/picture.ts';
import { PictureView } from '../../base/ui/picture-view.tsx';
import { toast } from '../../base/ui/toast.tsx';
import { forget, isUntouched, isWhatIf, type Kept, logTextOf } from '../../session/kept/shelf.ts';
import { namedNow } from '../../session/names-now.ts';
import type { LivingTables } from './living.ts';
import { daysBetween } from './when.ts';

/** Who sits there and whose turn it is. */
export function saysOf(kept: Kept): string {
  const sitters = namedNow(kept.sitters);
  const names = (wanted: 'person' | 'bot'): readonly string[] =>
    sitters.filter(({ kind }) => kind === wanted).map(({ name }) => isolated(name));
  const people = names('person');
  const others = people.length > 1 ? [...people, ...names('bot')] : names('bot');
  return [p().home.goOnWith(others.join(', '), others.length), turnOf({ ...kept, sitters }, people.length === 1)].join(', ');
}

function turnOf(kept: Kept, isOnePerson: boolean): string {
  if (kept.isOver) return p().home.finished;
  if (isUntouched(kept)) return p().home.notBegun;
  const sitter = kept.sitters[kept.asked[0] ?? -1];
  if (!sitter) return p().home.moves(kept.moves);
  return sitter.kind === 'person' && isOnePerson ? p().home.yourTurn : p().home.turnOf(sitter.name);
}

/** "today", "2 days ago". */
const whenOf = (kept: Kept): string =>
  new Intl.RelativeTimeFormat(preferences.language, { numeric: 'auto' }).format(
    -daysBetween(new Date(kept.savedAt), new Date()),
    'day',
  );

/** The board small, names, whose turn it is, when. */
export function KeptLine(props: { readonly kept: Kept; readonly living: LivingTables }): JSX.Element {
  const [picture, setPicture] = createSignal<Picture>();
  const felt = (): string => `var(--felt-${props.kept.game}, var(--floor-2))`;
  onMount(() => {
    const { id } = props.kept;
    void loaded().then(() =>
      atLeisure(() => {
        const log = logTextOf(id);
        if (log) props.living.draw(id, log, setPicture);
      }),
    );
  });
  return (
    <>
      <span class="kept-board" style={{ background: felt(), ...seatStyle(coloursOf(props.kept.sitters)) }} aria-hidden="true">
        <Show when={picture()}>{(drawn) => <PictureView picture={drawn()} />}</Show>
      </span>
      <span>
        <b>{gameTitle(props.kept.game)}</b>
        <Show when={isWhatIf(props.kept)}>
          <em class="what-if" title={m().otherwise.says}>
            {m().otherwise.title}
          </em>
        </Show>
        <small>{saysOf(props.kept)}</small>
        <small>{whenOf(props.kept)}</small>
      </span>
    </>
  );
}

export function KeptTable(props: { readonly kept: Kept; readonly living: LivingTables }): JSX.Element {
  return (
    <li class="panel kept">
      <a class="sm abreast" href={toTable(props.kept.id)}>
        <KeptLine kept={props.kept} living={props.living} />
      </a>
      <button
        type="button"
        class="sq"
        aria-label={p().home.forget(`${gameTitle(props.kept.game)}, ${saysOf(props.kept)}`)}
        onClick={() => {
          const restore = forget(props.kept.id);
          toast(p().home.forgotten, { action: m().table.undo, run: restore });
        }}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
