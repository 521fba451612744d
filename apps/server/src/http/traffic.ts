import type { ByeCode } from '@stolik/wire/messages';

/** What goes over the connections to one path, for those who watch the server. */
export class Traffic {
  open = 0;
  received = 0;
  sent = 0;
  /** Connections and requests that ended because something threw. */
  failures = 0;
  /** Why connections were closed by this side. */
  readonly byes = new Map<ByeCode, number>();

  said(code: ByeCode): void {
    this.byes.set(code, (this.byes.get(code) ?? 0) + 1);
  }
}
