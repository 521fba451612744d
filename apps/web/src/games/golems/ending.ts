import type { View6 } from '@stolik/golems/v6/view';
import type { Language, Words } from '@stolik/kernel/language';
import type { Finish, FinishPlan } from '../../table/finish.ts';
import { count } from '../../ui/count.ts';
import { type GolemsView, is6 } from './scene.ts';

/** One golem or robot with a player, as far as its end is told. */
interface Told {
  readonly seat: number;
  readonly isIn: boolean;
  readonly cracks: number;
  readonly limit: number;
  readonly dealt: number;
  readonly items: number;
}

const COMPONENTS = 3;

function toldOf(view: GolemsView): readonly Told[] {
  if (!is6(view))
    return view.robots
      .filter(({ bot }) => bot === null)
      .map(({ seat, at, damaged }) => ({
        seat,
        isIn: at !== null,
        cracks: damaged.length,
        limit: COMPONENTS,
        dealt: 0,
        items: 0,
      }));
  return view.golems
    .map(({ bot, at, damage, limit, dealt, items }, seat) => ({
      seat,
      bot,
      isIn: at !== null,
      cracks: damage,
      limit,
      dealt,
      items,
    }))
    .filter(({ bot }) => bot === null);
}

/** `reason`: the game's own sentence for it. Cracks are counted in the sixth edition, broken parts in the fourth. */
export function finish(seen: unknown, plan: FinishPlan, reason: Words | undefined): Finish {
  const view = seen as GolemsView;
  const told = toldOf(view);
  const sentence = reason ? sentenceOf(reason[plan.language]) : '';
  const isKids = is6(view) && view.options.kids;
  const said = (is6(view) && alone(view, plan)) || decide(told, plan, is6(view)) || { decided: sentence, otherwise: '' };
  return {
    ...said,
    bars: [],
    standing: told.map(({ isIn, cracks, items, dealt }) => (isKids ? items : (isIn ? 10_000 : 0) - cracks * 100 + dealt)),
  };
}

/** A young player's way against a number of cards: nobody has lost to anybody. [G6.11.4] */
function alone(view: View6, { outcome, language }: FinishPlan): Pick<Finish, 'decided' | 'otherwise'> | undefined {
  if (!view.cards) return undefined;
  const words = WORDS[language];
  const { used, all } = view.cards;
  return outcome.winners.length > 0
    ? { decided: words.madeIt(used, all), otherwise: '' }
    : { decided: words.cardsOver, otherwise: words.shorter };
}

const sentenceOf = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

function decide(
  told: readonly Told[],
  { outcome, language, nameOf, me }: FinishPlan,
  isSix: boolean,
): Pick<Finish, 'decided' | 'otherwise'> | undefined {
  const words = WORDS[language];
  const unit = (n: number): string => words.unit(n, isSix);
  const winner = told.find(({ seat }) => outcome.winners.includes(seat));
  const best = told.filter(({ isIn }) => isIn).sort((a, b) => a.cracks - b.cracks);
  const [first, second] = best;
  switch (outcome.reason) {
    case 'last-golem':
    case 'last-robot':
      if (!winner) return undefined;
      return {
        decided: words.last(nameOf(winner.seat), winner.seat === me),
        otherwise: words.hadLeft(unit(winner.limit - winner.cracks)),
      };
    case 'least-damage':
    case 'fewest-damaged':
      if (!first || !second || winner?.seat !== first.seat) return undefined;
      return {
        decided: words.fewest(unit(first.cracks), second.cracks),
        otherwise: words.fewer(unit(second.cracks - first.cracks)),
      };
    case 'equal-damage':
    case 'equal-damaged':
      if (!first) return undefined;
      return { decided: words.equal(unit(first.cracks)), otherwise: words.oneStrike };
    case 'most-dealt': {
      const rival = best.find(({ seat, cracks }) => seat !== winner?.seat && cracks === winner?.cracks);
      if (!winner || !rival) return undefined;
      const most = Math.max(...best.filter((each) => each !== winner && each.cracks === winner.cracks).map(({ dealt }) => dealt));
      return { decided: words.dealt(winner.dealt, most), otherwise: words.oneStrike };
    }
    case 'most-items': {
      const others = told.filter((each) => each !== winner).map(({ items }) => items);
      if (!winner || others.length === 0) return undefined;
      return { decided: words.items(winner.items, Math.max(...others)), otherwise: '' };
    }
    default:
      return undefined;
  }
}

interface EndingWords {
  /** Alone: with so many cards of so many; or not. */
  madeIt(used: number, all: number): string;
  readonly cardsOver: string;
  readonly shorter: string;
  /** With the verb's own number: cracks, or broken parts. */
  unit(count: number, isSix: boolean): string;
  last(name: string, isMe: boolean): string;
  hadLeft(unit: string): string;
  fewest(unit: string, against: number): string;
  fewer(unit: string): string;
  equal(unit: string): string;
  readonly oneStrike: string;
  dealt(points: number, against: number): string;
  items(count: number, against: number): string;
}

const WORDS: Readonly<Record<Language, EndingWords>> = {
  en: {
    madeIt: (used, all) => `There! ${used} of ${count('en', all, 'card', 'cards')} were enough.`,
    cardsOver: 'The cards are used up, and the goal is still waiting.',
    shorter: 'There is a shorter way: look at the field once more and try again!',
    unit: (n, isSix) => (isSix ? count('en', n, 'crack', 'cracks') : count('en', n, 'broken part', 'broken parts')),
    last: (name, isMe) => `${isMe ? 'Your' : `${name}’s`} golem is the last one on the field.`,
    hadLeft: (unit) => `Before its own repair there was room for ${unit}.`,
    fewest: (unit, against) => `The fewest decide: ${unit} against ${against}.`,
    fewer: (unit) => `${unit} fewer, and it would have been level.`,
    equal: (unit) => `Nothing sets you apart: ${unit} each.`,
    oneStrike: 'One more strike that lands would have decided it.',
    dealt: (a, b) => `As many cracks on both, so the strikes decide: ${a} against ${b}.`,
    items: (a, b) => `The most items decide: ${a} against ${b}.`,
  },
  ru: {
    madeIt: (used, all) => `Получилось! Хватило карт: ${used} из ${all}.`,
    cardsOver: 'Карты кончились, а цель всё ещё ждёт.',
    shorter: 'Есть путь короче: посмотрите на поле ещё раз и попробуйте снова!',
    unit: (n, isSix) =>
      isSix
        ? count('ru', n, 'трещина', 'трещины', 'трещин')
        : count('ru', n, 'сломанная деталь', 'сломанные детали', 'сломанных деталей'),
    last: (name, isMe) => (isMe ? 'На поле остался только ваш голем.' : `На поле остался только один голем (${name}).`),
    hadLeft: (unit) => `Запас до собственного ремонта: ${unit}.`,
    fewest: (unit, against) => `Решает, у кого меньше: ${unit} против ${against}.`,
    fewer: (unit) => `Разница невелика: ${unit}. Без неё было бы поровну.`,
    equal: (unit) => `Поровну у всех впереди: ${unit}.`,
    oneStrike: 'Всё решил бы ещё один удар в цель.',
    dealt: (a, b) => `Трещин поровну, решают удары: ${a} против ${b}.`,
    items: (a, b) => `Решает число предметов: ${a} против ${b}.`,
  },
  pl: {
    madeIt: (used, all) => `Udało się! Wystarczyły karty: ${used} z ${all}.`,
    cardsOver: 'Karty się skończyły, a cel wciąż czeka.',
    shorter: 'Jest krótsza droga: spójrzcie na planszę jeszcze raz i spróbujcie znowu!',
    unit: (n, isSix) =>
      isSix
        ? count('pl', n, 'pęknięcie', 'pęknięcia', 'pęknięć')
        : count('pl', n, 'zepsuta część', 'zepsute części', 'zepsutych części'),
    last: (name, isMe) => (isMe ? 'Na planszy został tylko twój golem.' : `Na planszy został tylko jeden golem (${name}).`),
    hadLeft: (unit) => `Zapas do własnej naprawy: ${unit}.`,
    fewest: (unit, against) => `Rozstrzyga, kto ma mniej: ${unit} przeciw ${against}.`,
    fewer: (unit) => `Różnica jest mała: ${unit}. Bez niej byłoby po równo.`,
    equal: (unit) => `Na czele po równo: ${unit}.`,
    oneStrike: 'Rozstrzygnąłby jeszcze jeden celny cios.',
    dealt: (a, b) => `Pęknięć po równo, rozstrzygają ciosy: ${a} przeciw ${b}.`,
    items: (a, b) => `Rozstrzyga liczba przedmiotów: ${a} przeciw ${b}.`,
  },
};
