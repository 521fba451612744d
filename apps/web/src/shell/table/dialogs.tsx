import type { Seat } from '@stolik/kernel/game';
import { Match as Case, type JSX, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { boxTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { prefer, preferences } from '../../base/preferences.ts';
import { toHome, toRules } from '../../base/router.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Icon } from '../../base/ui/every-icon.tsx';
import type { Match } from '../../session/match.ts';
import type { GameClient, Lit, TableClient } from '../contract.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { AimLine } from './aim-line.tsx';
import type { Opening } from './bar.tsx';
import { wayBackOf } from './branch.tsx';
import type { TableExtras } from './extras.ts';
import { HelpDialog } from './help-dialog.tsx';
import type { Hinting } from './hint.ts';
import { mayReview } from './may-review.ts';
import { type Origin, wantMoment } from './origin.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** The dialogs of a table, one at a time. */
export function Dialogs(props: {
  readonly open: Opening;
  readonly onOpen: (opening: Opening) => void;
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly isReplay: boolean;
  /** No table but a question. */
  readonly isStudy?: boolean;
  readonly extras?: TableExtras | undefined;
  readonly nameOf: (seat: Seat) => string;
  readonly hinting: Hinting;
  /** Light on the board, while a moment of the review is shown. */
  readonly onLit: (lit: Lit | undefined) => void;
  /** Where this table comes from, where another way is tried here. */
  readonly origin?: Origin | undefined;
  /** The moment of the review that somebody comes back to. */
  readonly first?: number | undefined;
}): JSX.Element {
  const close = (): void => props.onOpen(undefined);
  return (
    <Switch>
      <Case when={props.open === 'help'}>
        <HelpDialog client={props.client} match={props.match} isStudy={props.isStudy} nameOf={props.nameOf} onClose={close} />
      </Case>
      <Case when={props.open === 'share' && props.match.whole()}>
        {(whole) => (
          <ShareDialog game={props.client.game} match={props.match} table={props.table} whole={whole()} onClose={close} />
        )}
      </Case>
      <Case when={props.open === 'settings'}>
        <SettingsDialog onClose={close} />
      </Case>
      <Case when={props.open === 'review'}>
        <ReviewDialog {...props} onClose={close} advised={props.hinting.advised} />
      </Case>
      <Case when={props.open === 'resign'}>
        <Dialog title={m().table.resign} onClose={close}>
          <p>{m().table.resignSure}</p>
          <div class="actions">
            <button type="button" class="btn" onClick={close}>
              {m().cancel}
            </button>
            <button
              type="button"
              class="btn go"
              onClick={() => {
                close();
                props.match.resign();
              }}
            >
              {m().table.resign}
            </button>
          </div>
        </Dialog>
      </Case>
      <Case when={props.open === 'menu'}>
        <MenuDialog {...props} onClose={close} />
      </Case>
    </Switch>
  );
}

const isInSight = (selector: string): boolean => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;

/** Whether the bar has a button for it in this window. */
const isInBar = (what: string): boolean => isInSight(`.bar [data-bar="${what}"]`);

/** What the bar has no button for. */
function MenuDialog(props: {
  readonly onOpen: (opening: Opening) => void;
  readonly onClose: () => void;
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly isReplay: boolean;
  readonly isStudy?: boolean;
  readonly extras?: TableExtras | undefined;
  readonly origin?: Origin | undefined;
  readonly hinting: Hinting;
}): JSX.Element {
  const canResign = (): boolean => !props.isReplay && props.table.seat() !== undefined && props.match.next().kind !== 'over';
  return (
    <Dialog title={boxTitle(props.client.game.id)} onClose={props.onClose}>
      {/* A question has an aim of its own. */}
      <Show when={!props.isStudy && !isInSight('.bar .aim')}>
        <AimLine client={props.client} view={props.match.sight().view} />
      </Show>
      <div class="menu">
        <Show when={!props.isReplay && props.match.count() > 0 && !isInBar('again')}>
          <button
            type="button"
            class="btn"
            onClick={() => {
              props.onClose();
              props.match.replayLastTurn();
            }}
          >
            <Icon name="again" />
            {m().film.lastTurn}
          </button>
        </Show>
        <Show when={props.hinting.isReady()}>
          <button
            type="button"
            class="btn"
            onClick={() => {
              props.onClose();
              props.hinting.open();
            }}
          >
            <Icon name="bulb" />
            {m().hint.title}
          </button>
        </Show>
        <Show when={props.client.frame?.MenuExtra}>
          {(Extra) => <Dynamic component={Extra()} table={props.table} onClose={props.onClose} />}
        </Show>
        <Show when={props.origin}>
          {(origin) => (
            <a class="btn" href={origin().address} onClick={() => wantMoment(origin())}>
              <Icon name="back" />
              {wayBackOf(origin())}
            </a>
          )}
        </Show>
        <Show when={props.client.setup.wayBack?.(props.match.sight().view, preferences.language)}>
          {(back) => (
            <a class="btn" href={back().address}>
              <Icon name="pencil" />
              {back().label}
            </a>
          )}
        </Show>
        <Show when={mayReview(props.match, props.table)}>
          <button type="button" class="btn" onClick={() => props.onOpen('review')}>
            <Icon name="bulb" />
            {p().review.title}
          </button>
        </Show>
        <Show when={props.match.whole() && !isInBar('share')}>
          <button type="button" class="btn" onClick={() => props.onOpen('share')}>
            <Icon name="share" />
            {m().table.share}
          </button>
        </Show>
        <Show when={!isInBar('help')}>
          <button type="button" class="btn" onClick={() => props.onOpen('help')}>
            <Icon name="help" />
            {m().table.help}
          </button>
        </Show>
        <a class="btn" href={toRules(props.client.game.id)}>
          <Icon name="book" />
          {m().nav.rules}
        </a>
        <Show when={!isInBar('sound')}>
          <button type="button" class="btn" onClick={() => prefer({ sound: !preferences.sound })}>
            <Icon name={preferences.sound ? 'sound' : 'mute'} />
            {preferences.sound ? m().table.soundOn : m().table.soundOff}
          </button>
        </Show>
        <Show when={!isInBar('settings')}>
          <button type="button" class="btn" onClick={() => props.onOpen('settings')}>
            <Icon name="settings" />
            {m().nav.settings}
          </button>
        </Show>
        <Show when={props.extras}>{(more) => <Dynamic component={more().MenuItems} onClose={props.onClose} />}</Show>
        <Show when={canResign()}>
          <button type="button" class="btn" onClick={() => props.onOpen('resign')}>
            <Icon name="flag" />
            {m().table.resign}
          </button>
        </Show>
        <a class="btn" href={props.extras?.home?.href ?? toHome}>
          {/* At a table on the server one keeps the seat: leaving it is another button. */}
          <Icon name="out" />
          {props.extras?.home?.says() ?? (props.extras ? m().nav.home : m().table.leave)}
        </a>
      </div>
    </Dialog>
  );
}
