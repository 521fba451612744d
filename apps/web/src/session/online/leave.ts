import { NOW, readServerMessage } from '@stolik/wire/messages';
import { WIRE_VERSION } from '@stolik/wire/version';
import type { Place } from './places.ts';

/** Longer than a slow phone needs to connect and be heard. */
const PATIENCE = 10_000;

/** Says one thing at a table without opening it: that one gets up, or is back. Answers whether it was heard. */
export function sayAt(place: Place, what: 'leave' | 'back'): Promise<boolean> {
  return new Promise((done) => {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/play`;
    const socket = new WebSocket(address);
    // An id of its own every time: the server does a request once.
    const id = `home-${Date.now().toString(36)}`;
    const end = (isHeard: boolean): void => {
      clearTimeout(timer);
      socket.close();
      done(isHeard);
    };
    const timer = setTimeout(() => end(false), PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify(['hi', WIRE_VERSION, place.table, place.token, NOW, '']));
    socket.onmessage = ({ data }) => {
      const message = readServerMessage(String(data));
      if (message?.[0] === 'hi') socket.send(JSON.stringify([what, id]));
      if (message?.[0] === 'ok') end(true);
      if (message?.[0] === 'no' || message?.[0] === 'bye') end(false);
    };
    socket.onerror = () => end(false);
    socket.onclose = () => end(false);
  });
}
