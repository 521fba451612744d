import { vi } from 'vitest';

/** Stands for the browser's storage in a test, as one tab sees it. */
export class FakeStorage {
  readonly stored = new Map<string, string>();
  /** Nothing more can be written. */
  isFull = false;
  private listeners: ((event: { key: string | null }) => void)[] = [];

  /** Takes the place of the globals, empty. Modules that are imported afterwards see it. */
  install(): void {
    const { stored } = this;
    stored.clear();
    this.listeners = [];
    this.isFull = false;
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      get length() {
        return stored.size;
      },
      key: (index: number) => [...stored.keys()][index] ?? null,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (this.isFull) throw new Error('full');
        stored.set(key, text);
      },
      removeItem: (key: string) => stored.delete(key),
    });
    vi.stubGlobal('addEventListener', (_: string, call: (typeof this.listeners)[number]) => this.listeners.push(call));
  }

  /** Another tab writes. */
  elsewhere(key: string, text: string): void {
    this.stored.set(key, text);
    this.tell(key);
  }

  /** Another tab has changed something; null: everything. */
  tell(key: string | null): void {
    for (const call of this.listeners) call({ key });
  }
}
