/** The first player of a round (counted from 1); bots are counted among the seats. Seat order runs on from here, modulo seats. */
export const firstSeat = (round: number, seats: number): number => (round - 1) % seats;
