/**
 * Nothing from outside, nothing inline, nothing framed. A page that needs more says why here.
 * No `Strict-Transport-Security`: a classroom server speaks plain HTTP, and behind TLS the proxy says it.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** An address in numbers that is not this machine, or a name of the house: a server in the same room, which speaks plain HTTP. */
export const isHouseAddress = (hostname: string): boolean =>
  hostname.endsWith('.local') || (/^\d+(\.\d+){3}$/.test(hostname) && !hostname.startsWith('127.'));
