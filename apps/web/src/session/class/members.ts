import { isNickname, type Nickname } from '@stolik/class/names';
import { MOST_AT_DEVICE } from '@stolik/class/things';
import { atLeast, count, fits, real, words } from '@stolik/kernel/forms';

/** Somebody of a class who came in at this device. The token is all there is of an account: it never stands in an address or a page. */
export interface Member {
  readonly room: string;
  readonly label: string;
  readonly pupil: number;
  readonly name: Nickname;
  readonly token: string;
  /** When they last took the device, in milliseconds of this device. */
  readonly at: number;
}

/** Who of a class uses this device: one, or two who take turns. */
export interface Members {
  readonly all: readonly Member[];
  /** Whose turn it is, by place in the list; undefined while nobody has said who plays. */
  readonly now: number | undefined;
  /** Who had the turn before that: the one after them is next. */
  readonly last: number | undefined;
  /** Both work at the same thing, in turns: what one solves counts for both. */
  readonly isTogether: boolean;
}

export const NOBODY: Members = { all: [], now: undefined, last: undefined, isTogether: false };

const isSame = (a: Pick<Member, 'room' | 'pupil'>, b: Pick<Member, 'room' | 'pupil'>): boolean =>
  a.room === b.room && a.pupil === b.pupil;

/** Whoever has not had the device for so long has gone without saying so: two lessons. */
const GONE_AFTER = 2 * 60 * 60 * 1000;

/**
 * Whoever comes in alone plays at once. Beside somebody they are two at one device, and say themselves who plays, or that both do. Who is
 * of another class has left this device, and so has who has not had it for long.
 */
export function entered(members: Members, member: Member): Members {
  const playing = memberNow(members);
  const isStill = (other: Member): boolean =>
    other.room === member.room && (other === playing || isSame(other, member) || member.at - other.at < GONE_AFTER);
  const others = members.all.filter(isStill);
  const known = others.findIndex((other) => isSame(other, member));
  const all = known < 0 ? [...others, member].slice(-MOST_AT_DEVICE) : others.with(known, member);
  const index = all.indexOf(member);
  if (known >= 0 || all.length === 1) return { all, now: index, last: undefined, isTogether: false };
  return { all, now: undefined, last: index - 1, isTogether: false };
}

export const memberNow = ({ all, now }: Members): Member | undefined => (now === undefined ? undefined : all[now]);

/** Who plays next: the one after whoever plays now, or played before. */
export function nextMember({ all, now, last }: Members): Member | undefined {
  return all.length > 1 ? all[((now ?? last ?? -1) + 1) % all.length] : undefined;
}

/** Whom a shared device should go to: nothing waits for whoever plays now, and something does for this one. Whoever is next is asked first. */
export function awaitedMember(members: Members, isAsked: (member: Member) => boolean): Member | undefined {
  const { all, now } = members;
  if (now === undefined || isAsked(all[now]!)) return undefined;
  return [...all.slice(now + 1), ...all.slice(0, now)].find(isAsked);
}

/** The device goes round: nobody plays until somebody has said who they are. */
export const layDown = (members: Members): Members =>
  members.all.length > 1 ? { ...members, now: undefined, last: members.now ?? members.last, isTogether: false } : members;

/** Somebody has said that they play, or that both do, beginning with this one. */
export function taken(members: Members, index: number, at: number, isTogether = false): Members {
  if (!(index in members.all)) return members;
  const all = members.all.map((member, place) => (isTogether || place === index ? { ...member, at } : member));
  return { all, now: index, last: members.last, isTogether };
}

/** Two who play together: now it is the other one's turn. */
export function passedOn(members: Members): Members {
  const { all, now, isTogether } = members;
  return isTogether && now !== undefined ? { ...members, now: (now + 1) % all.length, last: now } : members;
}

/** Somebody has gone home, or was shown out. */
export function left(members: Members, member: Pick<Member, 'room' | 'pupil'>): Members {
  const all = members.all.filter((other) => !isSame(other, member));
  const playing = memberNow(members);
  const now = playing && !isSame(playing, member) ? all.indexOf(playing) : all.length === 1 ? 0 : undefined;
  return { all, now, last: undefined, isTogether: false };
}

/** They are another animal now. */
export function renamed(members: Members, who: Pick<Member, 'room' | 'pupil'>, name: Nickname): Members {
  const isOld = (member: Member): boolean => isSame(member, who) && member.name !== name;
  return members.all.some(isOld)
    ? { ...members, all: members.all.map((member) => (isOld(member) ? { ...member, name } : member)) }
    : members;
}

/** Who of the same class uses this device beside somebody: their numbers, in order. */
export const othersAt = ({ all }: Members, member: Pick<Member, 'room' | 'pupil'>): readonly number[] =>
  all
    .filter((other) => other.room === member.room && other.pupil !== member.pupil)
    .map(({ pupil }) => pupil)
    .sort((a, b) => a - b);

/** Whose doings these are. */
export function doers(members: Members): readonly Member[] {
  if (members.isTogether) return members.all;
  const one = memberNow(members);
  return one ? [one] : [];
}

/** What was kept; single ones that can't be read are left out. */
export function readMembers(raw: unknown): Members {
  const { all, now, last, isTogether } = (raw ?? {}) as Partial<Members>;
  if (!Array.isArray(all)) return NOBODY;
  const known = all.filter(isMember).slice(-MOST_AT_DEVICE);
  const place = (index: unknown): number | undefined =>
    typeof index === 'number' && known.length === all.length && index in known ? index : undefined;
  return { all: known, now: place(now), last: place(last), isTogether: isTogether === true && known.length > 1 };
}

const MEMBER = atLeast({ room: words, label: words, token: words, name: words, pupil: count(0, 1000), at: real });
const isMember = (raw: unknown): raw is Member => fits(MEMBER, raw) && isNickname(raw.name);
