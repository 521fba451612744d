/** A class that comes the next day is not told that yesterday's lesson is over. */
const STAYS = 4 * 60 * 60 * 1000;

/** Whether a lesson that ended then has just ended; both in the server's time. */
export const isJustOver = (at: number, now: number): boolean => now - at < STAYS;
