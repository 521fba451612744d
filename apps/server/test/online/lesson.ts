import { randomBytes } from 'node:crypto';
import { ANIMALS, HOWS, type Nickname } from '@stolik/class/names';
import { cardHash, cardOf, keyOf, picturesOf, teacherHash } from '@stolik/class/secrets';
import type { ClassView, DeskView, PupilView, WallView } from '@stolik/class/views';
import type { ClassClientMessage, ClassRequest } from '@stolik/wire/class';
import { type ClassAnswer, ClassConnection } from '@stolik/wire/class-client';
import type { Surroundings } from '@stolik/wire/line';
import type { ByeCode } from '@stolik/wire/messages';
import { around, call, patience } from './house.ts';

/** A request that was acknowledged, and the id it was sent under. */
export interface GrantedRequest {
  readonly id: string;
  readonly request: ClassRequest;
}

/** Somebody of a class at a device: every byte that comes in is kept. */
export class Device<View extends ClassView = ClassView> {
  readonly connection: ClassConnection;
  readonly heard: string[] = [];
  readonly granted: GrantedRequest[] = [];
  bye: ByeCode | undefined;
  /** Called whenever the device is connected again, as a page then says what it shows. */
  onLive: () => void = () => {};
  private readonly sent = new Map<string, ClassRequest>();
  private readonly watchers = new Set<() => void>();

  constructor(url: string | (() => string), token: string) {
    this.connection = new ClassConnection(
      {
        token,
        onView: () => this.look(),
        onStatus: (status, why) => {
          if (status === 'closed') this.bye = why;
          if (status === 'live') this.onLive();
          this.look();
        },
      },
      this.overhearing(around(url, (text) => this.hear(text), '/api/class')),
    );
  }

  private overhearing(surroundings: Surroundings): Surroundings {
    const connect: Surroundings['connect'] = (handlers) => {
      const socket = surroundings.connect(handlers);
      const send = (text: string): void => {
        const [word, id, request] = JSON.parse(text) as ClassClientMessage;
        if (word === 'do') this.sent.set(id, request);
        socket.send(text);
      };
      return { ...socket, send };
    };
    return { ...surroundings, connect };
  }

  private hear(text: string): void {
    this.heard.push(text);
    if (!text.startsWith('["ok"')) return;
    const [, id] = JSON.parse(text) as ['ok', string];
    const request = this.sent.get(id);
    // A request that was sent twice may be acknowledged twice.
    if (request && this.sent.delete(id)) this.granted.push({ id, request });
  }

  private look(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  get view(): View {
    if (!this.connection.view) throw new Error('nothing was told yet');
    return this.connection.view as View;
  }

  request(request: ClassRequest): Promise<ClassAnswer> {
    return this.connection.request(request);
  }

  /** The same, where nothing can be in its way. */
  async does(request: ClassRequest): Promise<void> {
    const answer = await this.request(request);
    if (!answer.ok) throw new Error(`${request.kind}: ${answer.code}`);
  }

  until(isSo: (view: View) => boolean, what = 'something', within = patience.within): Promise<View> {
    return this.waitFor(() => this.connection.view !== undefined && isSo(this.view), what, within).then(() => this.view);
  }

  ended(): Promise<void> {
    return this.waitFor(() => this.bye !== undefined, 'the end');
  }

  private waitFor(isSo: () => boolean, what: string, within = patience.within): Promise<void> {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`${what} did not come: ${JSON.stringify(this.connection.view)}`)), within);
      const look = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.watchers.delete(look);
        done();
      };
      this.watchers.add(look);
      look();
    });
  }

  close(): void {
    this.connection.close();
  }
}

export const nicknameOf = (index: number): Nickname => `${HOWS[index % HOWS.length]!}-${ANIMALS[index % ANIMALS.length]!}`;

/** A class as a teacher's browser opens it. */
export class Lesson {
  readonly key = keyOf(randomBytes(16));
  readonly devices: Device[] = [];
  id = '';
  code = '';
  desk!: Device<DeskView>;
  private readonly url: string | (() => string);

  private constructor(url: string | (() => string)) {
    this.url = url;
  }

  static async open(url: string | (() => string), pupils: number, label = '5B'): Promise<Lesson> {
    const lesson = new Lesson(url);
    const opened = await call(lesson.address, '/api/classes', { label, language: 'pl', teacher: teacherHash(lesson.key) });
    if (opened.status !== 201) throw new Error(JSON.stringify(opened));
    lesson.id = opened.body.class;
    lesson.code = opened.body.code;
    lesson.desk = lesson.device<DeskView>(lesson.teacherToken);
    await lesson.desk.until(() => true);
    for (let index = 0; index < pupils; index++) await lesson.add(index);
    await lesson.desk.until((view) => view.pupils.length === pupils);
    return lesson;
  }

  get address(): string {
    return typeof this.url === 'string' ? this.url : this.url();
  }

  get teacherToken(): string {
    return `teacher.${this.id}.${this.key}`;
  }

  device<View extends ClassView>(token: string): Device<View> {
    const device = new Device<View>(this.url, token);
    this.devices.push(device as unknown as Device);
    return device;
  }

  add(index: number): Promise<void> {
    return this.desk.does({ kind: 'pupil', pupil: index, name: nicknameOf(index), ...this.secretsOf(index, 0) });
  }

  secretsOf(index: number, drawn: number): Pick<Extract<ClassRequest, { kind: 'secrets' }>, 'card' | 'pictures'> {
    return { card: cardHash(this.card(index, drawn)), pictures: this.pictures(index, drawn) };
  }

  card = (index: number, drawn = 0): string => cardOf(this.key, this.id, index, drawn);
  pictures = (index: number, drawn = 0) => picturesOf(this.key, this.id, index, drawn);

  async tokenOf(index: number, drawn = 0): Promise<string> {
    const entered = await call(this.address, '/api/classes/card', {
      class: this.id,
      pupil: index,
      card: this.card(index, drawn),
    });
    if (entered.status !== 201) throw new Error(JSON.stringify(entered));
    return entered.body.token;
  }

  async pupil(index: number): Promise<Device<PupilView>> {
    const device = this.device<PupilView>(await this.tokenOf(index));
    await device.until(() => true);
    return device;
  }

  async wall(): Promise<Device<WallView>> {
    const device = this.device<WallView>(this.desk.view.wallKey);
    await device.until(() => true);
    return device;
  }

  close(): void {
    for (const device of this.devices) device.close();
  }
}
