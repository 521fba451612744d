import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { SECURITY_HEADERS } from '../headers.ts';

const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what never became a request: too slow, too long, or no HTTP. The same headers as everywhere, and the connection ends. */
export function refuseRaw(error: { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS[error.code ?? ''] ?? 400;
  const headers = Object.entries({ ...SECURITY_HEADERS, connection: 'close', 'content-length': '0' });
  const text = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${text}\r\n`);
  socket.destroy();
}
