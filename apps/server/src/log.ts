/** What the server says about itself: one JSON line each, or plain words. Never an address, a name, a token or what was played. */
export interface Log {
  say(event: string, facts?: Readonly<Record<string, string | number | boolean>>): void;
  complain(what: string, error: unknown): void;
  readonly isVerbose: boolean;
}

export function openLog(kind: string | undefined): Log {
  if (kind !== 'json') {
    return { isVerbose: false, say: () => {}, complain: (what, error) => console.error(`${what}:`, error) };
  }
  const write = (level: string, event: string, facts: object): void => {
    process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...facts })}\n`);
  };
  return {
    isVerbose: true,
    say: (event, facts = {}) => write('info', event, facts),
    complain(what, error) {
      const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      write('error', what, { name, message, stack });
    },
  };
}
