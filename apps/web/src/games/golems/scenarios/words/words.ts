export type TabName = 'field' | 'things' | 'golems' | 'rules' | 'check';

/** Everything the scenario editor and its neighbours say. */
export interface EditorWords {
  pageTitle(name: string): string;
  readonly tabs: Readonly<Record<TabName, string>>;
  readonly tabsLabel: string;
  readonly back: string;
  readonly undo: string;
  readonly redo: string;
  readonly undone: string;
  readonly redone: string;
  readonly nothingToUndo: string;
  readonly play: string;
  readonly playLong: string;
  readonly share: string;
  readonly help: string;
  readonly notSaved: string;
  readonly saved: string;
  readonly gone: string;
  readonly goneHint: string;

  readonly board: string;
  readonly hints: Readonly<Record<'field' | 'thingsByMouse' | 'thingsByTouch' | 'erase' | 'golems' | 'place' | 'move', string>>;
  cell(name: string, what: readonly string[]): string;
  golem(seat: number, name: string, facing: string): string;
  botGolem(program: string, name: string, facing: string): string;
  laid(what: string, cell: string): string;
  erased(cell: string): string;
  turned(what: string): string;
  readonly nothingToTurn: string;

  readonly box: string;
  left(count: number): string;
  readonly noneLeft: string;
  readonly seasons: Readonly<Record<'summer' | 'winter', string>>;
  readonly seasonLabel: string;
  partAt(number: number, size: string, season: string, at: string): string;
  layPart(size: string, season: string, left: number): string;
  readonly turn: string;
  readonly flip: string;
  readonly intoBox: string;
  partMoved(at: string): string;
  readonly partLaid: string;
  readonly partGone: string;

  /** Names of tools; `ladder:A`, `barrel`, `eraser`. */
  tool(tool: string): string;
  readonly contents: string;
  readonly contentsHint: string;
  readonly unknownContents: string;

  readonly onField: string;
  readonly addPlayer: string;
  readonly addBot: string;
  player(seat: number): string;
  bot(name: string): string;
  readonly facing: string;
  readonly faces: Readonly<Record<'N' | 'E' | 'S' | 'W', string>>;
  readonly type: string;
  readonly program: string;
  readonly remove: string;
  readonly chooseGolem: string;
  readonly full: string;

  readonly name: string;
  readonly story: string;
  readonly storyHint: string;
  readonly kids: string;
  readonly kidsHint: string;
  readonly kidsOn: string;
  /** One young player alone against a number of cards. */
  readonly alone: string;
  readonly aloneHint: string;
  readonly aloneOn: string;
  readonly cards: string;
  readonly goal: string;
  readonly goals: Readonly<Record<'treasure' | 'most' | 'all' | 'edge', string>>;
  readonly turns: string;
  readonly turnsNames: Readonly<Record<'alternate' | 'together', string>>;
  readonly rounds: string;
  readonly fewer: string;
  readonly more: string;
  readonly players: string;
  playersFrom(min: number, max: number): string;
  readonly logic: string;
  readonly logicHint: string;
  readonly swap: string;
  readonly swapHint: string;
  readonly build: string;
  readonly buildHint: string;
  readonly tie: string;
  readonly ties: Readonly<Record<'draw' | 'strikes' | 'again', string>>;

  readonly good: string;
  readonly goodHint: string;
  toMend(count: number): string;
  /** It can be played; so many pieces of advice. */
  advised(count: number): string;
  readonly showCells: string;
  readonly mendFirst: string;
  readonly trial: string;
  readonly trialHint: string;
  trialRuns(done: number, all: number): string;
  trialDone(games: number, rounds: readonly number[]): string;
  trialWon(name: string, games: number): string;
  trialDrawn(games: number): string;
  readonly trialBroken: string;

  readonly shareTitle: string;
  readonly shareLink: string;
  readonly shareLinkHint: string;
  readonly shareCode: string;
  readonly shareFile: string;
  readonly shareFileHint: string;
  readonly linkField: string;

  /** The page of a link. */
  readonly came: string;
  readonly badLink: string;
  badScenario(says: string): string;
  readonly badHint: string;
  readonly playHere: string;
  readonly together: string;
  readonly change: string;
  readonly keep: string;
  readonly kept: string;
  readonly whatIsThere: string;

  /** The gallery. */
  readonly yours: string;
  readonly yoursHint: string;
  readonly make: string;
  readonly makeHint: string;
  readonly open: string;
  readonly openHint: string;
  readonly edit: string;
  editOf(name: string): string;
  copyOf(name: string): string;
  readonly copy: string;
  throwAway(name: string): string;
  readonly thrownAway: string;
  unfinished(count: number): string;
  badFile(says: string): string;
  /** A kept scenario that can't be drawn. */
  readonly unreadable: string;
  readonly damaged: string;
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
}
