import type { Seat } from '@stolik/kernel/game';
import type { Command } from '@stolik/table/commands';
import type { Table } from '@stolik/table/table';
import { createRoot } from 'solid-js';
import { expect, test, vi } from 'vitest';
import { createAtScreen, handsOf } from '../../src/session/local/hands.ts';
import { letGo } from '../../src/session/local/screen.ts';

vi.mock('solid-js', () => vi.importActual('../../../../node_modules/solid-js/dist/solid.js'));

type Hands = Parameters<typeof handsOf>[0];

interface Setting {
  readonly eyes?: Seat;
  readonly persons?: readonly Seat[];
  /** Whose decision can be taken back. */
  readonly undoable?: Seat;
  readonly isAsked?: boolean;
  readonly isFollowing?: boolean;
  readonly isPlayedInRounds?: boolean;
  readonly isCovered?: boolean;
  readonly isRefused?: boolean;
  readonly isOver?: boolean;
  readonly showsMissed?: boolean;
}

/** A table of two people with three steps, and notes of all that hands do at it. */
function at(setting: Setting) {
  const { persons = [0, 1], isAsked = true, isFollowing = false } = setting;
  const notes: string[] = [];
  const note =
    (says: string) =>
    (...more: readonly unknown[]): void =>
      void notes.push([says, ...more].join(' '));
  const passages = [0, 1, 0].map((actor, index) => ({ actor, after: index + 1, text: 'x', events: [{ kind: 'moved' }] }));
  const atScreen = createAtScreen(setting.eyes);
  const hands: Hands = {
    plan: {
      chronicle: { isPlayedInRounds: setting.isPlayedInRounds ?? false },
      page: { showsMissed: () => setting.showsMissed ?? true, duration: () => 10 },
    } as never,
    persons,
    isAlone: persons.length === 1,
    isFollowing,
    table: () => ({ steps: [{ kind: 'play', actor: 0, action: 1 }] }) as never as Table,
    next: () => ({ kind: setting.isOver ? 'over' : 'turn', seats: [0] }) as never,
    atScreen,
    source: { count: () => passages.length, passages: () => passages } as never,
    projector: { stop: note('stops'), snap: note('snaps'), roll: note('rolls'), catchUp: note('catches up') } as never,
    isAsked: () => isAsked,
    takingBack: { find: () => setting.undoable } as never,
    isCovered: () => setting.isCovered ?? false,
    change: (command: Command) => {
      notes.push('seat' in command ? `${command.kind} ${command.seat}` : command.kind);
      return !setting.isRefused;
    },
    leave: () => letGo(atScreen.screen(), persons, passages.length),
    goAhead: note('goes ahead'),
  };
  return { notes, hands: handsOf(hands), screen: atScreen };
}

const inRoot = (work: () => void) => (): void =>
  createRoot((close) => {
    work();
    close();
  });

test(
  'whoever has the screen and is asked decides, then the next one is asked',
  inRoot(() => {
    const { notes, hands, screen } = at({ eyes: 0 });
    hands.act(1);
    expect(notes).toEqual(['act 0', 'goes ahead']);
    expect(screen.eyes()).toBe(0);
  }),
);

test(
  'nobody decides who is not asked, is not at the screen, or is refused',
  inRoot(() => {
    for (const setting of [{ eyes: 0, isAsked: false }, {}]) {
      const { notes, hands } = at(setting);
      hands.act(1);
      expect(notes).toEqual([]);
    }
    const refused = at({ eyes: 0, isRefused: true });
    refused.hands.act(1);
    expect(refused.notes).toEqual(['act 0']);
  }),
);

test(
  'what several lay in secret leaves the screen to everybody; one alone keeps it',
  inRoot(() => {
    const two = at({ eyes: 0, isPlayedInRounds: true });
    two.hands.act(1);
    expect([two.screen.eyes(), two.screen.lastSeen()]).toEqual([undefined, 0]);
    const one = at({ eyes: 0, persons: [0], isPlayedInRounds: true });
    one.hands.act(1);
    expect(one.screen.eyes()).toBe(0);
  }),
);

test(
  'one’s own decision is taken back at once, an open one of somebody else too, and the screen is theirs then',
  inRoot(() => {
    const own = at({ eyes: 0, undoable: 0 });
    expect(own.hands.undo()).toBe(true);
    expect(own.notes).toEqual(['stops', 'undo 0', 'snaps', 'goes ahead']);
    const other = at({ eyes: 0, undoable: 1 });
    expect([other.hands.undo(), other.screen.eyes()]).toEqual([true, 1]);
    const nothing = at({ eyes: 0 });
    expect([nothing.hands.undo(), nothing.notes.length]).toEqual([false, 0]);
  }),
);

test(
  'somebody else’s side is shown when they say that they are there, and kept when they don’t want it',
  inRoot(() => {
    const asked = at({ eyes: 0, undoable: 1, isCovered: true });
    expect(asked.hands.undo()).toBe(false);
    expect([asked.screen.eyes(), asked.screen.curtain(), asked.screen.isTakingBack()]).toEqual([undefined, 1, true]);
    expect(asked.notes).toEqual(['stops']);
    asked.hands.openCurtain();
    expect(asked.notes.slice(1)).toEqual(['undo 1', 'snaps', 'goes ahead']);
    expect([asked.screen.eyes(), asked.screen.curtain(), asked.screen.isTakingBack()]).toEqual([1, undefined, false]);
    const kept = at({ eyes: 0, undoable: 1, isCovered: true });
    kept.hands.undo();
    kept.hands.keepMove();
    expect(kept.notes).toEqual(['stops', 'goes ahead']);
    expect([kept.screen.curtain(), kept.screen.isTakingBack()]).toEqual([undefined, false]);
  }),
);

test(
  'somebody gives up where they play, and nowhere else',
  inRoot(() => {
    const here = at({ eyes: 0 });
    here.hands.resign();
    expect(here.notes).toEqual(['stops', 'resign 0', 'goes ahead']);
    for (const setting of [{}, { eyes: 0, isFollowing: true }, { eyes: 0, isOver: true }]) {
      const { notes, hands } = at(setting);
      hands.resign();
      expect(notes).toEqual([]);
    }
  }),
);

test(
  'whoever comes to the screen is shown what they have missed, from their own last decision on',
  inRoot(() => {
    const shown = (setting: Setting): readonly string[] => {
      const { notes, hands, screen } = at(setting);
      screen.setScreen({ ...screen.screen(), curtain: 1 });
      hands.openCurtain();
      expect([screen.eyes(), screen.curtain(), screen.screen().watched.get(1)]).toEqual([1, undefined, 3]);
      return notes;
    };
    expect(shown({}), 'as it is told when it happens').toEqual(['catches up 2']);
    expect(shown({ showsMissed: false })).toEqual([]);
    expect(shown({ isPlayedInRounds: true }), 'everybody has watched the rounds').toEqual([]);
    const nobody = at({ eyes: 0 });
    nobody.hands.openCurtain();
    expect(nobody.screen.eyes()).toBe(0);
  }),
);

test(
  'the device goes round: nobody’s side is shown until somebody goes on; one alone has nobody to hide from',
  inRoot(() => {
    const two = at({ eyes: 0 });
    two.hands.cover();
    expect([two.screen.eyes(), two.notes]).toEqual([undefined, ['stops']]);
    two.hands.uncover();
    expect(two.notes).toEqual(['stops', 'goes ahead']);
    const one = at({ eyes: 0, persons: [0] });
    one.hands.cover();
    expect(one.screen.eyes()).toBe(0);
  }),
);
