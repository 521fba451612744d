import type { EditionId } from '@stolik/golems/editions';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';

export interface Told {
  readonly title: string;
  readonly says: string;
}

export interface StudyWords {
  readonly known: string;
  /** How many one has. */
  rows(count: number): string;
  /** What the program is that a question names. */
  readonly program: Readonly<Record<string, string>>;
  programOf(name: string): string;
  /** No name: one's own golem. */
  goal(goal: Goal, name: string | undefined): string;
  readonly says: Readonly<Record<string, string>>;
  readonly look: Readonly<Record<string, string>>;
  missed(kind: string, got: number, wanted: number): Told;
  /** Where one's golem has ended instead; no place: it is out. */
  ended(place: string | undefined, isRightCell: boolean): Told;
  readPlace(cell: string, facing: string): string;
  /** The first row of a program that leads away from every right one. */
  readonly wrongRow: {
    row(row: number, why: string): string;
    missing(row: number): string;
    reach(reach: number, away: number): string;
    readonly air: string;
  };
  /** What a row has done. */
  ran(row: number, what: string): string;
  readonly out: string;
  /** On the board, for who does not see it. */
  readonly flag: string;
  readonly barrelMark: string;
  answerMark(number: number): string;
  /** What somebody has seen in a barrel. */
  readonly inside: Readonly<Record<string, string>>;
  wrongPlace(right: string): Told;
}

/** What the puzzles say in one language. `figure`: whom one leads, a golem or a robot; `way`: where it faces. */
export interface StudyCatalog
  extends Pick<
    StudyWords,
    | 'known'
    | 'program'
    | 'programOf'
    | 'out'
    | 'wrongRow'
    | 'ran'
    | 'flag'
    | 'barrelMark'
    | 'answerMark'
    | 'inside'
    | 'wrongPlace'
    | 'rows'
  > {
  /** Whom a seat leads. [docs/glossary.md] */
  readonly figures: Readonly<Record<EditionId, string>>;
  readonly goal: {
    reach(place: string): string;
    repair(place: string): string;
    shorten(place: string): string;
    beat(count: number): string;
    out(name: string): string;
    readonly safe: string;
    readonly unhurt: string;
    sure(count: number): string;
    readonly mend: string;
    barrel(cell: string): string;
    readonly treasure: string;
    readonly gears: string;
    predict(figure: string): string;
    /** Of somebody else's. */
    predictOf(name: string, figure: string): string;
  };
  says(figure: string): StudyWords['says'];
  look(figure: string): StudyWords['look'];
  readonly missed: {
    beat(got: number, wanted: number): Told;
    out(figure: string): Told;
    readonly safe: Told;
    readonly unhurt: Told;
    readonly sure: Told;
    readonly mend: Told;
    readonly barrel: Told;
    /** A treasure or gears, with so many cards. */
    readonly collected: Told;
    elsewhere(figure: string): Told;
  };
  readonly ended: {
    out(figure: string): Told;
    /** On the right cell, but it faces elsewhere. */
    turned(figure: string, place: string): Told;
    elsewhere(figure: string, place: string): Told;
  };
  place(cell: string, way: string): string;
  readonly ways: Readonly<Record<string, string>>;
}
