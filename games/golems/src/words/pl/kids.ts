import type { KidsTellers } from '../../text/telling.ts';

export const pl: KidsTellers = {
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
