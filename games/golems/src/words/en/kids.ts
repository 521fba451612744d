import type { KidsTellers } from '../../text/telling.ts';

export const en: KidsTellers = {
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
