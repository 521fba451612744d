import type { View6 } from '@stolik/golems/v6/view';
import type { Language, Words } from '@stolik/kernel/language';
import { typeset, typesetAll } from '@stolik/kernel/typography';
import { count } from '../../base/ui/count.ts';
import type { Finish, FinishPlan } from '../../shell/finish.ts';
import { type GolemsView, is6 } from './model/scene.ts';
import { wordsOf } from './words/by-language.ts';

/** One golem or robot, as far as its end is told. */
interface Told {
  readonly seat: number;
  readonly isBot: boolean;
  readonly isIn: boolean;
  /** It has all the damage it can bear; whoever is out without has given up. */
  readonly isBroken: boolean;
  readonly cracks: number;
  readonly limit: number;
  readonly dealt: number;
  readonly items: number;
}

const COMPONENTS = 3;

function toldOf(view: GolemsView): readonly Told[] {
  if (!is6(view))
    return view.robots.map(({ seat, bot, at, damaged }) => ({
      seat,
      isBot: bot !== null,
      isIn: at !== null,
      isBroken: damaged.length >= COMPONENTS,
      cracks: damaged.length,
      // With all of them broken it still stands; one point more puts it out. [G4.9.1]
      limit: COMPONENTS + 1,
      dealt: 0,
      items: 0,
    }));
  return view.golems.map(({ bot, at, damage, limit, dealt, items }, seat) => ({
    seat,
    isBot: bot !== null,
    isIn: at !== null,
    isBroken: damage >= limit,
    cracks: Math.min(damage, limit),
    limit,
    dealt,
    items,
  }));
}

/** `reason`: the game's own sentence for it. Cracks are counted in the sixth edition, broken parts in the fourth. */
export function finish(seen: unknown, plan: FinishPlan, reason: Words | undefined): Finish {
  const view = seen as GolemsView;
  const told = toldOf(view);
  const sentence = reason ? typeset(sentenceOf(reason[plan.language]), plan.language) : '';
  const isKids = is6(view) && view.options.kids;
  const areStrikesCounted = is6(view) && view.options.tie === 'strikes';
  const said = (is6(view) && alone(view, plan)) ||
    decide(told, plan, is6(view), areStrikesCounted) || { decided: sentence, otherwise: '' };
  const people = told.filter(({ isBot }) => !isBot);
  // Where one thing decides, nobody counts it.
  const isUncounted = isKids && view.options.goal !== 'most' && view.options.goal !== 'all';
  const hasItems = isKids && !isUncounted && people.some(({ items }) => items > 0);
  const { items: inWords } = wordsOf(plan.language, 'golems6').result;
  return {
    ...said,
    isUncounted,
    bars: hasItems ? people.map(({ items }) => [{ kind: 'own', label: inWords(items), points: items }]) : [],
    // Those in repair share the last place: the rules set nothing between them.
    standing: people.map(({ isIn, cracks, items, dealt }) =>
      isKids ? items : isIn ? 10_000 - cracks * 100 + (areStrikesCounted ? dealt : 0) : 0,
    ),
  };
}

/** A young player's way against a number of cards: nobody has lost to anybody. [G6.11.4] */
function alone(view: View6, { outcome, language }: FinishPlan): Pick<Finish, 'decided' | 'otherwise'> | undefined {
  if (!view.cards) return undefined;
  const words = typesetAll(WORDS[language], language);
  const { used, all } = view.cards;
  return outcome.winners.length > 0
    ? { decided: words.madeIt(used, all), otherwise: '' }
    : { decided: words.cardsOver, otherwise: words.again };
}

const listOf = (language: Language, names: readonly string[]): string => new Intl.ListFormat(language).format(names);

const sentenceOf = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

function decide(
  told: readonly Told[],
  { outcome, language, nameOf, me }: FinishPlan,
  isSix: boolean,
  areStrikesCounted: boolean,
): Pick<Finish, 'decided' | 'otherwise'> | undefined {
  const words = typesetAll(WORDS[language], language);
  const unit = (n: number): string => words.unit(n, isSix);
  const winner = told.find(({ seat }) => outcome.winners.includes(seat));
  const best = told.filter(({ isIn, isBot }) => isIn && (isSix || !isBot)).sort((a, b) => a.cracks - b.cracks);
  const [first, second] = best;
  const level = best.filter(({ cracks }) => cracks === first?.cracks);
  switch (outcome.reason) {
    case 'last-golem':
    case 'last-robot': {
      if (!winner) return undefined;
      const others = told.filter((each) => each !== winner);
      const people = others.filter(({ isBot }) => !isBot);
      // Where nobody was beaten there is nothing to be proud of.
      if (people.length > 0 && people.every(({ isIn, isBroken }) => !isIn && !isBroken)) {
        const isMe = people.length === 1 && people[0]!.seat === me;
        return {
          decided: words.gaveUp(
            people.map(({ seat }) => nameOf(seat)),
            isMe,
          ),
          otherwise: '',
        };
      }
      const hasBots = others.some(({ isIn }) => isIn);
      const isBeaten = others.every(({ isIn, isBot, isBroken }) => !isIn && (isBot || isBroken));
      const left = winner.limit - winner.cracks;
      return {
        decided: words.last(nameOf(winner.seat), winner.seat === me, isSix, hasBots),
        // Only what was close is told as close.
        otherwise:
          winner.cracks === 0
            ? words.whole(isSix)
            : isBeaten && left === 1
              ? words.nobodyLeft(isSix ? unit(left) : words.points(left))
              : '',
      };
    }
    case 'least-damage':
    case 'fewest-damaged':
      if (!first || !second || winner !== first) return undefined;
      return {
        decided: words.fewest(unit(first.cracks), second.cracks),
        otherwise:
          second.cracks - first.cracks === 1
            ? words.fewer(unit(1), areStrikesCounted)
            : first.cracks === 0
              ? words.whole(isSix)
              : '',
      };
    case 'equal-damage':
    case 'equal-damaged':
      if (!first) return undefined;
      // Of three that are level one crack leaves two.
      return { decided: words.equal(unit(first.cracks)), otherwise: level.length === 2 ? words.oneMore(unit(1)) : '' };
    case 'most-dealt': {
      const rivals = level.filter((each) => each !== winner);
      if (!winner || rivals.length === 0) return undefined;
      return {
        decided: words.dealt(winner.dealt, Math.max(...rivals.map(({ dealt }) => dealt))),
        otherwise: words.onWinner(unit(1)),
      };
    }
    case 'most-items': {
      const others = told.filter((each) => each !== winner && each.isIn).map(({ items }) => items);
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
  readonly again: string;
  /** Cracks, or broken parts. */
  unit(count: number, isSix: boolean): string;
  points(count: number): string;
  /** `hasBots`: bots without a player are still there. */
  last(name: string, isMe: boolean, isSix: boolean, hasBots: boolean): string;
  /** Everybody else has. */
  gaveUp(names: readonly string[], isMe: boolean): string;
  nobodyLeft(unit: string): string;
  /** The winner has no crack, or no broken part. */
  whole(isSix: boolean): string;
  fewest(unit: string, against: number): string;
  /** `areStrikesCounted`: where cracks are level, strikes decide. */
  fewer(unit: string, areStrikesCounted: boolean): string;
  equal(unit: string): string;
  oneMore(unit: string): string;
  onWinner(unit: string): string;
  dealt(points: number, against: number): string;
  items(count: number, against: number): string;
}

const WORDS: Readonly<Record<Language, EndingWords>> = {
  en: {
    madeIt: (used, all) => `You made it! ${used} of ${count('en', all, 'card', 'cards')} were enough.`,
    cardsOver: 'The cards are used up, and the goal is still waiting.',
    again: 'See where the cards went, and try another way!',
    unit: (n, isSix) =>
      isSix ? count('en', n, 'point of damage', 'points of damage') : count('en', n, 'broken component', 'broken components'),
    points: (n) => count('en', n, 'point of damage', 'points of damage'),
    last: (name, isMe, isSix, hasBots) =>
      `${isMe ? 'Your' : `${name}’s`} ${isSix ? 'golem' : 'robot'} is the last ${hasBots ? 'of the players’ ' : 'one '}on the field.`,
    gaveUp: (names, isMe) => (isMe ? 'You gave up.' : `${listOf('en', names)} gave up.`),
    nobodyLeft: (unit) => `${unit} more, and nobody would have been left.`,
    whole: (isSix) => (isSix ? 'And without any damage!' : 'And with nothing broken!'),
    fewest: (unit, against) => `The least damaged wins: ${unit} against ${against}.`,
    fewer: (unit, areStrikesCounted) =>
      `${unit} fewer, and ${areStrikesCounted ? 'strikes would have decided it' : 'it would have been a tie'}.`,
    equal: (unit) => `A tie at the top: ${unit} each.`,
    oneMore: (unit) => `${unit} more on either of the two would have decided it.`,
    onWinner: (unit) => `${unit} more on the winner, and it would have gone the other way.`,
    dealt: (a, b) => `A tie for the least damage, so strikes decide: ${a} against ${b}.`,
    items: (a, b) => `The most items decide: ${a} against ${b}.`,
  },
  ru: {
    madeIt: (used, all) => `Получилось! Хватило карт: ${used} из ${all}.`,
    cardsOver: 'Карты кончились, а цель всё ещё ждёт.',
    again: 'Посмотрите, на что ушли карты, и попробуйте по-другому!',
    unit: (n, isSix) =>
      isSix
        ? count('ru', n, 'повреждение', 'повреждения', 'повреждений')
        : count('ru', n, 'сломанный компонент', 'сломанных компонента', 'сломанных компонентов'),
    points: (n) => count('ru', n, 'повреждение', 'повреждения', 'повреждений'),
    last: (name, isMe, isSix, hasBots) => {
      const who = isSix ? 'голем' : 'робот';
      const where = hasBots ? 'Из игроков на поле остался только' : 'На поле остался только';
      return isMe ? `${where} ваш ${who}.` : `${where} один ${who} (${name}).`;
    },
    gaveUp: (names, isMe) => (isMe ? 'Вы сдались.' : `${listOf('ru', names)} ${names.length > 1 ? 'сдаются' : 'сдаётся'}.`),
    nobodyLeft: (unit) => `Ещё ${unit}, и на поле не осталось бы никого.`,
    whole: (isSix) => (isSix ? 'И без единого повреждения!' : 'И все компоненты целы!'),
    fewest: (unit, against) => `Решает, у кого меньше: ${unit} против ${against}.`,
    fewer: (unit, areStrikesCounted) => `Разница: ${unit}. Без неё ${areStrikesCounted ? 'решали бы удары' : 'было бы поровну'}.`,
    equal: (unit) => `Поровну у всех впереди: ${unit}.`,
    oneMore: (unit) => `Ещё ${unit} у любого из двоих, и всё было бы решено.`,
    onWinner: (unit) => `Ещё ${unit} у победителя, и вышло бы иначе.`,
    dealt: (a, b) => `Впереди поровну, решают удары: ${a} против ${b}.`,
    items: (a, b) => `Решает число предметов: ${a} против ${b}.`,
  },
  pl: {
    madeIt: (used, all) => `Udało się! Wystarczyły karty: ${used} z ${all}.`,
    cardsOver: 'Karty się skończyły, a cel wciąż czeka.',
    again: 'Zobaczcie, na co poszły karty, i spróbujcie inaczej!',
    unit: (n, isSix) =>
      isSix
        ? count('pl', n, 'uszkodzenie', 'uszkodzenia', 'uszkodzeń')
        : count('pl', n, 'zepsuty komponent', 'zepsute komponenty', 'zepsutych komponentów'),
    points: (n) => count('pl', n, 'punkt uszkodzeń', 'punkty uszkodzeń', 'punktów uszkodzeń'),
    last: (name, isMe, isSix, hasBots) => {
      const who = isSix ? 'golem' : 'robot';
      const where = hasBots ? 'Z graczy na planszy został tylko' : 'Na planszy został tylko';
      return isMe ? `${where} twój ${who}.` : `${where} jeden ${who} (${name}).`;
    },
    gaveUp: (names, isMe) =>
      isMe ? 'Partia poddana.' : `${listOf('pl', names)} ${names.length > 1 ? 'poddają partię' : 'poddaje partię'}.`,
    nobodyLeft: (unit) => `Jeszcze ${unit}, a na planszy nie byłoby nikogo.`,
    whole: (isSix) => (isSix ? 'I to bez jednego uszkodzenia!' : 'I wszystkie komponenty są całe!'),
    fewest: (unit, against) => `Rozstrzyga, kto ma mniej: ${unit} przeciw ${against}.`,
    fewer: (unit, areStrikesCounted) =>
      `Różnica: ${unit}. Bez niej ${areStrikesCounted ? 'rozstrzygałyby ciosy' : 'byłoby po równo'}.`,
    equal: (unit) => `Na czele po równo: ${unit}.`,
    oneMore: (unit) => `Jeszcze ${unit} u jednego z dwóch i byłoby rozstrzygnięte.`,
    onWinner: (unit) => `Jeszcze ${unit} u zwycięzcy, a byłoby inaczej.`,
    dealt: (a, b) => `Na czele po równo, rozstrzygają ciosy: ${a} przeciw ${b}.`,
    items: (a, b) => `Rozstrzyga liczba przedmiotów: ${a} przeciw ${b}.`,
  },
};
