import type { Surroundings } from '@stolik/wire/line';
import type { Probed } from '@stolik/wire/lookout';

/** What a table on a server needs of a browser, or of whatever else has WebSockets and timers. */
export const overWebSocket = (address: string): Surroundings => ({
  connect: (handlers) => {
    const socket = new WebSocket(address);
    socket.onopen = () => handlers.opened();
    socket.onmessage = ({ data }) => handlers.received(String(data));
    socket.onclose = () => handlers.closed();
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  later: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
});

/** The same from a page, which can ask whether the server answers and knows whether somebody looks. */
export const fromPage = (path: '/api/play' | '/api/class'): Surroundings => ({
  ...overWebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`),
  probe: (done) => void askHealth().then(done),
  isSeen: () => document.visibilityState === 'visible',
});

/** Longer than a slow phone needs; the next question does not wait for it. */
const PATIENCE = 8000;
/** Several lines of one page that look out at the same time share a request. */
const SHARED = 500;

let last: { readonly at: number; readonly answer: Promise<Probed> } | undefined;

function askHealth(): Promise<Probed> {
  const now = performance.now();
  if (!last || now - last.at > SHARED) last = { at: now, answer: probe() };
  return last.answer;
}

async function probe(): Promise<Probed> {
  try {
    const response = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    if (response.status === 429) return 'refused';
    // A proxy, or the page where a network asks for a password, answers for a server that does not.
    const { ok } = (await response.json()) as { readonly ok?: unknown };
    return response.ok && ok === true ? 'there' : 'gone';
  } catch {
    return 'gone';
  }
}
