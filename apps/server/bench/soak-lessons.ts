import type { Store } from '../src/store/store.ts';
import { type ClassClaim, proveClass } from '../test/online/class-proof.ts';
import { Lesson } from '../test/online/lesson.ts';
import { type PlayedTable, type Proof, proveLogs } from '../test/online/proof.ts';
import { insist, PUPILS, SoakLesson } from './soak-lesson.ts';
import { type SoakPlan, type SoakStage, wait } from './soak-stage.ts';

/** Of so many lessons one is wiped away at its end. */
const WIPES_EVERY = 5;

interface Taught {
  readonly id: string;
  readonly claims: readonly ClassClaim[];
  /** Tables that were played to the end, and those that the teacher replaced before. */
  readonly ended: readonly PlayedTable[];
  readonly replaced: readonly PlayedTable[];
  readonly isWiped: boolean;
}

/** Lessons, one after the other in each lane. */
export class SoakLessons {
  private readonly stage: SoakStage;
  private readonly lanes: number;
  private readonly taught: Taught[] = [];
  private readonly wrong: string[] = [];

  constructor(stage: SoakStage, { lessons }: SoakPlan) {
    this.stage = stage;
    this.lanes = lessons;
  }

  get count(): number {
    return this.taught.length;
  }

  /** Tables of lessons whose games are over and kept. */
  get ended(): readonly PlayedTable[] {
    return this.taught.flatMap(({ ended, isWiped }) => (isWiped ? [] : ended));
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: this.lanes }, (_, lane) => this.keepTeaching(lane)));
  }

  private async keepTeaching(lane: number): Promise<void> {
    for (let round = lane; this.stage.isOn; round++) {
      const lesson = await Lesson.open(this.stage.server.url, PUPILS).catch(() => undefined);
      if (!lesson) {
        await wait(100);
        continue;
      }
      this.stage.known.code ||= lesson.code;
      await this.teach(new SoakLesson(this.stage, lesson, lane * 1000 + round));
    }
  }

  private async teach(one: SoakLesson): Promise<void> {
    const { lesson, claims } = one;
    const hasFailed = await one.teach().then(
      () => false,
      (error: unknown) => this.wrong.push(`class ${lesson.id}: ${String(error).slice(0, 2000)}`) > 0,
    );
    const isWiped = !hasFailed && (this.taught.length + 1) % WIPES_EVERY === 0;
    const played = one.played();
    const ended = hasFailed ? [] : played.filter((table) => one.isKept(table));
    one.close();
    this.taught.push({ id: lesson.id, claims, ended, replaced: played.filter((table) => !ended.includes(table)), isWiped });
    if (isWiped) await this.wipe(lesson);
  }

  /** The teacher wipes the class away; one that is gone already is nobody's. */
  private async wipe({ id, teacherToken }: Lesson): Promise<void> {
    const headers = { authorization: `Bearer ${teacherToken}` };
    const wipe = async () => {
      const { status } = await fetch(`${this.stage.server.url}/api/classes/${id}`, { method: 'DELETE', headers });
      return { status, body: undefined };
    };
    await insist(wipe, ({ status }) => status === 204 || status === 403);
  }

  /** Everything that was acknowledged in lessons is in the logs once; what was wiped away is nowhere. */
  async prove(store: Store): Promise<Proof & { readonly moves: number }> {
    const wrong = [...this.wrong];
    let [acknowledged, moves] = [0, 0];
    for (const { id, claims, ended, replaced, isWiped } of this.taught) {
      if (isWiped) {
        for (const log of [id, ...[...ended, ...replaced].map(({ table }) => table)])
          if (await store.load(log)) wrong.push(`class ${id} was wiped away, and ${log} is still there`);
        continue;
      }
      const proofs = [await proveLogs(store, ended), await proveLogs(store, replaced, false)];
      const own = await proveClass(store, id, claims);
      wrong.push(...own.wrong, ...proofs.flatMap((proof) => proof.wrong));
      acknowledged += own.acknowledged;
      moves += proofs.reduce((sum, proof) => sum + proof.acknowledged, 0);
    }
    return { acknowledged, wrong, moves };
  }
}
