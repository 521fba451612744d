import { shortHash } from '@stolik/kernel/json';
import { botAt } from '@stolik/table/session';
import { decisionOf } from '@stolik/table/table';
import type { BotPool, Share } from '../bots/pool.ts';
import { type BotQuestion, memoryAt, questionFor } from '../bots/question.ts';
import type { Bus } from '../bus/bus.ts';
import { AloneGames, isPlayedByPeople, PLAYED_OUT_FOR } from './alone.ts';
import type { LiveTable } from './live.ts';

export interface AttendantPlan {
  readonly bots: BotPool;
  readonly bus: Bus;
  now(): number;
  /** Where a table was opened: bots are shared by that. */
  openerOf(id: string): string;
  /** Whether a player waits for an answer at this table. */
  isAwaited(id: string): boolean;
  /** The table as this process holds it now. */
  present(id: string): Promise<LiveTable | undefined> | undefined;
  complain(what: string, error: unknown): void;
}

/** How long a bot seems to think at least: people want to see what happened. */
const HESITATION = 600;
const WORKER_WITHIN = 20_000;

/** Looks after the bots of all tables: asks them, and lets them rest where they would play for nobody. */
export class Attendant {
  readonly alone = new AloneGames();
  hesitation = HESITATION;
  private readonly plan: AttendantPlan;
  private readonly thinking = new Set<string>();

  constructor(plan: AttendantPlan) {
    this.plan = plan;
  }

  /** Asks the bots whose turn it is. */
  attend(table: LiveTable): void {
    const { session } = table;
    if (session.phase !== 'playing' || session.isPaused || session.isHeld) return;
    for (const seat of session.next.seats) {
      const level = botAt(session, seat);
      if (level === undefined) continue;
      if (!this.mayGoOn(table)) return;
      void this.think(table, seat, level);
    }
  }

  /** Nothing is due where no people play: those whose turn came while others were looked at, or whose bot had failed. */
  attendAlone(table: LiveTable): void {
    const { id, phase } = table.session;
    if (phase !== 'playing') this.alone.end(id);
    else if (!isPlayedByPeople(table.session)) this.attend(table);
  }

  /** Games among bots continue only while they have spectators, and their number is limited. */
  private mayGoOn(table: LiveTable): boolean {
    const { id } = table.session;
    const isWithPeople = isPlayedByPeople(table.session);
    const isSeen = !isWithPeople && this.plan.now() - table.lookedAt < PLAYED_OUT_FOR;
    if (isSeen) return this.alone.mayGoOn(id, this.plan.openerOf(id));
    this.alone.end(id);
    return isWithPeople;
  }

  private async think(table: LiveTable, seat: number, level: string): Promise<void> {
    const { session } = table;
    const key = `${session.id} ${seat} ${decisionOf(session.table, seat)}`;
    if (this.thinking.has(key)) return;
    this.thinking.add(key);
    try {
      const memory = await memoryAt(session.game, session.table, seat);
      const question = questionFor(session.game, session.table.state, seat, level, memory);
      const isAwaited = (): boolean => this.plan.isAwaited(session.id);
      const share = { isAwaited, table: session.id, from: this.plan.openerOf(session.id) };
      const [action] = await Promise.all([this.ask(question, share), later(this.hesitation)]);
      // It may have been dropped and loaded again: the new instance updates the current viewers.
      const present = (await this.plan.present(session.id)) ?? table;
      const moved = await present.change((now) => {
        // A move was taken back, or the player has returned: this answer is outdated.
        const isSame = now.table.version === session.table.version || now.next.kind === 'together';
        return isSame ? { kind: 'botAct', seat, action } : { code: 'stale' };
      });
      this.thinking.delete(key);
      if (!moved.ok) this.attend(present);
    } catch (error) {
      this.plan.complain('a bot could not move', error);
    } finally {
      this.thinking.delete(key);
    }
  }

  /** A worker elsewhere where there is one, otherwise a thread here. */
  private async ask(question: BotQuestion, share: Share): Promise<number> {
    const asked = { ...question, table: share.table, from: shortHash(share.from) };
    const answered = this.plan.bus.kind === 'local' ? undefined : await this.askWorker(JSON.stringify(asked));
    return answered ?? this.plan.bots.ask(question, share);
  }

  private async askWorker(question: string): Promise<number | undefined> {
    try {
      const answer = await this.plan.bus.ask('bot', question, WORKER_WITHIN);
      return answer !== undefined && /^\d{1,15}$/.test(answer) ? Number(answer) : undefined;
    } catch {
      return undefined;
    }
  }
}

const later = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds).unref());
