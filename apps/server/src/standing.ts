/** Whether a server is there for people, and what has gone wrong with it. */
export class Standing {
  /** No new clients should come; present ones are served. */
  isDraining = false;
  /** What is under way is finished, nothing else is begun. */
  isClosing = false;
  /** Something threw that nobody caught: what is in memory can't be trusted any more, and this process ends. */
  isFailing = false;
  /** Exceptions that nobody caught, of all servers that ever ran on this store. */
  uncaught = 0;
  /** Errors that this process has logged. */
  complaints = 0;

  get isLeaving(): boolean {
    return this.isDraining || this.isClosing;
  }
}
