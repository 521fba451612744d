import type { Who } from '@stolik/class/commands';
import { freshPin } from '../guests/tokens.ts';
import { PIN_NOTE, type Store } from '../store/store.ts';
import { GRANTED, type Granted, no } from './granted.ts';
import type { LiveClass } from './live-class.ts';

const SERVER: Who = { kind: 'house' };
const nameOf = (pin: string): string => `${PIN_NOTE}${pin}`;

/**
 * The numbers of lessons. Each is noted in the store before its class has it, so that no two classes share one; a number that its class did
 * not take, or has given up, is given back.
 */
export class Pins {
  private readonly store: Store;
  private readonly isInHouse: boolean;
  private readonly turns = new WeakMap<LiveClass, Promise<unknown>>();

  constructor(store: Store, isInHouse: boolean) {
    this.store = store;
    this.isInHouse = isInHouse;
  }

  /** The class that noted this number. */
  async owner(pin: string): Promise<string | undefined> {
    return await this.store.noted(nameOf(pin));
  }

  async giveBack(pin: string): Promise<void> {
    if (pin !== '') await this.store.unnote(nameOf(pin));
  }

  /** Whatever this class noted, where nobody has its log any more to say which. */
  async giveBackAll(id: string): Promise<void> {
    for (const { name, value } of await this.store.notes(PIN_NOTE)) if (value === id) await this.store.unnote(name);
  }

  /** One after the other for each class: a teacher may tap faster than numbers are noted. */
  set(room: LiveClass, on: boolean): Promise<Granted> {
    const turn = (this.turns.get(room) ?? Promise.resolve()).then(() => (on ? this.draw(room) : this.drop(room)));
    this.turns.set(
      room,
      turn.catch(() => {}),
    );
    return turn;
  }

  private async drop(room: LiveClass): Promise<Granted> {
    const { pin } = room.room;
    const changed = await room.change({ kind: 'pin', pin: '' }, SERVER);
    if (!changed.ok) return changed;
    await this.giveBack(pin);
    return GRANTED;
  }

  private async draw(room: LiveClass): Promise<Granted> {
    const { id } = room.room;
    for (let tries = 0; tries < 20; tries++) {
      if (room.room.pin !== '') return GRANTED;
      const pin = freshPin(this.isInHouse);
      if ((await this.store.keep(nameOf(pin), () => id)) !== id) continue;
      const changed = await room.change({ kind: 'pin', pin }, SERVER);
      if (!changed.ok) await this.giveBack(pin);
      // Another server was faster: the class has a number.
      return changed.ok || changed.problem === 'taken' ? GRANTED : changed;
    }
    return no('broken');
  }
}
