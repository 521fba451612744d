import { type AnyGame, CHANCE, type Viewer, WATCHER } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import { PROMISED } from '@stolik/table/chance';
import { advance, openSession, type Session } from '@stolik/table/session';
import type { Made } from '@stolik/table/sight';
import { beginningOf, packerOf, tell, type Worlds } from '../../src/tables/telling.ts';

/** What a game of two truths has shown. */
export interface Tally {
  /** Messages that were compared while the truths differed. */
  compared: number;
  bytes: number;
  /** How often the rules themselves told the truths apart, and another truth was dealt. */
  parted: number;
}

interface Side {
  session: Session;
  readonly worlds: Worlds;
}

interface Moved {
  readonly text: string;
  /** What the rules let the viewer know: events and view. */
  readonly seen: string;
  readonly after: Session;
}

const AT = { at: 0 };

/**
 * Plays a game beside another one in which everything hidden from the viewer is different, for as long as the rules let the viewer know
 * nothing of it. Answers the first message that tells the two apart, if there is one.
 */
export function findLeak(
  game: AnyGame,
  options: object,
  seats: number,
  viewer: Viewer,
  seed: number,
  tally: Tally,
): string | undefined {
  const rng = new SeededRng(seed);
  const start = startOf(game, options, seats);
  const real: Side = { session: start, worlds: new Map() };
  const other: Side = { session: start, worlds: new Map() };
  while (real.session.next.kind !== 'over') {
    const { next, table } = real.session;
    const seat = next.kind === 'chance' ? CHANCE : next.seats[rng.below(next.seats.length)]!;
    const isHidden = seat === CHANCE || (next.kind === 'together' && seat !== viewer);
    const action = seat === CHANCE ? undefined : game.sample(table.state, seat, rng);
    const answer = seat !== CHANCE && isHidden ? game.sample(other.session.table.state, seat, rng) : action;
    const [one, two] = [move(real, viewer, seat, action, rng), move(other, viewer, seat, answer, rng)];
    const isOver = one.after.next.kind === 'over';
    if (one.seen === two.seen && !isOver) {
      const differ = canonicalJson(one.after.table.state) !== canonicalJson(two.after.table.state);
      if (one.text !== two.text) return `${one.text}\n${two.text}`;
      if (differ) tally.compared++;
      tally.bytes += one.text.length;
      other.session = two.after;
    } else if (!isOver) {
      tally.parted++;
      other.session = withState(one.after, game.redeal(one.after.table.state, viewer, rng));
      other.worlds.clear();
    }
    real.session = one.after;
    const [here, there] = [real, other].map(({ session, worlds }) => greeting(session, viewer, worlds));
    if (!isOver && here !== there) return `${here}\n${there}`;
  }
  return undefined;
}

function startOf(game: AnyGame, options: object, seats: number): Session {
  const opening = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as never,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' }) as const),
    pace: { kind: 'free' },
    isOpen: false,
    code: 'CODE',
    commitment: '',
  } as const;
  return advance(openSession({ id: 'table', game, seed: '', chance: PROMISED }, { kind: 'open', opening, ...AT }), {
    kind: 'start',
    ...AT,
  });
}

const withState = (session: Session, state: unknown): Session => ({
  ...session,
  table: { ...session.table, state },
  next: session.game.next(state),
});

/** A decision with the chance that follows, told as the server tells it; undefined where it is not possible. */
function move(side: Side, viewer: Viewer, seat: number, action: number | undefined, rng: SeededRng): Moved {
  const before = side.session;
  const { game } = before;
  let after = before;
  const made: Made[] = [];
  const play = (actor: number, chosen: number): void => {
    const { state } = after.table;
    after = advance(after, { kind: 'play', seat: actor, action: chosen, text: game.write(state, actor, chosen), ...AT });
    made.push(after.made!);
  };
  if (seat !== CHANCE) {
    if (game.refuse(before.table.state, seat, action!)) return { text: '', seen: 'impossible', after: before };
    play(seat, action!);
  }
  while (after.next.kind === 'chance') play(CHANCE, game.roll(after.table.state, rng));
  const message = tell({ before, after, made, undo: undefined }, viewer, side.worlds);
  const events = made.map((one) => one.events.flatMap((event) => game.see(event, viewer) ?? []));
  const seen = canonicalJson([events, game.view(after.table.state, viewer)]);
  return { text: JSON.stringify(message), seen, after };
}

function greeting(session: Session, viewer: Viewer, worlds: Worlds): string {
  const { world, decision, undo } = beginningOf(session, viewer, worlds);
  return JSON.stringify([decision, undo, packerOf(session.game).pack(world)]);
}

export const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), WATCHER];
