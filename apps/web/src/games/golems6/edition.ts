import { luckArt } from '@stolik/golems/art/cards';
import { CARDS, type Card, HANDS, KIDS_HAND, rowOf6 } from '@stolik/golems/programs';
import { type Event6, follow6, kidsRows, noHope, type View6 } from '@stolik/golems/v6';
import { rehearse6 } from '@stolik/golems/v6/game';
import type { Edition } from '../golems/desk/edition.ts';
import type { Limits } from '../golems/model/limits.ts';
import { capital } from '../golems/words/capital.ts';
import { cracksOf, drawn6 } from './drawn.ts';
import { shownLuck } from './luck.ts';

const subprogramOf = ({ subprograms }: View6, seat: number): readonly Card[] => (subprograms[seat]?.split(' ') ?? []) as Card[];

function limitsOf(view: View6, seat: number): Limits {
  const golem = view.golems[seat]!;
  const { kids } = view.options;
  const hand = (kids ? KIDS_HAND : HANDS.golems6).slice();
  const subprogram = kids ? [] : subprogramOf(view, seat);
  for (const card of subprogram) hand[CARDS.indexOf(card)]!--;
  const usual = kids ? Math.min(kidsRows(view.round, view.cards?.all), golem.rows) : golem.rows;
  const fewest = Math.max(1, golem.extra < 0 ? usual + golem.extra : usual);
  const luck = view.luck[seat];
  const bonus = luck === 'repeat' || luck === 'if' || luck === 'while' ? luck : undefined;
  return {
    edition: 'golems6',
    fewest,
    most: Math.max(fewest, usual + golem.extra),
    hand,
    bonus: kids ? undefined : bonus,
    call: subprogram.length > 0,
    kids,
    forbidden: undefined,
  };
}

export const edition6: Edition<View6> = {
  ...drawn6,
  askOf: ({ phase }) => phase,
  loadChoices: () => import('./choices.tsx').then(({ Choices }) => Choices),
  scenarioName: ({ options }) => options.scenario,
  hasLogic: ({ options }) => options.logic,
  hopeless: noHope,

  blocksOf: ({ programs }, seat) =>
    programs[seat]!.rows.map((text, index) => ({ row: index + 1, height: 1, content: rowOf6(text) })),
  isLaid: ({ programs }, seat) => programs[seat]!.laid,
  lengthOf: () => 0,
  doAllRun: false,
  limitsOf,
  inRunOrder: (_, rows) => rows,
  subprogramOf,
  rehearse: rehearse6,
  follow: (view, event) => follow6(view, event as Event6),
  leftOut: ({ options }, words) => (options.logic || words.some((word) => word.startsWith('logic:')) ? ['logic'] : []),

  sounds: { step: 'step', leap: 'ladder' },

  kindName: (type, { golems }) => golems[type] ?? '',
  statsOf: ({ golems }, seat) => {
    const golem = golems[seat];
    return golem && { strength: golem.strength, reach: golem.range, rows: golem.bot ? undefined : golem.rows };
  },
  aboutOf: ({ golems }, seat, facts) => {
    const { strength, range, rows, limit, bot } = golems[seat]!;
    return bot ? `${capital(facts.stats(strength, range))}. ${facts.limit(limit)}` : facts.golem(strength, range, rows, limit);
  },
  componentsOf: () => undefined,
  extrasOf: (view, seat, words) => {
    const held = view.held[seat];
    const cards = view.phase === 'subprogram' ? [] : subprogramOf(view, seat).map(words.card);
    return [...(cards.length > 0 ? [words.facts.subprogram(cards.join(', '))] : []), ...(held ? [words.facts.held(held)] : [])];
  },
  roundCard: ({ luck, options }, seat, words) => {
    const card = seat === undefined ? undefined : luck[seat];
    return card ? { art: luckArt(shownLuck(card, options.logic)), text: words.luck(card, options.logic) } : undefined;
  },
  eventOf: () => undefined,

  endedOf: ({ golems }) =>
    golems.map((golem, seat) => ({
      seat,
      isBot: golem.bot !== null,
      isIn: golem.at !== null,
      isBroken: golem.damage >= golem.limit,
      cracks: cracksOf(golem),
      limit: golem.limit,
      dealt: golem.dealt,
      items: golem.items,
    })),
  doBotsCount: true,
  areStrikesCounted: ({ options }) => options.tie === 'strikes',
  scoreOf: ({ golems, cards, options }, seat, { result, facts, kids }) => {
    const golem = golems[seat]!;
    if (cards) return [kids.used(cards.used, cards.all)];
    if (options.kids && options.goal !== 'edge') return [result.items(golem.items)];
    const cracks = result.damage(cracksOf(golem), golem.limit);
    return [
      golem.damage >= golem.limit ? `${cracks}, ${facts.out}` : cracks,
      ...(golem.dealt > 0 ? [result.dealt(golem.dealt)] : []),
    ];
  },
};
