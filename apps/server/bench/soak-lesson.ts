import type { DeskView, PupilView, WallView } from '@stolik/class/views';
import type { ClassClaim } from '../test/online/class-proof.ts';
import { type Answered, call, Player } from '../test/online/house.ts';
import type { Device, Lesson } from '../test/online/lesson.ts';
import { findGame, TEST_OFFERS } from '../test/online/offers.ts';
import type { PlayedTable } from '../test/online/proof.ts';
import { questionOfLesson } from '../test/online/question.ts';
import { type SoakStage, wait } from './soak-stage.ts';

export const PUPILS = 5;
const GAMES = ['connect-four', 'micropul', 'circuit', 'golems4'];
const OPTIONS: Readonly<Record<string, { readonly rounds?: number }>> = { golems4: { rounds: 3 } };
const ITEMS = Array.from({ length: 12 }, (_, index) => `circuit-chain-${index + 1}`);
/** One seat of a class at a table, from one page or several. */
interface Sitting {
  readonly table: string;
  readonly seat: number;
  readonly player: Player;
}

/** Asks until a server that lives answers; who is told to wait waits. */
export async function insist(what: () => Promise<Answered>, isEnough: (answer: Answered) => boolean): Promise<Answered> {
  for (;;) {
    const answer = await what().catch(() => undefined);
    if (answer && isEnough(answer)) return answer;
    await wait(Math.min(2000, answer?.body?.wait ?? 200));
  }
}

const isAmong = ({ pupils }: DeskView, own: number): boolean => pupils.some(({ pupil }) => pupil === own);

const isIn = ({ status }: Answered): boolean => status === 201;

/** Everybody of one lesson, from the first pupil who comes in to the recap. */
export class SoakLesson {
  readonly lesson: Lesson;
  readonly claims: ClassClaim[] = [];
  private readonly sittings: Sitting[] = [];
  private readonly stage: SoakStage;
  private readonly seed: number;
  private readonly pupils = new Map<number, Device<PupilView>>();
  private readonly tokens = new Map<number, string>();

  constructor(stage: SoakStage, lesson: Lesson, seed: number) {
    this.stage = stage;
    this.lesson = lesson;
    this.seed = seed;
    this.claims.push({ who: 'teacher', granted: this.desk.granted });
  }

  private get desk(): Device<DeskView> {
    return this.lesson.desk;
  }

  private get all(): readonly Device<PupilView>[] {
    return [...this.pupils.values()];
  }

  /** A page of this pupil; what it has acknowledged counts wherever it happens. */
  private open(pupil: number): Device<PupilView> {
    const device = this.lesson.device<PupilView>(this.tokens.get(pupil)!);
    this.pupils.set(pupil, device);
    this.claims.push({ who: pupil, granted: device.granted });
    const at = { kind: 'at', doing: ITEMS[pupil % ITEMS.length]!, shows: [`lay ${pupil}`] } as const;
    device.onLive = () => void device.request(at);
    return device;
  }

  async teach(): Promise<void> {
    await this.comeIn();
    const wall = this.lesson.device<WallView>((await this.desk.until(({ wallKey }) => wallKey !== '')).wallKey);
    await this.learn();
    await this.answer();
    await this.play();
    await this.desk.does({ kind: 'wall', wall: { kind: 'recap', isRanked: false } });
    await this.desk.until((view) => view.pupils.every(({ isHere }) => isHere), 'everybody');
    const { recap } = await wall.until(
      (view) => view.recap !== undefined && view.boards.every(({ isOver }) => isOver),
      'the recap',
    );
    if (recap!.games < 1) throw new Error('no game was counted');
  }

  /** By card, by pictures (while somebody may be guessing them), and a guest by the number on the wall. */
  private async comeIn(): Promise<void> {
    const { url } = this.stage.server;
    const { id } = this.lesson;
    for (let pupil = 0; pupil < PUPILS; pupil++) {
      const byCard = () => call(url, '/api/classes/card', { class: id, pupil, card: this.lesson.card(pupil) });
      const byPictures = () =>
        call(url, '/api/classes/pictures', { code: this.lesson.code, pupil, pictures: this.lesson.pictures(pupil) });
      let tries = 0;
      // A child who is slowed down because others guess their pictures has a card.
      const entered = await insist(() => (pupil % 2 === 0 && tries++ < 3 ? byPictures() : byCard()), isIn);
      this.tokens.set(pupil, entered.body.token);
    }
    await this.desk.does({ kind: 'pin', on: true });
    const { pin } = await this.desk.until((view) => view.pin !== '');
    const guest = await insist(() => call(url, '/api/classes/pin', { pin }), isIn);
    this.tokens.set(guest.body.pupil, guest.body.token);
    await this.desk.does({ kind: 'pin', on: false });
    for (const pupil of this.tokens.keys()) await this.open(pupil).until(() => true);
    // A guest whose answer was lost came in twice: nobody is at the first of them. Who sees the last sees all.
    const { pupils } = await this.desk.until((view) => [...this.tokens.keys()].every((own) => isAmong(view, own)), 'the guest');
    for (const { pupil } of pupils) if (!this.tokens.has(pupil)) await this.desk.request({ kind: 'remove', pupil });
  }

  private async learn(): Promise<void> {
    await this.desk.does({ kind: 'lesson' });
    await this.desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ITEMS } });
    await this.desk.does({ kind: 'pace', pace: { kind: 'upTo', item: 5 } });
    const solving = this.all.map(async (device, index) => {
      await device.until(({ task }) => task?.kind === 'lessons');
      for (let item = 0; item < 4; item++) {
        const stars = ((index + item) % 4) as 0 | 1 | 2 | 3;
        await device.does({ kind: 'did', facts: [[ITEMS[item]!, stars, item]] });
      }
    });
    await this.desk.does({ kind: 'hint', whom: [...this.pupils.keys()] });
    await Promise.all(solving);
  }

  private async answer(): Promise<void> {
    const { question, solution } = questionOfLesson();
    await this.desk.does({ kind: 'ask', question, solution });
    await Promise.all(
      this.all.map(async (device) => {
        const { asked } = await device.until((view) => view.asked !== undefined);
        await device.does({ kind: 'answer', asked: asked!.id, answer: solution });
      }),
    );
    await this.desk.until((view) => view.pupils.every(({ answer, pupil }) => answer || !this.pupils.has(pupil)), 'all answers');
    await this.desk.does({ kind: 'close' });
    await this.desk.does({ kind: 'unask' });
  }

  private async play(): Promise<void> {
    const game = GAMES[this.seed % GAMES.length]!;
    const level = TEST_OFFERS.find((offer) => offer.game.id === game)!.levels[0]!;
    const whom = [...this.pupils.keys()];
    await this.desk.does({ kind: 'pairs', way: { how: 'random', seed: `s${this.seed}`, odd: 'bot', whom } });
    const options = { ...OPTIONS[game] };
    await this.desk.does({ kind: 'play', plan: { game, options, isSameDeal: false, level }, whom: 'all' });
    await Promise.all(whom.map((pupil) => this.sit(pupil)));
    await Promise.all([true, false].map((on) => this.desk.does({ kind: 'eyes', on })));
    await this.disturb(this.stage.rng.below(4), whom[this.stage.rng.below(whom.length)]!);
    const areOver = ({ tables }: DeskView): boolean => tables.length > 0 && tables.every(({ isOver }) => isOver);
    await this.desk.until(areOver, 'the end of all games').catch((error: unknown) => {
      const stuck = this.sittings.filter(({ player }) => !player.isOver);
      throw new Error(stuck.map(({ table, seat, player }) => `${table} seat ${seat}: ${player.says}`).join('; '), {
        cause: error,
      });
    });
  }

  /** Sits down at the table the class tells, unless this pupil does already. */
  private async sit(pupil: number, former?: string): Promise<void> {
    const isThere = ({ table }: PupilView): boolean => table?.token !== undefined && table.id !== former;
    const { table } = await this.pupils.get(pupil)!.until(isThere, 'a seat');
    const { id, game, token, seat } = table!;
    const player = new Player(this.stage.server.url, findGame(game), id, token!, this.seed + this.sittings.length);
    this.sittings.push({ table: id, seat, player });
  }

  /** What may happen in a lesson while everybody plays. */
  private async disturb(kind: number, pupil: number): Promise<void> {
    const { desk } = this;
    const { id: table, seat } = this.pupils.get(pupil)!.view.table!;
    if (kind === 0) {
      // The teacher takes somebody out: a bot plays on.
      this.stage.counts.leavers++;
      await desk.does({ kind: 'remove', pupil });
      await this.pupils.get(pupil)!.ended();
      this.pupils.delete(pupil);
    } else if (kind === 1) {
      // Somebody closes all pages, and opens them again after a while.
      this.stage.counts.leavers++;
      this.pupils.get(pupil)!.close();
      for (const { player } of this.sittings.filter((one) => one.table === table && one.seat === seat)) player.close();
      await wait(200 + this.stage.rng.below(1500));
      await this.open(pupil).until(() => true);
      await this.sit(pupil);
    } else if (kind === 2) {
      // A table begins again. It may have been over already.
      const isIt = ({ id }: { readonly id: string }): boolean => id === table;
      const { seats } = (await desk.until(({ tables }) => tables.some(isIt))).tables.find(isIt)!;
      await desk.does({ kind: 'restart', table });
      await Promise.all(seats.flatMap((one) => (one === null || !this.pupils.has(one) ? [] : [this.sit(one, table)])));
    } else {
      // A bot plays for a while. It may be over meanwhile, and then nobody can be replaced.
      await desk.request({ kind: 'bot', table, seat, on: true });
      await desk.request({ kind: 'bot', table, seat, on: false });
    }
  }

  /** Tables that were not replaced by others. */
  isKept({ table }: PlayedTable): boolean {
    return this.desk.view.tables.some(({ id }) => id === table);
  }

  /** What everybody had acknowledged at the tables of the class, by table and seat. */
  played(): readonly PlayedTable[] {
    const byTable = Map.groupBy(this.sittings, ({ table }) => table);
    return [...byTable].map(([table, sittings]) => ({
      table,
      players: Array.from({ length: 1 + Math.max(...sittings.map(({ seat }) => seat)) }, (_, seat) => ({
        acked: sittings.filter((one) => one.seat === seat).flatMap(({ player }) => player.acked),
      })),
    }));
  }

  close(): void {
    for (const { player } of this.sittings) player.close();
    this.lesson.close();
  }
}
