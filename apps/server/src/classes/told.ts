import { type Classroom, presentPupils } from '@stolik/class/classroom';
import { type ClassView, factsOf } from '@stolik/class/views';
import { changeOf, patched } from '@stolik/wire/delta';
import { asUnpacked, isFixed, Packer, type Shape, Unpacker } from '@stolik/wire/packing';
import { Copies } from './copies.ts';

/** The last view sent to each client of a role, and the serialized next change; the latter is not cached. */
export class Told {
  private readonly views = new Map<string, ClassView>();
  private packer = new Packer();
  private copies = new Copies();
  /** What clients make of what they are sent: changes go by the order of fields, so theirs is kept here. */
  private mirror = new Unpacker();

  get shapes(): readonly Shape[] {
    return this.packer.shapes;
  }

  has(key: string): boolean {
    return this.views.has(key);
  }

  forget(key: string): void {
    this.views.delete(key);
  }

  /** Nobody is there any more who was told anything. */
  clear(): void {
    this.views.clear();
    this.packer = new Packer();
    this.copies = new Copies();
    this.mirror = new Unpacker();
  }

  /** What takes long in the view of a whole class, one pupil a step: whatever is counted and packed here is not again. */
  *preparing(room: Classroom): Generator<void, void, void> {
    // Where all go meanwhile, nothing of it stays.
    const { packer } = this;
    for (const pupil of presentPupils(room)) {
      for (const facts of factsOf(room, pupil)) packer.pack(facts);
      yield;
    }
  }

  /** What has changed since they were told last; undefined where nothing has, or they were told nothing. */
  change(key: string, view: ClassView): string | undefined {
    const before = this.views.get(key);
    const change = before && changeOf(this.packer, before, view);
    if (change === undefined) return undefined;
    const after = withOurs(patched(this.mirrored(), before, change), view) as ClassView;
    this.views.set(key, this.shared(before, after));
    return JSON.stringify(['+', change]);
  }

  /** All that they were told, or this view where that was nothing. */
  whole(key: string, view: ClassView): string {
    const told = this.views.get(key) ?? this.shared(undefined, asUnpacked(view) as ClassView);
    this.views.set(key, told);
    return JSON.stringify(this.packer.pack(told));
  }

  /** All have the same question and mostly the same task: what is long is in memory once, and not once for every pupil. */
  private shared(before: ClassView | undefined, view: ClassView): ClassView {
    const { task, asked } = view;
    return {
      ...view,
      ...(task && { task: this.copies.of(task, before?.task) }),
      ...(asked && { asked: { ...asked, question: this.copies.of(asked.question, before?.asked?.question) } }),
    } as ClassView;
  }

  private mirrored(): Unpacker {
    this.mirror.learn(this.packer.shapes.slice(this.mirror.known));
    return this.mirror;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The same with our own fixed lists in it: such a list is in memory once, and is known again without being looked through. */
function withOurs(theirs: unknown, ours: unknown): unknown {
  if (theirs === ours || !isData(theirs) || !isData(ours)) return theirs;
  if (Array.isArray(ours) && isFixed(ours)) return ours;
  const changed: Record<string, unknown> = {};
  for (const key of Object.keys(theirs)) {
    const value = withOurs(theirs[key], ours[key]);
    if (value !== theirs[key]) changed[key] = value;
  }
  if (Object.keys(changed).length === 0) return theirs;
  return Array.isArray(theirs) ? Object.assign([...theirs], changed) : { ...theirs, ...changed };
}
