import { BOT_PROGRAMS } from '@stolik/golems/core';
import type { AnyGame, Outcome } from '@stolik/kernel/game';
import type { Language, Words as Texts } from '@stolik/kernel/language';
import { type Component, createComponent, mergeProps } from 'solid-js';
import { latePart } from '../../base/ui/late-part.ts';
import type { KeptPicture } from '../../base/ui/picture.ts';
import { isPhone, papers } from '../../base/ui/window.ts';
import type { Automaton, GameClient, KidsEnd, SetupHooks } from '../../shell/contract.ts';
import { adviceOf } from './advice.ts';
import { BarExtra, MenuExtra } from './bar-extra.tsx';
import { Board } from './board/board.tsx';
import { Effects } from './board/later.ts';
import { coachOf } from './coach.ts';
import { deskOf } from './desk/desk.ts';
import type { Desk } from './desk/desk-shape.ts';
import type { Edition } from './desk/edition.ts';
import { durationShown } from './desk/speed.ts';
import { barkText } from './film/bark-text.ts';
import { Film, Strip, WhatIf } from './film/film.tsx';
import { allKeys, kidsKeys } from './key-help.ts';
import { botName } from './model/bot-name.ts';
import { feelingOf } from './model/feeling.ts';
import { frontArt } from './model/pieces.ts';
import type { GolemsEvent, GolemsView } from './model/scene.ts';
import type { GolemsTable } from './model/table.ts';
import { greetingOf } from './program/kids.tsx';
import { SeatFacts } from './program/seat-facts.tsx';
import { choicesOf, Tray } from './program/tray.tsx';
import { wayToEditor } from './scenarios/back.ts';
import { lastRunStart, opensRound } from './story/reel.ts';
import { beatEnd, slownessOf } from './story/together.ts';
import { aimInWords } from './words/aim.ts';
import { loadWords, wordsOf } from './words/by-language.ts';
import { CLIENT_WORDS } from './words/client.ts';
import { forecastOf } from './words/forecast.ts';
import { explainLaying } from './words/refusal.ts';
import './style/golems.css';

/** On a wide screen it comes with the table, on a phone when there is time. */
const Panel = latePart(() => import('./program/panel.tsx').then(({ Panel }) => Panel));

/** When a moment of a review is looked at. */
const Compared = latePart(() => import('./program/compared.tsx').then(({ Compared }) => Compared));

function phases(desk: Desk): ReturnType<GameClient['phases']> {
  const { phases: words } = desk.words();
  const stage = desk.stage();
  const isBefore = stage === 'subprogram' || stage === 'build';
  const hasLogic = desk.edition.hasLogic(desk.view());
  const list = [
    ...(isBefore ? [{ id: 'before', label: words.before }] : []),
    ...(desk.isKids() ? [] : [{ id: 'luck', label: words.luck }]),
    { id: 'program', label: words.program },
    ...(hasLogic ? [{ id: 'logic', label: words.logic }] : []),
    { id: 'run', label: words.run },
  ];
  return { phases: list, current: desk.isFilming() ? 'run' : isBefore ? 'before' : stage };
}

function prompt(desk: Desk): string {
  const words = desk.words().prompt;
  const ask = desk.ask();
  if (ask === 'program' && desk.isKids()) return greetingOf(desk);
  if (ask === 'program' && papers() !== 'beside') {
    const forecast = isPhone() ? forecastOf(desk.ghost()?.stops ?? [], desk.words()) : undefined;
    return forecast ?? desk.edition.eventOf(desk.view(), desk.words()) ?? words.program;
  }
  return words[ask as 'program'] ?? '';
}

/** Who stands for a seat: its golem as it feels now. A robot that is not built yet has no face. */
function portraitOf(desk: Desk, seat: number): string | undefined {
  const figure = desk.scene().figures[seat];
  if (!figure) return undefined;
  const isTheirTurn = !desk.isFilming() && desk.stage() !== 'over' && desk.table.sight().next.seats.includes(seat);
  const thinks = isTheirTurn && seat !== desk.table.seat() && figure.bot === null;
  return frontArt(figure, desk.edition.id, '', feelingOf(desk.beat(), seat) ?? (thinks ? 'thinking' : undefined));
}

function automata(edition: Edition, now: GolemsView | undefined, language: Language): readonly Automaton[] {
  if (!now) return [];
  const words = wordsOf(language, edition.id);
  const bots = edition.sceneOf(now).figures.map(({ bot }) => bot);
  return bots.flatMap((bot, seat) => {
    if (bot === null) return [];
    const program = BOT_PROGRAMS.find(({ id }) => id === bot);
    return [{ seat, name: botName(bots, seat, language), says: program ? words.bot(program) : '' }];
  });
}

/** Both editions at the table: the same parts, with what each edition knows. */
export function makeClient(
  game: AnyGame,
  edition: Edition,
  about: {
    /** Its part of the set-up page. */
    readonly setUp: SetupHooks['part'];
    readonly endings: Readonly<Record<string, Texts>>;
  },
): GameClient<GolemsView, GolemsEvent> {
  const own =
    <Props extends { readonly edition: Edition }>(Part: Component<Props>): Component<Omit<Props, 'edition'>> =>
    (props) =>
      createComponent(Part, mergeProps(props, { edition }) as unknown as Props);
  return {
    game,
    loadWords,
    setup: {
      part: about.setUp,
      // A table of an own scenario leads back to where it is built.
      wayBack: (now, language) => (now?.parts ? wayToEditor(edition.id, edition.scenarioName(now), language) : undefined),
    },
    Board: own(Board),
    Tray: own(Tray),
    Panel: own(Panel),
    SeatFacts: own(SeatFacts),
    phases: (table) => phases(deskOf(table, edition)),
    prompt: (table) => prompt(deskOf(table, edition)),
    aim: (view, language) => aimInWords(edition, view, wordsOf(language, edition.id)),
    coach: coachOf(edition),
    advice: {
      ...adviceOf(edition),
      propose: (table, action) => {
        const desk = deskOf(table, edition);
        const text = table.write(action);
        if (desk.isProgramming()) return desk.propose(text);
        desk.choose(text.replace(/^\S+ /, ''));
        return desk.chosen() !== undefined;
      },
      Moment: own(Compared),
    },
    duration: durationShown,
    end: {
      picture: () => import('./keepsake.ts').then(({ keptPictureOf }) => keptPictureOf(edition) as KeptPicture),
      scoreLines: (now, language) =>
        edition
          .sceneOf(now)
          .figures.filter(({ bot }) => !bot)
          .flatMap(({ seat }) => edition.scoreOf(now, seat, wordsOf(language, edition.id)).map((text) => ({ seat, text }))),
      finish: async () => {
        const { finish } = await import('./ending.ts');
        return (view, plan) => finish(edition, view, plan, about.endings[plan.outcome.reason]);
      },
      says: ({ reason }: Outcome, language) => {
        const text = about.endings[reason]?.[language] ?? '';
        return text && `${text[0]!.toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;
      },
      isEnd: ({ kind }) => kind === 'gameOver',
    },
    explain: (refusal, language) => explainLaying(refusal, wordsOf(language, edition.id)),
    frame: {
      panelName: CLIENT_WORDS.panel,
      BarExtra: own(BarExtra),
      MenuExtra: own(MenuExtra),
      isBare: (table) => deskOf(table, edition).stage() === 'over' && !deskOf(table, edition).isFilming(),
      later: [Effects, Strip, choicesOf(edition), Panel, WhatIf],
    },
    pieces: {
      automata: (now, language) => automata(edition, now, language),
      portrait: (table, seat) => portraitOf(deskOf(table as GolemsTable, edition), seat),
    },
    log: {
      whose: (event) => ('seat' in event && typeof event.seat === 'number' ? event.seat : undefined),
      opens: ({ kind }) => kind === 'roundBegan',
    },
    film: {
      Film: own(Film),
      stopsBefore: opensRound,
      beatEnd,
      slowness: slownessOf,
      lastTurn: lastRunStart,
      line: (table) => {
        const desk = deskOf(table, edition);
        // Whoever looks back is told so; a film that waits for a decision says for whose.
        if (!desk.isFilming() || table.isAsked() || (!table.reel.isPlaying() && !desk.isRoundOver())) return undefined;
        const { film } = desk.words();
        const round = desk.round()?.round ?? desk.view().round;
        return desk.isRoundOver() ? `${film.roundOver(round)}.` : (barkText(desk) ?? film.line(round));
      },
      tryOtherwise: (table, step, action) => {
        if (!table.reel.open()) return false;
        deskOf(table, edition).setOtherwise({ step, action });
        return true;
      },
    },
    keys: allKeys(edition.id),
    sounds: () => import('./board/hearing.ts').then(({ soundsOf }) => soundsOf(edition)),
    kids: {
      isFor: (view) => edition.kidsOf(view) !== undefined,
      keys: kidsKeys(edition.id),
      end: async () => {
        const { kidsEnd } = await import('./kids/after.tsx');
        return kidsEnd(edition) as KidsEnd<GolemsView>;
      },
    },
  };
}
