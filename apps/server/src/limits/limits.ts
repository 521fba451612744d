import { mostConnections, mostUnread } from '../heap.ts';
import { AddressLimiter, Limiter } from './bucket.ts';
import { Misses, missesBy, SeatMisses } from './misses.ts';

/**
 * How much one address or one connection may ask for. Generous for a class behind one address, too little for a flood. What goes by address
 * counts the wider IPv6 networks too (`AddressLimiter`).
 */
export interface Limits {
  readonly opening: Limiter;
  /** Of classes, which are kept much longer: a school opens them once a year. */
  readonly openingClasses: Limiter;
  /** Of them in the lobby: nobody may push all the others out. */
  readonly listing: Limiter;
  readonly joining: Limiter;
  /** Pupils who come into a class: all of them within a minute, from one address. */
  readonly entering: Limiter;
  /** Seats taken at tables of the lobby: nobody may take them all. */
  readonly strangers: Limiter;
  /** Passes that are issued, see guests/passes.ts. */
  readonly issuing: Limiter;
  /** Requests of one device that has a pass. */
  readonly devices: Limiter;
  /**
   * Guests of one lesson from the address of the teacher's desk: of all devices without a pass, of one with a pass, and of all passes
   * together.
   */
  readonly guests: Limiter;
  readonly guestsEach: Limiter;
  readonly guestsByPass: Limiter;
  /** The same from any other address, with passes or without. */
  readonly guestsElsewhere: Limiter;
  /** Codes that nobody has. */
  readonly misses: Misses;
  /** Of a table that there is, codes of seats that there are not. */
  readonly seatMisses: SeatMisses;
  readonly asking: Limiter;
  readonly connecting: Limiter;
  /** Connections of any kind, before anything is read from them. */
  readonly knocking: Limiter;
  /** Requests of any kind: a class that opens the page at the same moment, but no flood. */
  readonly requests: Limiter;
  /** Messages of all connections of an address together. */
  readonly talking: Limiter;
  /** Histories of tables: each costs as much as has to be sent again. */
  readonly films: Limiter;
  /** Messages of one connection: at once, and a second. */
  readonly messages: readonly [burst: number, perSecond: number];
  readonly connections: number;
  /** Of them from one address: a school, but not all there are. */
  readonly connectionsEach: number;
  /** Connections of any kind, in all and per address, and those without a complete request yet. */
  readonly sockets: number;
  readonly socketsEach: number;
  readonly silentEach: number;
  /** Those that are idle after an answer. */
  readonly idleEach: number;
  /** Bytes that clients have not read yet, of all together. */
  readonly unread: number;
  /** Requests of a seat that are no moves: phrases, questions, pauses, taking back. */
  readonly asides: Limiter;
  /** The same of all seats of an address. */
  readonly chatter: Limiter;
  /** Requests of the teacher of a class. */
  readonly teaching: Limiter;
  /** Characters that a class writes, all classes of an address together, and one of them when the others have used that up. */
  readonly writing: Limiter;
  readonly writingEach: Limiter;
  readonly writingOwn: Limiter;
  /** The same for tables that a class opens for its pupils. */
  readonly laying: Limiter;
  readonly layingEach: Limiter;
  readonly layingOwn: Limiter;
  /** Characters that a pupil's screen sends to be shown; they are not kept. */
  readonly showing: Limiter;
  /** Characters of a class snapshot on connecting. */
  readonly viewing: Limiter;
  /** Moves and streams of one external bot, and of all bots of an address. */
  readonly bots: Limiter;
  readonly botsEach: Limiter;
}

type Rate = readonly [burst: number, perSecond: number];

/** Limits per address: burst and refill per second. Settings may override them. */
export const RATES = {
  opening: [30, 0.5],
  openingClasses: [40, 1 / 300],
  listing: [20, 1 / 30],
  joining: [80, 2],
  entering: [200, 10],
  strangers: [12, 1 / 10],
  issuing: [60, 1 / 10],
  devices: [30, 1],
  guests: [12, 1 / 20],
  guestsEach: [4, 1 / 600],
  // A class comes within a minute; a script needs as long to fill it.
  guestsByPass: [12, 1 / 2],
  guestsElsewhere: [12, 1 / 300],
  asking: [200, 20],
  // As often as it may knock: those who say nothing lose what they opened, see Newcomers.
  connecting: [1000, 100],
  knocking: [1000, 100],
  requests: [6000, 300],
  talking: [3000, 500],
  films: [150, 4],
  messages: [60, 20],
  asides: [20, 1],
  chatter: [300, 30],
  teaching: [200, 5],
  writing: [1_000_000, 1000],
  writingEach: [8_000_000, 8000],
  writingOwn: [8000, 2],
  laying: [80, 0.5],
  layingEach: [200, 2],
  layingOwn: [20, 1 / 120],
  showing: [65_536, 8192],
  viewing: [4_000_000, 200_000],
  bots: [60, 20],
  botsEach: [300, 60],
  misses: [100, 0.2],
} as const satisfies Readonly<Record<string, Rate>>;

const connections = mostConnections();

export const SIZES = {
  connections,
  connectionsEach: Math.min(2_000, Math.ceil(connections / 4)),
  sockets: Math.ceil(1.5 * connections),
  socketsEach: Math.min(3_000, Math.ceil((1.5 * connections) / 4)),
  silentEach: 250,
  idleEach: 500,
  unread: mostUnread(),
} as const;

/** What is not counted by address: seats, classes, bots, devices. */
const BY_KEY: readonly (keyof typeof RATES)[] = [
  'asides',
  'teaching',
  'writing',
  'writingOwn',
  'laying',
  'layingOwn',
  'showing',
  'viewing',
  'bots',
  'devices',
  'guestsEach',
];

export type LimitChanges = Readonly<Partial<Record<keyof typeof RATES, Rate> & Record<keyof typeof SIZES, number>>>;

export function usualLimits(changes: LimitChanges = {}, now?: () => number): Limits {
  const { messages, misses, ...rates } = { ...RATES, ...changes };
  const sizes = Object.fromEntries(
    Object.entries(SIZES).map(([name, usual]) => [name, changes[name as keyof typeof SIZES] ?? usual]),
  ) as Record<keyof typeof SIZES, number>;
  const limiter = (name: Exclude<keyof typeof RATES, 'messages' | 'misses' | 'issuing'>): Limiter =>
    BY_KEY.includes(name) ? new Limiter(...rates[name], now) : new AddressLimiter(...rates[name], undefined, now);
  return {
    opening: limiter('opening'),
    openingClasses: limiter('openingClasses'),
    listing: limiter('listing'),
    joining: limiter('joining'),
    entering: limiter('entering'),
    strangers: limiter('strangers'),
    issuing: missesBy(...rates.issuing, now),
    devices: limiter('devices'),
    guests: limiter('guests'),
    guestsEach: limiter('guestsEach'),
    guestsByPass: limiter('guestsByPass'),
    guestsElsewhere: limiter('guestsElsewhere'),
    misses: Misses.usual(misses, now),
    seatMisses: new SeatMisses(),
    asking: limiter('asking'),
    connecting: limiter('connecting'),
    knocking: limiter('knocking'),
    requests: limiter('requests'),
    talking: limiter('talking'),
    films: limiter('films'),
    messages,
    ...sizes,
    asides: limiter('asides'),
    chatter: limiter('chatter'),
    teaching: limiter('teaching'),
    writing: limiter('writing'),
    writingEach: limiter('writingEach'),
    writingOwn: limiter('writingOwn'),
    laying: limiter('laying'),
    layingEach: limiter('layingEach'),
    layingOwn: limiter('layingOwn'),
    showing: limiter('showing'),
    viewing: limiter('viewing'),
    bots: limiter('bots'),
    botsEach: limiter('botsEach'),
  };
}

/** For benchmarks and load tests, where one address is everybody. */
export function noLimits(): Limits {
  const all = (): Limiter => new Limiter(1e9, 1e9);
  return {
    opening: all(),
    openingClasses: all(),
    listing: all(),
    joining: all(),
    entering: all(),
    strangers: all(),
    issuing: all(),
    devices: all(),
    guests: all(),
    guestsEach: all(),
    guestsByPass: all(),
    guestsElsewhere: all(),
    misses: new Misses(all(), all(), all()),
    seatMisses: new SeatMisses(all(), all(), all(), all()),
    asking: all(),
    connecting: all(),
    knocking: all(),
    requests: all(),
    talking: all(),
    films: all(),
    messages: [1e9, 1e9],
    connections: 100_000,
    connectionsEach: 100_000,
    sockets: 100_000,
    socketsEach: 100_000,
    silentEach: 100_000,
    idleEach: 100_000,
    unread: 4 * 1024 * 1024 * 1024,
    asides: all(),
    chatter: all(),
    teaching: all(),
    writing: all(),
    writingEach: all(),
    writingOwn: all(),
    laying: all(),
    layingEach: all(),
    layingOwn: all(),
    showing: all(),
    viewing: all(),
    bots: all(),
    botsEach: all(),
  };
}
