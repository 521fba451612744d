import type { JSX } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { Icon } from '../../base/ui/icon.tsx';
import type { Opening } from '../table/bar.tsx';
import { w } from './words.ts';

export function StudyBar(props: {
  readonly game: string;
  readonly title: string;
  readonly back: string;
  readonly onOpen: (opening: Opening) => void;
}): JSX.Element {
  return (
    <header class="bar">
      <a class="sq" href={props.back} aria-label={w().back} title={w().back}>
        <Icon name="back" />
      </a>
      <div class="study-title">
        <p class="kick">
          {gameTitle(props.game)} · {w().puzzle}
        </p>
        <h1>{props.title}</h1>
      </div>
      <span class="grow" />
      <button type="button" class="sq" aria-label={m().table.help} title={m().table.help} onClick={() => props.onOpen('help')}>
        <Icon name="help" />
      </button>
      <button
        type="button"
        class="sq"
        aria-label={m().nav.settings}
        title={m().nav.settings}
        onClick={() => props.onOpen('settings')}
      >
        <Icon name="settings" />
      </button>
    </header>
  );
}
