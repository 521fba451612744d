import type { Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Result } from '@stolik/kernel/result';
import { type Change, type Command, type No, reduce } from '@stolik/table/commands';
import type { Session } from '@stolik/table/session';
import type { Accessor } from 'solid-js';
import { after, breathe } from '../../base/ui/leisure.ts';
import { askBot } from '../bots/bots.ts';
import type { MatchPage } from '../match.ts';

export interface BotTurnsPlan {
  readonly session: Accessor<Session>;
  readonly around: Parameters<typeof reduce>[2];
  readonly rng: Rng;
  readonly page: Pick<MatchPage, 'hesitation' | 'onTrouble'>;
  /** Whether somebody could take back now, and no longer after this answer. */
  endsTakingBack(answered: Result<Change, No>, isStale: () => boolean): Promise<boolean>;
  settle(result: Result<Change, No>): void;
  setThinking(isThinking: boolean): void;
  /** The bot has decided, and whoever is next is to be asked. */
  goAhead(): void;
}

/** Asks the bot of a seat and plays what it answers, unless something else has happened meanwhile. */
export function createBotTurns(plan: BotTurnsPlan): (seat: Seat, isStale: () => boolean) => Promise<void> {
  const { session, around, page } = plan;

  async function answer(seat: Seat, level: string, isStale: () => boolean): Promise<void> {
    const began = performance.now();
    const action = await askBot(session().table, seat, level, plan.rng);
    if (isStale()) return;
    // What comes of it is found out in one task, shown in another.
    const before = session();
    const command: Command = { kind: 'botAct', seat, action };
    const answered = reduce(before, command, around);
    const length = page.hesitation(await plan.endsTakingBack(answered, isStale)) - (performance.now() - began);
    await (length > 0 ? after(length) : breathe());
    if (isStale()) return;
    plan.settle(session() === before ? answered : reduce(session(), command, around));
    // Whoever is next is asked in a task of its own; somebody may have decided meanwhile, and that has asked them.
    await breathe();
  }

  return async (seat, isStale) => {
    const sitter = session().table.sitters[seat];
    if (sitter?.kind !== 'bot') throw new Error(`seat ${seat + 1} has no bot`);
    plan.setThinking(true);
    try {
      await answer(seat, sitter.level, isStale);
    } catch (error) {
      if (isStale()) return;
      plan.setThinking(false);
      page.onTrouble?.(error);
      return;
    }
    if (!isStale()) plan.goAhead();
  };
}
