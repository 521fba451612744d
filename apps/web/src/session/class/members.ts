import { isNickname, type Nickname } from '@stolik/class/names';

/** Somebody of a class who came in at this device. The token is all there is of an account: it never stands in an address or a page. */
export interface Member {
  readonly room: string;
  readonly label: string;
  readonly pupil: number;
  readonly name: Nickname;
  readonly token: string;
}

/** Who of a class uses this device: one, or two who take turns. */
export interface Members {
  readonly all: readonly Member[];
  /** Whose turn it is, by place in the list; undefined while nobody has said who plays. */
  readonly now: number | undefined;
  /** Both work at the same thing: what one solves counts for both. */
  readonly isTogether: boolean;
}

export const NOBODY: Members = { all: [], now: undefined, isTogether: false };

/** A device is shared by two, seldom by three; more would wait longer than they play. */
export const MOST_AT_DEVICE = 4;

const isSame = (a: Pick<Member, 'room' | 'pupil'>, b: Pick<Member, 'room' | 'pupil'>): boolean =>
  a.room === b.room && a.pupil === b.pupil;

/** Whoever comes in plays now; who is of another class has left this device. */
export function entered(members: Members, member: Member): Members {
  const others = members.all.filter((other) => other.room === member.room);
  const known = others.findIndex((other) => isSame(other, member));
  const all = known < 0 ? [...others, member].slice(-MOST_AT_DEVICE) : others.with(known, member);
  return { all, now: all.indexOf(member), isTogether: false };
}

export const memberNow = ({ all, now }: Members): Member | undefined => (now === undefined ? undefined : all[now]);

/** Who plays next: the one after whoever plays now. */
export function nextMember({ all, now }: Members): Member | undefined {
  return all.length > 1 ? all[((now ?? -1) + 1) % all.length] : undefined;
}

/** The device goes round: nobody plays until somebody has said who they are. */
export const layDown = (members: Members): Members =>
  members.all.length > 1 ? { ...members, now: undefined, isTogether: false } : members;

export const taken = (members: Members, index: number, isTogether = false): Members =>
  index in members.all ? { ...members, now: index, isTogether } : members;

/** Somebody has gone home, or was shown out. */
export function left(members: Members, member: Pick<Member, 'room' | 'pupil'>): Members {
  const all = members.all.filter((other) => !isSame(other, member));
  const playing = memberNow(members);
  const now = playing && !isSame(playing, member) ? all.indexOf(playing) : all.length === 1 ? 0 : undefined;
  return { all, now, isTogether: false };
}

/** Whose doings these are. */
export function doers(members: Members): readonly Member[] {
  if (members.isTogether) return members.all;
  const one = memberNow(members);
  return one ? [one] : [];
}

/** What was kept; single ones that can't be read are left out. */
export function readMembers(raw: unknown): Members {
  const { all, now, isTogether } = (raw ?? {}) as Partial<Members>;
  if (!Array.isArray(all)) return NOBODY;
  const known = all.filter(isMember).slice(-MOST_AT_DEVICE);
  const isPlace = typeof now === 'number' && known.length === all.length && now in known;
  return { all: known, now: isPlace ? now : undefined, isTogether: isTogether === true && known.length > 1 };
}

function isMember(raw: unknown): raw is Member {
  const { room, label, pupil, name, token } = (raw ?? {}) as Partial<Member>;
  const areTexts = [room, label, token].every((text) => typeof text === 'string');
  return areTexts && Number.isInteger(pupil) && isNickname(name);
}
