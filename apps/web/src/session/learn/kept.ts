/** Where this browser keeps what is known of somebody's learning. */
export const LEARNT_KEY = 'stolik.learnt';

/** Whether anything has been learnt here, before anything that could read it has come. */
export function hasLearnt(): boolean {
  try {
    return localStorage.getItem(LEARNT_KEY) !== null;
  } catch {
    return false;
  }
}
