import type { Presence } from '../live/presence.ts';
import type { Subscriber } from './subscriber.ts';

/** Presence is sent at once; changes soon after that are sent together. */
const HERE_EVERY = 500;

interface HereTextPlan {
  readonly presence: Presence;
  send(to: Subscriber, text: string): void;
  toAll(text: string, but?: Subscriber): void;
  later(milliseconds: number, work: () => void): NodeJS.Timeout;
}

/** Tells everybody at a table who is there, twice a second at most. */
export class HereText {
  text = '';
  private told = '';
  private timer: NodeJS.Timeout | undefined;
  private readonly plan: HereTextPlan;

  constructor(plan: HereTextPlan) {
    this.plan = plan;
  }

  show(newcomer?: Subscriber): void {
    const { seats, watchers } = this.plan.presence.all();
    this.text = JSON.stringify(['here', seats, watchers]);
    if (newcomer) {
      this.plan.send(newcomer, this.text);
      // They know more than the others were told last: that is not what all know any more.
      if (this.timer) this.told = '';
    }
    this.tellChange(newcomer);
  }

  /** At once, and again only after a while: many who come and go together are one message to everybody. */
  private tellChange(but?: Subscriber): void {
    if (this.timer || this.text === this.told) return;
    this.told = this.text;
    this.plan.toAll(this.text, but);
    this.timer = this.plan.later(HERE_EVERY, () => {
      this.timer = undefined;
      this.tellChange();
    });
  }
}
