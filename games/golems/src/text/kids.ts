import { sentence, type Tellers } from './telling.ts';

const silent = (): string => '';

/** Seen on the board, so nobody says it. */
const UNSAID: Partial<Tellers> = {
  golemMoved: silent,
  golemTurned: silent,
  roundBegan: silent,
  programLaid: silent,
  programsReady: silent,
  damageTaken: silent,
  waterLeft: silent,
};

export const kidsEn: Partial<Tellers> = {
  ...UNSAID,
  rowOpened: (e, { each }) => sentence(each(e.commands)),
  moveBlocked: (e, { name, side }) =>
    ({
      edge: `${name(e.seat)} stays: that’s the edge of the field.`,
      token: `${name(e.seat)} stays: ${{ ahead: 'there is a wall ahead', behind: 'there is a wall behind', way: 'a wall is in the way' }[side(e.seat, e.at, e.to) ?? 'way']}.`,
      barrel: `${name(e.seat)} stays: the barrel won’t move.`,
      claim: `${name(e.seat)} stays: someone else wants to go there.`,
      golem: `${name(e.seat)} stays: someone is standing there.`,
      swap: `${name(e.seat)} stays: someone is coming the other way.`,
      return: `${name(e.seat)} stays: the ladder leads back here.`,
    })[e.by],
  barrelPushed: (e, { name }) => `${name(e.seat)} pushes a barrel.`,
  waterEntered: (e, { name }) => `Splash! ${name(e.seat)} is in the water.`,
  goalTaken: (e, { name }) => (e.goal === 'treasure' ? `${name(e.seat)} finds the treasure!` : `${name(e.seat)} takes a gear!`),
  golemOut: (e, { name }) => `${name(e.seat)} goes off for repairs.`,
  gameOver: (e, { name }) =>
    e.winners.length === 0 ? 'The game is over. Nobody wins.' : `The game is over. Well done, ${e.winners.map(name).join(', ')}!`,
};

export const kidsRu: Partial<Tellers> = {
  ...UNSAID,
  rowOpened: (e, { each }) => sentence(each(e.commands)),
  moveBlocked: (e, { name, side }) =>
    ({
      edge: `${name(e.seat)} остаётся на месте: дальше поля нет.`,
      token: `${name(e.seat)} остаётся на месте: ${{ ahead: 'впереди стена', behind: 'сзади стена', way: 'мешает стена' }[side(e.seat, e.at, e.to) ?? 'way']}.`,
      barrel: `${name(e.seat)} остаётся на месте: бочка не двигается.`,
      claim: `${name(e.seat)} остаётся на месте: туда идёт кто-то ещё.`,
      golem: `${name(e.seat)} остаётся на месте: там уже стоят.`,
      swap: `${name(e.seat)} остаётся на месте: навстречу идут.`,
      return: `${name(e.seat)} остаётся на месте: лестница ведёт обратно.`,
    })[e.by],
  barrelPushed: (e, { name }) => `${name(e.seat)} толкает бочку.`,
  waterEntered: (e, { name }) => `Плюх! ${name(e.seat)} в воде.`,
  goalTaken: (e, { name }) =>
    e.goal === 'treasure' ? `${name(e.seat)} находит сокровище!` : `${name(e.seat)} берёт шестерёнку!`,
  golemOut: (e, { name }) => `${name(e.seat)} отправляется в ремонт.`,
  gameOver: (e, { name }) =>
    e.winners.length === 0 ? 'Игра окончена. Победителя нет.' : `Игра окончена. Победа: ${e.winners.map(name).join(', ')}!`,
};

export const kidsPl: Partial<Tellers> = {
  ...UNSAID,
  rowOpened: (e, { each }) => sentence(each(e.commands)),
  moveBlocked: (e, { name, side }) =>
    ({
      edge: `${name(e.seat)} zostaje: dalej nie ma planszy.`,
      token: `${name(e.seat)} zostaje: ${{ ahead: 'z przodu jest ściana', behind: 'z tyłu jest ściana', way: 'na drodze stoi ściana' }[side(e.seat, e.at, e.to) ?? 'way']}.`,
      barrel: `${name(e.seat)} zostaje: beczka ani drgnie.`,
      claim: `${name(e.seat)} zostaje: ktoś jeszcze tam idzie.`,
      golem: `${name(e.seat)} zostaje: tam już ktoś stoi.`,
      swap: `${name(e.seat)} zostaje: ktoś idzie z naprzeciwka.`,
      return: `${name(e.seat)} zostaje: drabina prowadzi z powrotem.`,
    })[e.by],
  barrelPushed: (e, { name }) => `${name(e.seat)} pcha beczkę.`,
  waterEntered: (e, { name }) => `Plusk! ${name(e.seat)} wpada do wody.`,
  goalTaken: (e, { name }) => (e.goal === 'treasure' ? `${name(e.seat)} znajduje skarb!` : `${name(e.seat)} bierze zębatkę!`),
  golemOut: (e, { name }) => `${name(e.seat)} idzie do naprawy.`,
  gameOver: (e, { name }) =>
    e.winners.length === 0 ? 'Koniec gry. Nikt nie wygrywa.' : `Koniec gry. Brawo, ${e.winners.map(name).join(', ')}!`,
};
