import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The keys with which push services know this installation again (RFC 8292). Stored as one text: private key, base64url. */
export class Vapid {
  readonly publicKey: string;
  private readonly key: KeyObject;
  private readonly contact: string;

  /** `contact`: whom a push service may write to when something is wrong with what we send. */
  constructor(secret: string, contact = 'mailto:nobody@invalid') {
    this.contact = contact;
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(secret, 'base64url'));
    const point = pair.getPublicKey();
    this.publicKey = point.toString('base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    this.key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: secret, x: x!, y: y! }, format: 'jwk' });
  }

  static fresh(): string {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    // Always 32 bytes, also where the number begins with zeros.
    return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url');
  }

  /** The header that says who sends. */
  authorization(endpoint: string, now: number): string {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * 3600, sub: this.contact };
    const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key: this.key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
    return `vapid t=${signed}.${signature}, k=${this.publicKey}`;
  }
}
