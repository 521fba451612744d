import type { Outcome, Seat } from '@stolik/kernel/game';
import type { LevelWords } from '@stolik/search/levels';
import type { Sitter } from '@stolik/table/table';
import { botName, botNameAt } from '../../session/bots/bot-name.ts';
import { levelsOf, strongestLevel } from '../../session/bots/levels.ts';
import type { Metal } from '../contract.ts';

/** The level one step above (or below) the strongest bot here; undefined without bots, or at the end of the ladder. */
export function otherLevel(game: string, sitters: readonly Sitter[], step: 1 | -1): LevelWords | undefined {
  const strongest = strongestLevel(game, sitters);
  const levels = levelsOf(game);
  return strongest && levels[levels.indexOf(strongest) + step];
}

const METALS = ['bronze', 'silver', 'gold'] as const;

/** The metal that a win against the strongest bot here earns: each is for a third of the ladder. */
export function metalFor(game: string, sitters: readonly Sitter[]): Metal | undefined {
  const strongest = strongestLevel(game, sitters);
  const levels = levelsOf(game);
  return strongest && METALS[Math.floor((levels.indexOf(strongest) * METALS.length) / levels.length)];
}

/** The same people; all bots are those of this level. A bot that somebody has named keeps its name. */
export function seatedAt(sitters: readonly Sitter[], level: string): readonly Sitter[] {
  const levels = sitters.map((sitter) => (sitter.kind === 'bot' && isUsualName(sitter) ? level : undefined));
  return sitters.map((sitter, seat) => {
    if (sitter.kind !== 'bot') return sitter;
    return { ...sitter, level, name: levels[seat] === undefined ? sitter.name : botNameAt(levels, seat) };
  });
}

const isUsualName = ({ name, level }: Extract<Sitter, { kind: 'bot' }>): boolean => name.replace(/ \d+$/, '') === botName(level);

/** How it ended for whoever looks: nobody in particular where several people play here. */
export type Ended = 'won' | 'lost' | 'neither';

/** Alone against the game itself somebody has lost when nobody has won; among several without a winner nobody has. */
export function endedFor(me: Seat | undefined, { winners }: Pick<Outcome, 'winners'>, seats: number): Ended {
  if (me === undefined) return 'neither';
  if (winners.includes(me)) return 'won';
  return winners.length > 0 || seats === 1 ? 'lost' : 'neither';
}

/** What is offered after a game on this device. */
export type ResultChoice =
  | { readonly kind: 'again'; readonly isFirst: boolean }
  | { readonly kind: 'stronger' | 'easier'; readonly level: LevelWords; readonly isFirst: boolean }
  | { readonly kind: 'field'; readonly isFirst: boolean }
  | { readonly kind: 'review' };

/**
 * In the order in which they lie on the card; the first is what most want: who has won a stronger bot, everybody else the same again. Who
 * has lost looks at what turned it before asking for an easier one.
 */
export function choicesAfter(plan: {
  readonly ended: Ended;
  /** Another game can be begun on this device. */
  readonly isHere: boolean;
  readonly stronger: LevelWords | undefined;
  readonly easier: LevelWords | undefined;
  readonly mayReview: boolean;
  /** Children go on to another field; after a loss they try this one again first. */
  readonly hasNextField?: boolean;
}): readonly ResultChoice[] {
  const { ended, stronger, easier } = plan;
  const choices: ResultChoice[] = [];
  const review = (): void => void (plan.mayReview && choices.push({ kind: 'review' }));
  if (plan.hasNextField) {
    const field = { kind: 'field', isFirst: ended !== 'lost' } as const;
    const again = { kind: 'again', isFirst: ended === 'lost' } as const;
    choices.push(...(ended === 'lost' ? [again, field] : [field, again]));
    review();
    return choices;
  }
  if (ended === 'won' && stronger) choices.push({ kind: 'stronger', level: stronger, isFirst: true });
  else if (plan.isHere) choices.push({ kind: 'again', isFirst: true });
  if (ended === 'lost') review();
  if (ended === 'won' && stronger) choices.push({ kind: 'again', isFirst: false });
  if (ended === 'lost' && easier) choices.push({ kind: 'easier', level: easier, isFirst: false });
  if (ended === 'neither' && stronger) choices.push({ kind: 'stronger', level: stronger, isFirst: false });
  if (ended !== 'lost') review();
  return choices;
}
