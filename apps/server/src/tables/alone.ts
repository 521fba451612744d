import { botAt, personsOf, type Session } from '@stolik/table/session';

/** Games that only bots go on with: so many at a time, and so many of one address. */
const MOST = 100;
const MOST_EACH = 6;
/** They go on for so long after the last one has looked away. */
export const PLAYED_OUT_FOR = 60_000;

/** Whether a person still plays here: then bots only answer. */
export const isPlayedByPeople = (session: Session): boolean =>
  personsOf(session).some(
    (seat) =>
      botAt(session, seat) === undefined && !session.table.steps.some(({ kind, actor }) => kind === 'resign' && actor === seat),
  );

/** The games that bots play alone just now, by the address they were opened from. */
export class AloneGames {
  private readonly running = new Map<string, string>();
  private readonly most: number;
  private readonly each: number;

  constructor(most = MOST, each = MOST_EACH) {
    this.most = most;
    this.each = each;
  }

  get count(): number {
    return this.running.size;
  }

  mayGoOn(table: string, from: string): boolean {
    if (this.running.has(table)) return true;
    if (this.running.size >= this.most) return false;
    let same = 0;
    for (const other of this.running.values()) if (other === from) same++;
    if (same >= this.each) return false;
    this.running.set(table, from);
    return true;
  }

  end(table: string): void {
    this.running.delete(table);
  }
}
