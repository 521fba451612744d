import type { PupilView } from '@stolik/class/views';
import { createEffect, createMemo, createRoot, createSignal, mapArray, on, untrack } from 'solid-js';
import { changeOutbox, members, outbox } from './device.ts';
import { type ClassLine, createClassLine } from './line.ts';
import { type Member, memberNow, othersAt } from './members.ts';
import { doerKey, nextToSend, sent } from './outbox.ts';
import { isWithClass } from './present.ts';

type PupilLine = ClassLine<PupilView>;

interface OpenLine {
  readonly token: string;
  readonly line: PupilLine;
}

/** After these the same may be taken the next time. */
const LATER: ReadonlySet<string> = new Set(['too-fast', 'unsaved', 'broken']);
/** Milliseconds until a class that had too much to do is told again. */
const AGAIN = 2000;

/**
 * A line for everybody at this device, whoever plays now: who shares a tablet is here while the other one plays, and what two do together
 * reaches the class for both. They stay open on every page, so that a teacher reaches whoever plays what they like.
 */
const lines = createRoot(() => {
  const tokens = createMemo(() => (isWithClass() ? members().all.map(({ token }) => token) : []));
  return createMemo(
    mapArray(tokens, (token): OpenLine => {
      const line = createClassLine('pupil', token);
      const member = untrack(members).all.find((each) => each.token === token);
      if (member) {
        sendDoings(line, doerKey(member));
        sayWhoShares(line, member);
      }
      return { token, line };
    }),
  );
});

export const lineOf = (token: string): PupilLine | undefined => lines().find((each) => each.token === token)?.line;

export const allLines = (): readonly PupilLine[] => lines().map(({ line }) => line);

/** The line of whoever plays now. */
export function lineNow(): PupilLine | undefined {
  const member = memberNow(members());
  return member && lineOf(member.token);
}

/** The class knows who uses this device together: they sit at one table. Said when it changes, and where the class knows something else. */
function sayWhoShares(line: PupilLine, member: Member): void {
  const others = createMemo(() => othersAt(members(), member).join());
  /** A server of before knows of no sharing. */
  const known = (): string | undefined => line.view()?.others?.join();
  let said: string | undefined;
  createEffect(
    on([others, () => line.status() === 'live'], ([now, isLive], before) => {
      if (!isLive) return;
      const hasJustCome = before?.[1] !== true;
      if (hasJustCome) said = known();
      if (said === undefined || said === now) return;
      said = now;
      void line.request({ kind: 'share', others: othersAt(untrack(members), member) });
    }),
  );
}

/** Whatever was done goes to the class as soon as there is a line, and is kept until the class has it. */
function sendDoings(line: PupilLine, doer: string): void {
  const [isSending, setSending] = createSignal(false);
  createEffect(() => {
    const facts = nextToSend(outbox(), doer);
    if (facts.length === 0 || line.status() !== 'live' || isSending()) return;
    setSending(true);
    void line.request({ kind: 'did', facts }).then((answer) => {
      if (!answer.ok && LATER.has(answer.code)) {
        setTimeout(() => setSending(false), AGAIN);
        return;
      }
      // What a class will never take is not kept for ever.
      changeOutbox((box) => sent(box, doer, facts));
      setSending(false);
    });
  });
}
