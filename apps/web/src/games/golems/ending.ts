import type { Words } from '@stolik/kernel/language';
import { typeset } from '@stolik/look/typography';
import type { Finish, FinishPlan } from '../../shell/finish.ts';
import type { Edition } from './desk/edition.ts';
import type { Ended, KidsTable } from './model/edition.ts';
import type { GolemsView } from './model/scene.ts';
import { wordsOf } from './words/by-language.ts';
import { endingWords } from './words/ending.ts';

/** `reason`: the game's own sentence for it. What is counted, cracks or broken parts, the edition says. */
export function finish(edition: Edition, view: GolemsView, plan: FinishPlan, reason: Words | undefined): Finish {
  const told = edition.endedOf(view);
  const kids = edition.kidsOf(view);
  const sentence = reason ? typeset(sentenceOf(reason[plan.language]), plan.language) : '';
  const areStrikesCounted = edition.areStrikesCounted(view);
  const said = (kids?.cards && alone(kids.cards, plan)) ||
    decide(edition, told, plan, areStrikesCounted) || { decided: sentence, otherwise: '' };
  const people = told.filter(({ isBot }) => !isBot);
  // Where one thing decides, nobody counts it.
  const isUncounted = kids !== undefined && kids.goal !== 'most' && kids.goal !== 'all';
  const hasItems = kids !== undefined && !isUncounted && people.some(({ items }) => items > 0);
  const { items: inWords } = wordsOf(plan.language, edition.id).result;
  return {
    ...said,
    isUncounted,
    bars: hasItems ? people.map(({ items }) => [{ kind: 'own', label: inWords(items), points: items }]) : [],
    // Those in repair share the last place: the rules set nothing between them.
    standing: people.map(({ isIn, cracks, items, dealt }) =>
      kids ? items : isIn ? 10_000 - cracks * 100 + (areStrikesCounted ? dealt : 0) : 0,
    ),
  };
}

/** A young player's way against a number of cards: nobody has lost to anybody. [G6.11.4] */
function alone(
  { used, all }: NonNullable<KidsTable['cards']>,
  { outcome, language }: FinishPlan,
): Pick<Finish, 'decided' | 'otherwise'> {
  const words = endingWords(language);
  return outcome.winners.length > 0
    ? { decided: words.madeIt(used, all), otherwise: '' }
    : { decided: words.cardsOver, otherwise: words.again };
}

const sentenceOf = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

function decide(
  edition: Edition,
  told: readonly Ended[],
  { outcome, language, nameOf, me }: FinishPlan,
  areStrikesCounted: boolean,
): Pick<Finish, 'decided' | 'otherwise'> | undefined {
  const words = endingWords(language);
  const own = words.of[edition.id];
  const { unit } = own;
  const winner = told.find(({ seat }) => outcome.winners.includes(seat));
  const best = told.filter(({ isIn, isBot }) => isIn && (edition.doBotsCount || !isBot)).sort((a, b) => a.cracks - b.cracks);
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
        decided: words.last(nameOf(winner.seat), winner.seat === me, own.golem, hasBots),
        // Only what was close is told as close.
        otherwise: winner.cracks === 0 ? own.whole : isBeaten && left === 1 ? words.nobodyLeft(own.left(left)) : '',
      };
    }
    case 'least-damage':
    case 'fewest-damaged':
      if (!first || !second || winner !== first) return undefined;
      return {
        decided: words.fewest(unit(first.cracks), second.cracks),
        otherwise:
          second.cracks - first.cracks === 1 ? words.fewer(unit(1), areStrikesCounted) : first.cracks === 0 ? own.whole : '',
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
