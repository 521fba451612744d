import type { Surroundings } from '@stolik/wire/line';

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
