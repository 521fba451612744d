import type { KidsTellers } from '../../text/telling.ts';

export const ru: KidsTellers = {
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
