import type { Seat } from '@stolik/kernel/game';
import { type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { toParents, toRules } from '../../base/router.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { Keys } from '../../base/ui/keys.tsx';
import { createMedia } from '../../base/ui/media.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, KeyHelp } from '../contract.ts';
import { HowToPlay } from '../how-to/how-to.tsx';
import { TableTerms } from '../terms/terms-list.tsx';
import { AimLine } from './aim-line.tsx';

/** How to play, the aim and the terms of this very table, the keys. At a children's table everything in it is theirs. */
export function HelpDialog(props: {
  readonly client: GameClient;
  readonly match: Match;
  /** A question of a lesson or a puzzle: nobody has agreed on anything, and what stands there is another game's. */
  readonly isStudy?: boolean | undefined;
  readonly nameOf: (seat: Seat) => string;
  readonly onClose: () => void;
}): JSX.Element {
  const view = (): unknown => props.match.sight().view;
  const isForKids = (): boolean => props.client.kids?.isFor(view()) === true;
  const keys = (): readonly KeyHelp[] | undefined => (isForKids() ? props.client.kids!.keys : props.client.keys);
  /** A phone or a tablet without a keyboard that anybody could know of. */
  const isTouched = createMedia('(hover: none) and (pointer: coarse)');
  const everywhere = (): readonly (readonly [readonly string[], string])[] => [
    [['Tab'], p().help.keys.sections],
    [['←', '↑', '→', '↓'], p().help.keys.move],
    [['Enter'], p().help.keys.choose],
    [['Esc'], p().help.keys.escape],
    [['U', 'Ctrl+Z'], p().help.keys.undo],
    [['P'], p().help.keys.again],
    [['H'], p().help.keys.hint],
    [['L'], p().help.keys.log],
    [['?'], p().help.keys.help],
  ];
  const named = (keys: readonly string[]): string => [...keys].sort().join(' ');
  /** What the game says better itself is not said twice. */
  const others = (): readonly (readonly [readonly string[], string])[] => {
    const own = new Set(keys()?.map(({ keys }) => named(keys)));
    const taken = new Set(keys()?.flatMap(({ keys }) => keys));
    return everywhere().filter(([keys]) => !own.has(named(keys)) && !(keys.length === 1 && taken.has(keys[0]!)));
  };
  return (
    <Dialog title={p().help.title} class="wide" onClose={props.onClose}>
      <AimLine client={props.client} view={view()} />
      {/* Children look at pictures; who reads for them finds the rest below. */}
      <Show when={isForKids()}>
        <HowToPlay game={props.client.game.id} isForKids heading="h3" />
      </Show>
      <p>{p().help.how}</p>
      <Show when={!props.isStudy && props.match.options()}>
        {(options) => (
          <TableTerms
            client={props.client}
            options={options()}
            players={props.match.sitters().length}
            nameOf={(seat) => props.nameOf(seat)}
          />
        )}
      </Show>
      <Show when={!isForKids()}>
        <HowToPlay game={props.client.game.id} heading="h3" />
      </Show>
      <Show when={isForKids()}>
        <a class="btn" href={toParents} target="_blank" rel="noopener">
          <Icon name="child" />
          {m().parents.link}
        </a>
      </Show>
      <Show when={!isTouched()}>
        <Show when={keys()}>
          {(keys) => (
            <>
              <h3>{p().help.board}</h3>
              <Keys rows={keys().map(({ keys, does }) => [keys, read(does)] as const)} />
            </>
          )}
        </Show>
        <h3>{p().help.everywhere}</h3>
        <Keys rows={others()} />
      </Show>
      <a class="btn" href={toRules(props.client.game.id)} target="_blank" rel="noopener">
        <Icon name="book" />
        {p().help.rules}
      </a>
    </Dialog>
  );
}
