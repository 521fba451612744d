interface Teller {
  readonly isIdle: boolean;
}

/** What it cost each class of this process, in milliseconds, to tell what changed the last time. */
export class TellCosts {
  private readonly last = new Map<Teller, { readonly customer: string; readonly cost: number }>();

  /** Answers what all classes of this customer cost together: a customer with many of them gets no more of the server's time. */
  note(teller: Teller, customer: string, cost: number): number {
    this.last.set(teller, { customer, cost });
    let sum = 0;
    for (const [one, each] of this.last) {
      if (one !== teller && one.isIdle) this.last.delete(one);
      else if (each.customer === customer) sum += each.cost;
    }
    return sum;
  }
}
