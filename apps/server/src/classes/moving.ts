import { type Entry, readEntry, writeEntry } from '@stolik/class/entry';
import { unpacked } from '@stolik/class/moving';
import { teacherHash } from '@stolik/class/secrets';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { freshClassCode, isEqual } from '../guests/tokens.ts';
import { headOfClass } from './live-class.ts';
import { CLASS_GAME } from './loading.ts';
import type { ClassesPlan } from './plan.ts';

/** So much of a class is read or written at a time: no answer and no body is longer than any other. */
const PIECE = 100;
/** Characters of a piece that is read; a longer line is a piece by itself. */
const LETTERS = 500_000;
/** More than any school year wrote. */
const MOST_LINES = 50_000;
const MOST_BYTES = 16_000_000;

/** Lines of a class as they are in the store, from a number on. */
export interface Piece {
  readonly lines: readonly string[];
  /** How many there are in all. */
  readonly version: number;
}

/** A piece of a class from elsewhere, and who brings it. */
export interface Brought {
  readonly id: string;
  readonly key: string;
  /** How many lines are here already. */
  readonly from: number;
  readonly lines: readonly string[];
}

/**
 * A class moves to another server in chunks through its teacher; servers never talk to each other. The class stays hidden
 * until the last chunk. A lost chunk is sent again from the number of stored entries.
 */
export class Moving {
  private readonly plan: Pick<ClassesPlan, 'store' | 'signer' | 'capacity' | 'isInHouse' | 'now'>;

  constructor(plan: Moving['plan']) {
    this.plan = plan;
  }

  async read(id: string, from: number): Promise<Piece | undefined> {
    const stored = await this.plan.store.load(id, from, PIECE);
    if (stored?.game !== CLASS_GAME) return undefined;
    let letters = 0;
    const lines = stored.entries.filter((line, index) => {
      letters += line.length;
      return index === 0 || letters <= LETTERS;
    });
    return { lines, version: stored.version };
  }

  /** Writes a piece and answers how many lines there are now. A server for strangers takes none: its classes stay where they are. */
  async bring({ id, key, from, lines }: Brought): Promise<Result<number>> {
    const { store, signer, capacity, isInHouse } = this.plan;
    if (!isInHouse) return problem('classes', 'a class from elsewhere is opened on a server in the house');
    const entries = lines.map((line) => unpacked(line, (pupil, pictures) => signer.pictureHash(id, pupil, pictures)));
    if (!areInOrder(entries, from)) return problem('lines', 'these are no lines of a class');
    const texts = entries.map(writeEntry);
    const bytes = texts.reduce((sum, { length }) => sum + length, 0);
    if (!capacity.takesNew('classes') || !capacity.hasRoom(bytes, 'classes'))
      return problem('server', 'there is no room for another class');
    const stored = await store.load(id, 0, 1);
    const first = stored ? readEntry(stored.entries[0] ?? '') : entries[0];
    if (first?.kind !== 'open' || !isEqual(teacherHash(key), first.teacher))
      return problem('key', 'this is not the key of the class');
    if ((stored?.version ?? 0) !== from) return problem('class', `${stored?.version ?? 0} lines are here`);
    const size = (await store.sizes(id))?.log ?? 0;
    if (from + texts.length > MOST_LINES || size + bytes > MOST_BYTES) return problem('lines', 'the class is too large');
    if (!(await this.write(id, from, texts))) return problem('class', 'others have written meanwhile');
    capacity.add(bytes, { classes: from === 0 ? 1 : 0 });
    return ok(from + texts.length);
  }

  private async write(id: string, from: number, texts: readonly string[]): Promise<boolean> {
    const { store, isInHouse, now = Date.now } = this.plan;
    // It was in use elsewhere.
    const head = headOfClass(now(), true);
    if (from > 0) return store.append(id, from, texts, head);
    for (let tries = 0; tries < 20; tries++) {
      const code = freshClassCode(isInHouse, tries);
      if (await store.create({ id, code, game: CLASS_GAME, seed: '', head }, texts)) return true;
      // The code is taken, or another client has just uploaded the class.
      if (await store.load(id, 0, 1)) return false;
    }
    return false;
  }
}

/** A class is opened once, by its first line. */
const areInOrder = (entries: readonly (Entry | undefined)[], from: number): entries is readonly Entry[] =>
  entries.length > 0 && entries.every((entry, index) => entry && (entry.kind === 'open') === (from + index === 0));
