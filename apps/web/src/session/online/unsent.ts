/** A decision that the server has not confirmed yet: it outlives a reload of the page, not the tab. */
export interface Unsent {
  readonly decision: number;
  readonly text: string;
}

const HEAD = 'stolik.unsent.';

export function keepUnsent(table: string, unsent: Unsent | undefined): void {
  try {
    if (unsent) sessionStorage.setItem(HEAD + table, JSON.stringify(unsent));
    else sessionStorage.removeItem(HEAD + table);
  } catch {
    // Without storage a decision lives as long as the page.
  }
}

export function findUnsent(table: string): Unsent | undefined {
  try {
    const raw = JSON.parse(sessionStorage.getItem(HEAD + table) ?? 'null') as Partial<Unsent> | null;
    return Number.isInteger(raw?.decision) && typeof raw?.text === 'string' ? (raw as Unsent) : undefined;
  } catch {
    return undefined;
  }
}
