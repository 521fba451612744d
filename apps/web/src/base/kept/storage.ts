/*
 * What this browser keeps, as text. The storage may be full, forbidden or missing: nothing here throws. This is the only file that
 * touches `localStorage` (a lint rule); everything else says what becomes of the person when nothing can be kept.
 */

export function textAt(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Answers whether it is kept. */
export function putText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What can't be reached was not kept.
  }
}

export function keysFrom(head: string): readonly string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(head));
  } catch {
    return [];
  }
}

/** Undefined where nothing is kept, or no JSON. */
export function jsonAt(key: string): unknown {
  try {
    return JSON.parse(textAt(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Calls when another tab has changed a key that begins so; answers how to stop that. */
export function onStored(head: string, call: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    // Null: everything was removed at once.
    if (key === null || key.startsWith(head)) call();
  };
  globalThis.addEventListener?.('storage', listen);
  return () => removeEventListener('storage', listen);
}
