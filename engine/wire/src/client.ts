import { type AnyGame, CHANCE, type Refusal, type Viewer } from '@stolik/kernel/game';
import { patched } from './delta.ts';
import { Line, type Status, type Surroundings } from './line.ts';
import { type ByeCode, type ClientRequest, NOW, type NoCode, readServerMessage, type ServerMessage } from './messages.ts';
import { Unpacker } from './packing.ts';
import { type SeenStep, unpackPush } from './push.ts';
import type { Phrase, Room } from './room.ts';
import { WIRE_VERSION } from './version.ts';
import { fingerprintOf, hashWorld } from './world.ts';

/** One line of the log as the viewer may read it, and their world after it. */
export type SeenPassage = SeenStep;

/** Everything a table shows now. `world` is a state of the game without secrets. */
export interface Scene {
  readonly version: number;
  readonly viewer: Viewer;
  readonly room: Room;
  readonly world: unknown;
  readonly decision: number;
  readonly canUndo: boolean;
  /** Every step since the beginning; since the connection where only the present was asked for. */
  readonly passages: readonly SeenPassage[];
  /** The world before the first of them. */
  readonly start: unknown;
  /** Everything up to now has been told; while it has not, the past of a table that has just been joined is on its way. */
  readonly isPresent: boolean;
  /** How many chance results there were, with those that were taken back, and how often something was; for who has seen it all. */
  readonly seen: { readonly rolled: number; readonly undone: number } | undefined;
  /** The connected seats, and the number of spectators. */
  readonly here: readonly number[];
  readonly watchers: number;
}

/** The latest change of the scene. */
export type News =
  | { readonly kind: 'joined' }
  /** Steps were made: passages from `from` on are new, and the world is the one after them. */
  | { readonly kind: 'moved'; readonly from: number }
  /** So many steps from this index on were taken back: the last decision of `seat`. */
  | { readonly kind: 'undone'; readonly step: number; readonly count: number; readonly seat: number }
  | { readonly kind: 'room' }
  | { readonly kind: 'here' }
  | { readonly kind: 'said'; readonly seat: number; readonly phrase: Phrase };

export type Answer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly code: NoCode; readonly refusal: Refusal | undefined };

export interface TablePlan {
  readonly game: AnyGame;
  readonly table: string;
  /** Empty for spectators. */
  readonly token: string;
  /** Without the past only the present is fetched. */
  readonly wantsPast: boolean;
  onNews(news: News, scene: Scene): void;
  onStatus?(status: Status, why?: ByeCode): void;
}

const LONGEST_DELAY = 20_000;
/** After these there is no point in coming again with the same words. */
const FINAL: readonly ByeCode[] = [
  'unknown-table',
  'unplayable',
  'bad-token',
  'other-wire',
  'other-rules',
  'malformed',
  'shut',
  'ended',
  'blocked',
];

type Without<T> = T extends readonly [infer Kind, string, ...infer Rest] ? readonly [Kind, ...Rest] : never;
export type RequestWithoutId = Without<ClientRequest>;

/**
 * A table on a server. Connects, reconnects, and resumes from its last version. Retries every request until it is
 * acknowledged, under an id that lets the server process it once. Knows no framework: `onNews` reports that `scene` has
 * changed.
 */
export class TableConnection {
  scene: Scene | undefined;
  private readonly plan: TablePlan;
  private readonly line: Line<Answer>;
  private unpacker = new Unpacker();
  private mustReload = false;

  constructor(plan: TablePlan, around: Surroundings) {
    this.plan = plan;
    this.line = new Line(
      {
        longestDelay: LONGEST_DELAY,
        final: FINAL,
        begin: () => {
          this.unpacker = new Unpacker();
        },
        greeting: () => this.greeting(),
        receive: (text) => this.receive(text),
        onStatus: plan.onStatus?.bind(plan),
      },
      around,
    );
    this.line.open();
  }

  /** Asks for something; the promise is kept when the server has it for good, however often the connection breaks meanwhile. */
  request(request: RequestWithoutId): Promise<Answer> {
    const [kind, ...rest] = request;
    return this.line.request((id) => [kind, id, ...rest]);
  }

  /** Comes again now instead of later: the network or the person is back. */
  hurry(): void {
    this.line.hurry();
  }

  close(): void {
    this.line.close();
  }

  private greeting(): readonly unknown[] {
    const { game, table, token, wantsPast } = this.plan;
    const start = wantsPast ? 0 : NOW;
    const from = this.mustReload ? start : (this.scene?.version ?? start);
    return ['hi', WIRE_VERSION, table, token, from, fingerprintOf(game)];
  }

  private receive(text: string): void {
    const message = readServerMessage(text);
    try {
      if (message) this.take(message);
    } catch {
      // A step that does not fit our world: load everything again.
      this.mustReload = true;
      this.line.reconnect();
    }
  }

  private take(message: ServerMessage): void {
    switch (message[0]) {
      case '#':
        this.unpacker.learn(message.slice(1) as never);
        break;
      case 'hi':
        this.join(message);
        break;
      case '+':
        this.move(message);
        break;
      case '-':
        this.takeBack(message);
        break;
      case 'room':
        this.change({ version: message[1], room: message[2] }, { kind: 'room' });
        break;
      case 'clock':
        this.change({ room: { ...this.need().room, clocks: message[1], running: message[2] } }, { kind: 'room' });
        break;
      case 'here':
        // Comes after everything that was missed.
        this.change({ here: message[1], watchers: message[2], isPresent: true }, { kind: 'here' });
        break;
      case 'said':
        this.change({}, { kind: 'said', seat: message[1], phrase: message[2] });
        break;
      case 'ok':
        this.line.settle(message[1], { ok: true, version: message[2] });
        break;
      case 'no':
        this.line.settle(message[1], { ok: false, code: message[2], refusal: message[3] });
        break;
      case 'bye':
        this.line.leave(message[1]);
        break;
      case 'pong':
        break;
    }
  }

  private join([, version, viewer, room, decision, undo, packed, hash]: Extract<
    ServerMessage,
    readonly ['hi', ...unknown[]]
  >): void {
    const goesOn = packed === 0 && this.scene !== undefined;
    const world = goesOn ? this.scene?.world : this.unpacker.unpack(packed);
    if (hashWorld(world) !== hash) throw new TypeError('the world is not the one that was sent');
    const { passages, start, here, watchers, seen } = (goesOn && this.scene) || {
      passages: [],
      start: world,
      here: [],
      watchers: 0,
      seen: this.plan.wantsPast ? { rolled: 0, undone: 0 } : undefined,
    };
    const canUndo = undo === 1;
    this.scene = { version, viewer, room, world, decision, canUndo, passages, start, seen, isPresent: false, here, watchers };
    this.mustReload = false;
    this.line.greeted();
    this.plan.onNews({ kind: 'joined' }, this.scene);
    this.line.resend();
  }

  private move([, version, steps, undo, hash]: Extract<ServerMessage, readonly ['+', ...unknown[]]>): void {
    const scene = this.need();
    const passages = unpackPush(this.unpacker, this.plan.game, scene.viewer, scene.world, steps);
    const world = passages.at(-1)?.world ?? scene.world;
    if (hash !== undefined && hashWorld(world) !== hash) throw new TypeError('the worlds have drifted apart');
    const own = passages.filter(({ actor }) => actor === scene.viewer).length;
    const rolled = passages.filter(({ actor }) => actor === CHANCE).length;
    this.change(
      {
        version,
        world,
        decision: scene.decision + own,
        canUndo: undo === 1,
        passages: [...scene.passages, ...passages],
        seen: scene.seen && { ...scene.seen, rolled: scene.seen.rolled + rolled },
      },
      { kind: 'moved', from: scene.passages.length },
    );
  }

  private takeBack([, version, seat, , count, change, undo, hash]: Extract<ServerMessage, readonly ['-', ...unknown[]]>): void {
    const scene = this.need();
    const world = change === 0 ? scene.world : patched(this.unpacker, scene.world, change);
    if (hash !== undefined && hashWorld(world) !== hash) throw new TypeError('the worlds have drifted apart');
    // Who came without the past counts steps from where they came in; what goes back begins with the last one of that seat.
    const known = scene.passages.findLastIndex(({ actor }) => actor === seat);
    const at = Math.max(0, known);
    const end = known < 0 && count === 1 ? 0 : at + count;
    // Of a round of secret commits the others' stay: what was seen between them is nothing but the present.
    const passages = [...scene.passages.slice(0, at), ...scene.passages.slice(end).map((passage) => ({ ...passage, world }))];
    const start = known < 0 ? world : scene.start;
    const decision = scene.decision - (seat === scene.viewer ? 1 : 0);
    const seen = scene.seen && { ...scene.seen, undone: scene.seen.undone + 1 };
    this.change(
      { version, world, decision, canUndo: undo === 1, passages, start, seen },
      { kind: 'undone', step: at, count, seat },
    );
  }

  private need(): Scene {
    if (!this.scene) throw new TypeError('nothing has been said about the table yet');
    return this.scene;
  }

  private change(changes: Partial<Scene>, news: News): void {
    const scene = { ...this.need(), ...changes };
    this.scene = scene;
    this.plan.onNews(news, scene);
  }
}
