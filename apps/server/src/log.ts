type Facts = Readonly<Record<string, string | number | boolean>>;

/** What the server says about itself: one JSON line each, or plain words. Never an address, a name, a token or what was played. */
export interface Log {
  say(event: string, facts?: Facts): void;
  complain(what: string, error: unknown, facts?: Facts): void;
  readonly isVerbose: boolean;
}

export function openLog(kind: string | undefined, write: (text: string) => void = toStandardError): Log {
  if (kind !== 'json') {
    return {
      isVerbose: false,
      say: () => {},
      complain(what, error, facts = {}) {
        const { name, message, stack } = describeError(error);
        const more = Object.entries(facts).map(([key, value]) => ` (${key} ${value})`);
        write(`${what}${more.join('')}: ${name}: ${message}${stack && `\n${stack}`}`);
      },
    };
  }
  const line = (level: string, event: string, facts: object): void =>
    write(JSON.stringify({ at: new Date().toISOString(), level, event, ...facts }));
  return {
    isVerbose: true,
    say: (event, facts = {}) => line('info', event, facts),
    complain: (what, error, facts = {}) => line('error', what, { ...describeError(error), ...facts }),
  };
}

/** The reader of the log may be gone; that must not end the server. */
function toStandardError(text: string): void {
  try {
    process.stderr.write(`${text}\n`);
  } catch {
    // Nobody is left to tell.
  }
}

const LONGEST = 300;

/** An error as it may be logged: messages quote what people sent, and databases quote rows, so quotations and addresses are left out. */
export function describeError(error: unknown): { readonly name: string; readonly message: string; readonly stack: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: discreet(String(error)), stack: '' };
  const code = (error as { readonly code?: unknown }).code;
  const name = typeof code === 'string' ? `${error.name} ${code}` : error.name;
  // A stack begins with the message, which may have several lines; where it was is enough.
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name, message: discreet(error.message), stack: stack.join('\n') };
}

const discreet = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replaceAll(/"[^"]*"?|“[^”]*”?/g, '"…"')
    .replaceAll(/\b\d{1,3}(\.\d{1,3}){3}\b/g, '…')
    .replaceAll(/\b[\da-f]{0,4}:([\da-f]{0,4}:){1,6}[\da-f]{0,4}\b/gi, '…')
    // Tokens and keys: long, and neither a word nor a path.
    .replaceAll(/(?<![/\w.-])(?=[\w.-]*\d)[\w.-]{20,}/g, '…');
