import type { BotProgram } from '@stolik/golems/core';
import type { Row, Sensor, Test } from '@stolik/golems/programs';
import type { NoHope } from '@stolik/golems/v6';
import type { Item, Part } from '../model/draft.ts';
import type { GolemsEvent } from '../model/scene.ts';
import type { FilmWords } from './film.ts';
import type { ThingWords } from './things.ts';

/** Everything the Golems tables say besides what the rules say themselves. */
export interface Words {
  /** A card's word, short enough for the card. */
  card(item: Item): string;
  /** A whole row: `Repeat 2 (Forward)`. */
  row(row: Row): string;
  readonly tests: Readonly<Record<Test, string>>;
  /** As long as what a While goes on. */
  readonly goesOn: Readonly<Record<Sensor, string>>;
  readonly things: ThingWords;
  /** What kind of golem it is; v4 has robots, which have colours. */
  readonly golems: Readonly<Record<string, string>>;
  readonly components: Readonly<Record<string, string>>;
  readonly robots: Readonly<Record<string, string>>;
  /** The caption of each question. */
  readonly asks: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  /** Steps of a round. */
  readonly phases: {
    readonly luck: string;
    readonly program: string;
    readonly logic: string;
    readonly run: string;
    readonly before: string;
  };
  readonly prompt: Readonly<
    Record<
      'program' | 'subprogram' | 'logic' | 'choose' | 'exit' | 'teleport' | 'build' | 'jam' | 'damage' | 'repair' | 'over',
      string
    >
  >;
  waitsFor(asked: string, ask: string): string;
  luck(card: string, logic: boolean): string;
  roundCard(card: string): string;
  logicSays(token: string): string;
  /** A word or number over the place where it happens; empty: none. */
  bubble(event: GolemsEvent): string;
  /** What the ghost met in one row, in a few words. */
  note(events: readonly GolemsEvent[]): string;
  /** Which step of a row this is. */
  step(step: number): string;
  readonly tray: {
    readonly yours: string;
    readonly laid: string;
    readonly program: string;
    programOf(name: string): string;
    readonly secret: string;
    readonly hand: string;
    readonly ready: string;
    readonly wipe: string;
    left(count: number): string;
    readonly yes: string;
    readonly no: string;
    takeBack(row: number): string;
    asks(row: number): string;
    readonly faceDown: string;
    /** Why a card of the hand can't be laid: no row is free; its block is higher than what is free; none of it is left. */
    readonly allFilled: string;
    noRoom(card: string, rows: number): string;
    noMore(card: string): string;
    readonly subprogramSays: string;
    readonly noSubprogram: string;
    readonly laySubprogram: string;
    readonly confirm: string;
    readonly decline: string;
    readonly declineLogic: string;
    readonly orCell: string;
    row(number: number): string;
    /** `3`, `3then`, `3else`. */
    rowAnswer(text: string): string;
    readonly exitSays: string;
    readonly cell: string;
    teleportSays(name: string): string;
    readonly damageSays: string;
    readonly repairSays: string;
    readonly repair: string;
    readonly build: string;
  };
  readonly board: {
    /** Where north is, as a compass has it. */
    readonly north: string;
    readonly title: string;
    readonly lookAround: string;
    readonly myView: string;
    readonly closer: string;
    readonly farther: string;
  };
  readonly speak: {
    item(item: Item): string;
    left(name: string, count: number): string;
    laid(row: number, name: string): string;
    taken(row: number): string;
    moved(from: number, to: number): string;
    place(row: number, part: Part | undefined, name: string | undefined): string;
    ghostAt(cell: string, facing: string): string;
    chosenCell(cell: string): string;
    readonly nothing: string;
    readonly free: string;
    readonly edge: string;
    ground(ground: '.' | 'i' | 's', season: string): string;
    token(word: string): string;
    figure(name: string, facing: string): string;
    out(name: string): string;
    readonly sides: Readonly<Record<'ahead' | 'right' | 'behind' | 'left', string>>;
  };
  readonly panel: {
    readonly ifNobody: string;
    way(start: string, cells: readonly string[]): string;
    readonly turnsTo: Readonly<Record<string, string>>;
    readonly empty: string;
    readonly faces: string;
    readonly cards: string;
    readonly flowchart: string;
    readonly blocks: string;
    readonly pseudocode: string;
    readonly python: string;
    readonly copy: string;
    readonly copied: string;
    readonly print: string;
    /** Over two programs of one round. */
    readonly played: string;
    readonly better: string;
    readonly unknownYet: string;
    readonly noProgram: string;
    readonly now: string;
    readonly nothingYet: string;
    readonly waiting: string;
  };
  readonly film: FilmWords;
  readonly facts: {
    /** Of the button that tells about a seat's golem or robot. */
    ask(name: string): string;
    damage(count: number, limit: number): string;
    /** A bot has no rows of its own. */
    stats(strength: number, range: number, rows?: number): string;
    /** `Red robot`. */
    robotName(colour: string): string;
    readonly ready: string;
    readonly out: string;
    /** Of a component. */
    readonly broken: string;
    items(count: number): string;
    subprogram(cards: string): string;
    extra(rows: number): string;
    held(token: string): string;
    /** What the numbers of a golem mean: v6. */
    golem(strength: number, range: number, rows: number, limit: number): string;
    /** What the numbers of a robot mean: v4. */
    robot(power: number, cells: number, rows: number): string;
    /** After how many cracks it is out. */
    limit(limit: number): string;
  };
  /** What a bot's program says, and what the die means. */
  bot(program: BotProgram): string;
  readonly die: string;
  readonly setup: {
    readonly title: string;
    readonly change: string;
    readonly choose: string;
    readonly forChildren: string;
    readonly forAll: string;
    players(min: number, max: number): string;
    withBots(count: number): string;
    readonly kids: string;
    /** From 1 (easy) to 3. */
    readonly difficulty: readonly [string, string, string];
    readonly lineup: string;
    /** What this seat leads. */
    readonly leads: string;
    /** Somebody else has this one already. */
    taken(golem: string, owner: string, maySwap: boolean): string;
    readonly botOf: string;
    readonly bots: string;
    readonly atRandom: string;
    readonly atRandomHint: string;
    botGolem(number: number): string;
    /** Another scenario lies ready because the chosen one is not for so many. */
    standIn(wanted: string, ready: string, min: number, max: number): string;
    /** An address named one that is not here. */
    missing(ready: string): string;
    botProgram(number: number): string;
    readonly rounds: string;
    readonly roundsHint: string;
  };
  /** Explanations beside a question that a newcomer has never met. */
  readonly about: Readonly<Record<'subprogram' | 'build' | 'logic', { readonly title: string; readonly says: string }>>;
  /** For young players. */
  readonly kids: {
    /** What they race for, by the goal of the scenario. */
    readonly goals: Readonly<Record<string, string>>;
    /** The same with a number of cards and nobody to race with. */
    alone(goal: string, cards: number): string;
    /** So many cards are to be laid now: one to three. */
    lay(count: number): string;
    used(count: number, all: number): string;
    /** Nobody can win any more. */
    readonly noWay: Readonly<Record<NoHope, string>>;
    readonly again: string;
    readonly playOn: string;
    /** What a golem is, without a word of battle. */
    readonly golem: string;
    readonly voice: string;
  };
  /** The rows of the result. */
  readonly result: {
    damage(count: number, limit: number): string;
    components(count: number): string;
    dealt(points: number): string;
    items(count: number): string;
  };
}
