import type { Action, Seat } from '@stolik/kernel/game';
import type { Hints } from '@stolik/search/hints';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { isShown } from '../../base/ui/is-shown.ts';
import { askHints } from '../../session/bots/bots.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, Lit, TableClient } from '../contract.ts';
import { moveInWords } from './words.ts';

/** An idea in words. */
export interface Told {
  readonly action: Action;
  readonly move: string;
  readonly says: string;
  /** The place that it is for, where the move itself does not show it. */
  readonly place?: string | undefined;
}

/** The lamp of a table: what it says now, and what its light falls on. */
export interface Hinting {
  /** Hints are allowed at this table at all. */
  readonly isHere: Accessor<boolean>;
  /** And can be asked for now. */
  readonly isReady: Accessor<boolean>;
  readonly isOpen: Accessor<boolean>;
  /** Undefined while it thinks. */
  readonly ideas: Accessor<readonly Told[] | undefined>;
  readonly now: Accessor<Told | undefined>;
  readonly number: Accessor<number>;
  /** How sure it is, in words; empty where nothing has to be said. */
  readonly doubt: Accessor<string>;
  readonly lit: Accessor<Lit | undefined>;
  /** First ideas that were told, by the number of steps before them: who reviews the game knows what was advised. */
  readonly advised: Readonly<Record<number, Action>>;
  open(): void;
  another(): void;
  /** Lays the idea out as if it had been tried by hand. */
  tryIt(): void;
  close(): void;
}

/** Where only bots play against one, or where people have agreed to it in the settings. */
export function mayHint(match: Match): boolean {
  const people = match.sitters().filter(({ kind }) => kind === 'person').length;
  return match.whole() !== undefined && match.curtain() === undefined && (people === 1 || preferences.hints);
}

/** Ideas in the reader's language; what reads alike is one piece of advice. */
function inWords(
  client: GameClient,
  table: TableClient,
  { state, seat, found }: { readonly state: unknown; readonly seat: Seat; readonly found: Hints },
): readonly Told[] {
  const told = found.ideas.map(({ action, says, place }): Told => {
    return { action, says, place, move: moveInWords(client, state, seat, action, preferences.language, table.nameOf) };
  });
  const ideas = told.filter(({ move, says }, at) => told.findIndex((other) => other.move === move && other.says === says) === at);
  // The same piece in the same place lies otherwise there.
  return ideas.map((idea, at) =>
    ideas.findIndex(({ move }) => move === idea.move) === at ? idea : { ...idea, move: m().hint.turned(idea.move) },
  );
}

/** Where several decide at once, others lay while somebody waits for an idea. */
function isOthersStep(match: Match): boolean {
  const last = match.whole()?.steps.at(-1);
  return last?.kind === 'play' && typeof last.actor === 'number' && last.actor !== match.eyes();
}

/** What is advised is drawn on the board while it is spoken of. */
function drawn(client: GameClient, match: Match, table: TableClient, now: () => Told | undefined): void {
  const draw = (idea: Told | undefined): void => {
    const seat = match.eyes();
    if (seat === undefined) return;
    client.advice.draw?.(table, seat, idea && client.game.write(match.shownState(), seat, idea.action));
  };
  createEffect(on(now, draw, { defer: true }));
}

export function createHinting(client: GameClient, match: Match, table: TableClient, isReplay: boolean): Hinting {
  const { game } = client;
  const [isOpen, setOpen] = createSignal(false);
  const [ideas, setIdeas] = createSignal<readonly Told[]>();
  const [hints, setHints] = createSignal<Hints>();
  const [index, setIndex] = createSignal(0);
  const advised: Record<number, Action> = {};
  /** What was found for the position that lies there, in this language. */
  let kept: { readonly state: unknown; readonly language: string; readonly found: Promise<Hints> } | undefined;

  const isHere = (): boolean => !isReplay && match.mode() === 'live' && match.next().kind !== 'over' && mayHint(match);
  // Where several decide at once, bots lay first: the position is the one that is decided in.
  const isReady = (): boolean => isHere() && match.isAsked() && !match.isThinking();
  let isWanted = false;
  createEffect(() => {
    if (isReady() && isWanted) open();
  });
  const now = (): Told | undefined => (isOpen() ? ideas()?.[index()] : undefined);

  drawn(client, match, table, now);

  const close = (): void => void setOpen(false);
  // What is said of a position ends with it.
  function end(): void {
    const isStillWanted = isOpen() && match.isAsked() && isOthersStep(match);
    close();
    if (isStillWanted) open();
  }
  createEffect(on([match.isAsked, match.count, match.mode], end, { defer: true }));

  function open(): void {
    const whole = match.whole();
    const seat = match.eyes();
    isWanted = !isReady() && isHere() && match.isAsked();
    if (!whole || seat === undefined || !isReady()) return;
    setIndex(0);
    setIdeas(undefined);
    setOpen(true);
    announce(m().hint.thinking);
    const { language } = preferences;
    const isKept = kept?.state === whole.state && kept?.language === language;
    const asked = kept && isKept ? kept : { state: whole.state, language, found: askHints(whole, seat, language) };
    kept = asked;
    void asked.found.then(
      (found) => {
        if (kept !== asked || !isOpen()) return;
        advised[whole.steps.length] = found.ideas[0]!.action;
        setHints(found);
        setIdeas(inWords(client, table, { state: whole.state, seat, found }));
        tell();
      },
      () => {
        // Another time it may be found.
        kept = undefined;
        setIdeas([]);
      },
    );
  }

  function tell(): void {
    const idea = now();
    const seat = match.eyes();
    if (idea && seat !== undefined) client.advice.reveal?.(table, game.write(match.shownState(), seat, idea.action));
    if (idea) announce([`${idea.move}.`, idea.says, doubt()].filter(Boolean).join(' '));
  }

  const doubt = (): string => {
    const found = hints();
    if (!found || !ideas()?.length) return '';
    if (found.isHasty) return m().hint.hasty;
    if ((ideas()?.length ?? 0) < 2) return '';
    return found.decided ? m().hint.eitherWay(found.decided) : found.isClose ? m().hint.close : '';
  };

  function tryIt(): void {
    const idea = now();
    if (!idea) return;
    close();
    client.advice.propose?.(table, idea.action);
    // The button that does it may only come with what was laid out.
    requestAnimationFrame(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>(client.advice.confirm)];
      buttons.find(isShown)?.focus();
    });
    announce(`${idea.move}. ${m().hint.laidOut}`);
  }

  return {
    isHere,
    isReady,
    isOpen,
    ideas,
    now,
    number: index,
    doubt,
    lit: () => {
      const idea = now();
      const seat = match.eyes();
      if (!idea || seat === undefined) return undefined;
      const state = match.shownState();
      return client.advice.lit(game.view(state, seat), seat, game.write(state, seat, idea.action), idea.place);
    },
    advised,
    open,
    another: () => {
      setIndex((index() + 1) % Math.max(1, ideas()?.length ?? 1));
      tell();
    },
    tryIt,
    close,
  };
}
