/**
 * A bot's character, whatever its level. Its mind says how far it thinks, its temper what it enjoys on the way. All numbers are
 * shares of a win, so 0.02 decides between programs that are about equal and 0.2 overrules good sense.
 */
export interface Temper {
  /** What it is worth to be one command nearer to a rival at the end of the round. */
  readonly urge: number;
  /** What a strike is worth, even one that reaches nobody: strikes come too early. */
  readonly swing: number;
  /** What a point of damage dealt is worth besides the game it helps to win. */
  readonly zeal: number;
  /** What a point of damage taken costs besides the game it helps to lose. */
  readonly fear: number;
  /** What a draw costs, which is half a win otherwise. */
  readonly pride: number;
  /** How much it trusts a rival to do again what it did before; 1: as often as it has. */
  readonly recall: number;
}

/** Cares for the result alone. */
export const EVEN: Temper = { urge: 0, swing: 0, zeal: 0, fear: 0, pride: 0, recall: 0 };

/** Whether anything but the result matters to it. */
export const hasLikings = ({ urge, swing, zeal, fear, pride }: Temper): boolean =>
  [urge, swing, zeal, fear, pride].some((each) => each !== 0);

/** Further away than this nobody feels drawn any more strongly. */
const FURTHEST = 12;

/** The events of a round for one side. */
export interface Fortune {
  /** Commands left to a rival. */
  readonly way: number;
  readonly strikes: number;
  readonly dealt: number;
  readonly taken: number;
  readonly isDraw: boolean;
}

export const likingOf = ({ urge, swing, zeal, fear, pride }: Temper, { way, strikes, dealt, taken, isDraw }: Fortune): number =>
  swing * strikes + zeal * dealt - fear * taken - urge * Math.min(FURTHEST, way) - (isDraw ? pride : 0);

/** One for each character of the house, by its epithet. Any level can have any of them: strength is the mind's. */
export const TEMPERS = {
  /** Walks up, strikes as soon as it can and often before. */
  brawler: { urge: 0.06, swing: 0.02, zeal: 0.02, fear: 0, pride: 0.1, recall: 0 },
  /** Goes all the way to where a rival is now, strikes there, and learns nothing from earlier rounds. */
  builder: { urge: 0.025, swing: 0.01, zeal: 0, fear: 0, pride: 0.2, recall: 0 },
  /** Gladly trades blows, and would rather lose than draw. */
  gambler: { urge: 0.025, swing: 0, zeal: 0.03, fear: 0, pride: 0.3, recall: 1 },
  /** Trusts that people do again what they did, and lies in wait there. */
  fox: { urge: 0.014, swing: 0, zeal: 0, fear: 0, pride: 0.25, recall: 1.5 },
  /** Draws nearer only where that costs nothing, and would rather stay whole than hit. */
  careful: { urge: 0.01, swing: 0, zeal: 0, fear: 0.012, pride: 0.2, recall: 1 },
  /** Presses on and takes a good trade of blows. Equals of its strength would draw a third of their games, so a draw is worth little to it. */
  master: { urge: 0.015, swing: 0, zeal: 0.04, fear: 0, pride: 0.6, recall: 1 },
} as const satisfies Readonly<Record<string, Temper>>;

export type TemperName = keyof typeof TEMPERS;
export const TEMPER_NAMES = Object.keys(TEMPERS) as readonly TemperName[];
export const isTemper = (name: string): name is TemperName => Object.hasOwn(TEMPERS, name);
