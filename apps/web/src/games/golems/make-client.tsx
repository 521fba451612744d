import { BOT_PROGRAMS } from '@stolik/golems/core/automata';
import { CARDS, type Edition } from '@stolik/golems/programs/program';
import type { View6 } from '@stolik/golems/v6/view';
import type { AnyGame, Outcome } from '@stolik/kernel/game';
import type { Language, Words as Texts } from '@stolik/kernel/language';
import { latePart } from '../../base/ui/late-part.ts';
import type { Automaton, GameClient, KeyHelp, OptionField, ScoreLine, TableClient } from '../../shell/contract.ts';
import { adviceOf } from './advice.ts';
import { BarExtra, MenuExtra } from './bar-extra.tsx';
import { Board } from './board/board.tsx';
import { coach } from './coach.ts';
import { deskOf } from './desk/desk.ts';
import type { Desk } from './desk/desk-shape.ts';
import { durationShown } from './desk/speed.ts';
import { Film, Strip, WhatIf } from './film/film.tsx';
import { botName } from './model/bot-name.ts';
import { isPhone, isWide } from './model/media.ts';
import { askOf } from './model/model.ts';
import { cracksOf, type GolemsView, is6 } from './model/scene.ts';
import { greetingOf } from './program/kids.tsx';
import { SeatFacts } from './program/seat-facts.tsx';
import { Choices, Tray } from './program/tray.tsx';
import { wayToEditor } from './scenarios/back.ts';
import { lastRunStart, opensRound } from './story/reel.ts';
import { aimInWords } from './words/aim.ts';
import { loadWords, type Words, wordsOf } from './words/by-language.ts';
import { forecastOf } from './words/forecast.ts';
import { explainLaying } from './words/refusal.ts';
import './style/golems.css';

/** On a wide screen it comes with the table, on a phone when there is time. */
const Panel = latePart(() => import('./program/panel.tsx').then(({ Panel }) => Panel));

/** When a moment of a review is looked at. */
const Compared = latePart(() => import('./program/compared.tsx').then(({ Compared }) => Compared));

const isForKids = (view: unknown): boolean => is6(view as GolemsView) && (view as View6).options.kids;

function phases(table: TableClient): ReturnType<GameClient['phases']> {
  const desk = deskOf(table);
  const { phases: words } = desk.words();
  const stage = desk.stage();
  const isBefore = stage === 'subprogram' || stage === 'build';
  const view = desk.view();
  const hasLogic = is6(view) && view.options.logic;
  const list = [
    ...(isBefore ? [{ id: 'before', label: words.before }] : []),
    ...(desk.isKids() ? [] : [{ id: 'luck', label: words.luck }]),
    { id: 'program', label: words.program },
    ...(hasLogic ? [{ id: 'logic', label: words.logic }] : []),
    { id: 'run', label: words.run },
  ];
  return { phases: list, current: desk.isFilming() ? 'run' : isBefore ? 'before' : stage };
}

/** What the event card of v4 does to this round, where it has no room beside its picture; a bonus lies in the hand. */
function eventOf(desk: Desk): string | undefined {
  const view = desk.view();
  return (!is6(view) && view.event && desk.words().roundCard(view.event)) || undefined;
}

function prompt(table: TableClient): string {
  const desk = deskOf(table);
  const words = desk.words().prompt;
  const ask = askOf(desk.view());
  if (ask === 'program' && desk.isKids()) return greetingOf(desk);
  if (ask === 'program' && !isWide()) {
    const forecast = isPhone() ? forecastOf(desk.ghost()?.stops ?? [], desk.words()) : undefined;
    return forecast ?? eventOf(desk) ?? words.program;
  }
  return words[ask as 'program'] ?? '';
}

function automata(view: unknown, language: Language): readonly Automaton[] {
  const now = view as GolemsView | undefined;
  if (!now) return [];
  const edition: Edition = is6(now) ? 'golems6' : 'golems4';
  const words = wordsOf(language, edition);
  const bots = is6(now) ? now.golems.map(({ bot }) => bot) : now.robots.map(({ bot }) => bot);
  return bots.flatMap((bot, seat) => {
    if (bot === null) return [];
    const program = BOT_PROGRAMS.find(({ id }) => id === bot);
    return [{ seat, name: botName(bots, seat, language), says: program ? words.bot(program) : '' }];
  });
}

/** A table of an own scenario leads back to where it is built. */
function wayBack(view: unknown, language: Language): ReturnType<NonNullable<GameClient['wayBack']>> {
  const now = view as GolemsView | undefined;
  if (!now?.parts) return undefined;
  return is6(now) ? wayToEditor('golems6', now.options.scenario, language) : wayToEditor('golems4', now.scenario, language);
}

function scoreLines(view: unknown, language: Language): readonly ScoreLine[] {
  const now = view as GolemsView;
  const { result: words, facts } = wordsOf(language, is6(now) ? 'golems6' : 'golems4');
  if (!is6(now))
    return now.robots.filter(({ bot }) => !bot).map(({ seat, damaged }) => ({ seat, text: words.components(damaged.length) }));
  return now.golems.flatMap((golem, seat): ScoreLine[] => {
    if (golem.bot) return [];
    if (now.cards) return [{ seat, text: wordsOf(language, 'golems6').kids.used(now.cards.used, now.cards.all) }];
    if (now.options.kids && now.options.goal !== 'edge') return [{ seat, text: words.items(golem.items) }];
    const isBroken = golem.damage >= golem.limit;
    const cracks = words.damage(cracksOf(golem), golem.limit);
    return [
      { seat, text: isBroken ? `${cracks}, ${facts.out}` : cracks },
      ...(golem.dealt > 0 ? [{ seat, text: words.dealt(golem.dealt) }] : []),
    ];
  });
}

/** What young players have in hand. [G6.11.1] */
const KIDS_CARDS = ['F', 'B', 'L', 'R'] as const;

/** The keys of every table of Golems. */
const TABLE_KEYS: readonly KeyHelp[] = [
  { keys: ['1', '…', '9'], does: { en: 'choose a row', ru: 'выбрать ряд', pl: 'wybrać rząd' } },
  { keys: ['Backspace'], does: { en: 'take a card back', ru: 'убрать карту', pl: 'zabrać kartę' } },
  { keys: ['Enter'], does: { en: 'ready', ru: 'готово', pl: 'gotowe' } },
  {
    keys: ['E'],
    does: {
      en: 'look around: what is ahead, right, behind, left',
      ru: 'осмотреться: что впереди, справа, сзади, слева',
      pl: 'rozejrzeć się: co z przodu, z prawej, z tyłu, z lewej',
    },
  },
  {
    keys: ['V'],
    does: { en: 'my view: turn the board', ru: 'своими глазами: повернуть поле', pl: 'mój widok: obrócić planszę' },
  },
  {
    keys: [',', '.'],
    does: {
      en: 'replay: one step back, one forward',
      ru: 'просмотр: шаг назад, шаг вперёд',
      pl: 'powtórka: krok wstecz, krok naprzód',
    },
  },
  { keys: ['Space'], does: { en: 'replay: play, pause', ru: 'просмотр: смотреть, пауза', pl: 'powtórka: odtworzyć, wstrzymać' } },
];

/** Both editions at the table: the same parts, with what each edition knows. */
export function makeClient(
  game: AnyGame,
  about: {
    readonly options: readonly OptionField[];
    readonly endings: Readonly<Record<string, Texts>>;
  },
): GameClient {
  // Said when somebody asks: all words of three languages are too much for the moment in which the game is loaded.
  const inWords = (say: (words: Words) => string): Texts => ({
    get en() {
      return say(wordsOf('en', game.id as Edition));
    },
    get ru() {
      return say(wordsOf('ru', game.id as Edition));
    },
    get pl() {
      return say(wordsOf('pl', game.id as Edition));
    },
  });
  return {
    game,
    loadWords,
    options: about.options,
    panelName: { en: 'Program', ru: 'Программа', pl: 'Program' },
    Board,
    Tray,
    Panel,
    later: [Strip, Choices, Panel, WhatIf],
    Film,
    Moment: Compared,
    SeatFacts,
    BarExtra,
    MenuExtra,
    setup: () => import('./setup/part.tsx').then(({ makeSetupPart }) => makeSetupPart(game)),
    automata,
    wayBack,
    phases,
    prompt,
    aim: (view, language) => aimInWords(view as GolemsView, wordsOf(language, game.id as Edition)),
    coach,
    duration: durationShown,
    stopsBefore: opensRound,
    isEnd: ({ kind }) => kind === 'gameOver',
    filmLine: (table) => {
      const desk = deskOf(table);
      // Whoever looks back is told so; a film that waits for a decision says for whose.
      if (!desk.isFilming() || table.isAsked() || (!table.reel.isPlaying() && !desk.isRoundOver())) return undefined;
      const { film } = desk.words();
      const round = desk.round()?.round ?? desk.view().round;
      return desk.isRoundOver() ? `${film.roundOver(round)}.` : film.line(round);
    },
    tryOtherwise: (table, step, action) => {
      if (!table.reel.open()) return false;
      deskOf(table).setOtherwise({ step, action });
      return true;
    },
    lastTurn: lastRunStart,
    scoreLines,
    finish: async () => {
      const { finish } = await import('./ending.ts');
      return (view, plan) => finish(view, plan, about.endings[plan.outcome.reason]);
    },
    ending: ({ reason }: Outcome, language) => {
      const text = about.endings[reason]?.[language] ?? '';
      return text && `${text[0]!.toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;
    },
    explain: (refusal, language) =>
      explainLaying(refusal, wordsOf(language, game.id as Edition)) ?? game.explain(refusal, language),
    propose: (table, action) => {
      const desk = deskOf(table);
      const text = table.write(action);
      if (desk.isProgramming()) return desk.propose(text);
      desk.choose(text.replace(/^\S+ /, ''));
      return desk.chosen() !== undefined;
    },
    isForKids,
    isBare: (table) => deskOf(table).stage() === 'over' && !deskOf(table).isFilming(),
    advice: adviceOf(game.id as Edition),
    whose: (event) => ('seat' in event && typeof event.seat === 'number' ? event.seat : undefined),
    keys: [
      {
        keys: ['F', 'B', 'L', 'R', 'S', 'A', 'D'],
        does: inWords((words) => `${words.tray.hand}: ${CARDS.map(words.card).join(', ')}`),
      },
      game.id === 'golems4'
        ? { keys: ['T', 'I'], does: inWords(({ card }) => `${card('repeat')}, ${card('if')}`) }
        : {
            keys: ['T', 'I', 'W', 'C'],
            does: inWords(({ card }) => `${card('repeat')}, ${card('if')}, ${card('while')}, ${card('call')}`),
          },
      ...TABLE_KEYS,
    ],
    kidsKeys: [
      {
        keys: ['F', 'B', 'L', 'R'],
        does: inWords((words) => `${words.tray.hand}: ${KIDS_CARDS.map(words.card).join(', ')}`),
      },
      ...TABLE_KEYS,
    ],
  };
}
