/** Does something from time to time. What goes wrong is reported, and it is done again; answers what ends it. */
export function every(
  milliseconds: number,
  work: () => Promise<void>,
  complain: (what: string, error: unknown) => void,
): () => void {
  const timer = setInterval(() => {
    // In a promise from the start: what throws at once is caught as well.
    Promise.resolve()
      .then(work)
      .catch((error: unknown) => complain('something that is done from time to time failed', error));
  }, milliseconds).unref();
  return () => clearInterval(timer);
}
