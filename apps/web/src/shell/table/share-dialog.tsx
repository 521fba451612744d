import type { AnyGame, Seat } from '@stolik/kernel/game';
import { type GameLog, printLog } from '@stolik/kernel/log';
import type { Table } from '@stolik/table/table';
import type { Film } from '@stolik/wire/film';
import { createSignal, type JSX, onCleanup, Show, untrack } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { toReplay } from '../../base/router.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { inSlices } from '../../base/ui/leisure.ts';
import { LinkField } from '../../base/ui/link-field.tsx';
import { saveFile } from '../../base/ui/save-file.ts';
import { packText } from '../../session/kept/link.ts';
import { type Shareable, sharing } from '../../session/kept/sharing.ts';
import type { Match } from '../../session/match.ts';
import type { TableClient } from '../contract.ts';
import { Agreement } from './agreement.tsx';

/** A link that holds the game, and the game as a file. While something is hidden both hold only what may be seen. */
export function ShareDialog(props: {
  readonly game: AnyGame;
  readonly match: Match;
  readonly table: TableClient;
  readonly whole: Table;
  readonly onClose: () => void;
}): JSX.Element {
  // As it stands when it is asked for: what happens meanwhile is not in it.
  const whole = untrack(() => props.whole);
  /** An earlier moment is on the screen: so many steps of it. */
  const moment = untrack(() => (props.match.at() < props.match.count() ? props.match.at() : undefined));
  const { latest: found } = createArrival(
    () => whole,
    (table) => inSlices(sharing(props.game, table)),
  );
  const [asking, setAsking] = createSignal(false);
  const [haveAgreed, setAgreed] = createSignal(false);
  const people = (): readonly Seat[] => whole.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const areBotsThere = (): boolean => whole.sitters.some(({ kind }) => kind === 'bot');
  let isCovered = false;
  onCleanup(() => isCovered && props.match.uncover());

  function askEverybody(): void {
    isCovered = true;
    props.match.cover();
    setAsking(true);
  }

  const seen = (): Extract<Shareable, { kind: 'seen' }> | undefined => {
    const shareable = found();
    return shareable?.kind === 'seen' && !haveAgreed() ? shareable : undefined;
  };
  const log = (): GameLog | undefined => (seen() ? undefined : found()?.log);
  return (
    <Show
      when={asking()}
      fallback={
        <Dialog title={p().share.title} onClose={props.onClose}>
          <Show when={seen()}>
            {(shareable) => (
              <>
                <Offer
                  game={props.game}
                  content={shareable().film}
                  title={p().share.seenLink}
                  hint={people().length > 1 ? p().share.seenByAll : p().share.seenByYou}
                  fileHint={p().share.seenFile}
                />
                <h3>{p().share.everything}</h3>
                <Show
                  when={people().length > 1 && !areBotsThere()}
                  fallback={<p class="dim">{areBotsThere() ? p().share.botsHide : p().share.atTheEnd}</p>}
                >
                  <p class="dim">{p().share.everythingHint}</p>
                  <button type="button" class="btn" onClick={askEverybody}>
                    <Icon name="people" />
                    {p().share.askAll}
                  </button>
                </Show>
              </>
            )}
          </Show>
          <Show when={log()}>
            {(content) => (
              <Offer
                game={props.game}
                content={content()}
                title={p().share.link}
                hint={p().share.linkHint}
                fileHint={p().share.fileHint}
                moment={moment}
              />
            )}
          </Show>
        </Dialog>
      }
    >
      <Agreement
        people={people()}
        table={props.table}
        onAgreed={() => {
          setAgreed(true);
          setAsking(false);
        }}
        onRefused={() => setAsking(false)}
      />
    </Show>
  );
}

function Offer(props: {
  readonly game: AnyGame;
  readonly content: GameLog | Film;
  readonly title: string;
  readonly hint: string;
  readonly fileHint: string;
  readonly moment?: number | undefined;
}): JSX.Element {
  const text = (): string => {
    const { content } = props;
    return content.stolik === 'film' ? `${JSON.stringify(content)}\n` : printLog(content);
  };
  const { latest: link } = createArrival(
    () => props.content,
    async (content) => {
      const { checks: _, ...rest } = content as GameLog;
      return `${location.origin}${location.pathname}${toReplay(await packText(JSON.stringify(rest)))}`;
    },
  );
  const save = (): void =>
    saveFile(`${props.game.id}-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}.json`, text());
  return (
    <>
      <h3>{props.title}</h3>
      <p class="dim">{props.hint}</p>
      <LinkField link={link()} label={p().share.field} />
      <Show when={props.moment && link()}>
        <h3>{p().share.moment}</h3>
        <LinkField link={`${link()}/${props.moment}`} label={p().share.moment} />
      </Show>
      <h3>{p().share.file}</h3>
      <p class="dim">{props.fileHint}</p>
      <button type="button" class="btn" onClick={save}>
        <Icon name="file" />
        {p().share.file}
      </button>
    </>
  );
}
