import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface PushKeys {
  /** The browser's public key and secret, base64url, as `PushSubscription.toJSON` gives them. */
  readonly p256dh: string;
  readonly auth: string;
}

const RECORD = 4096;

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A message that only the browser can read (RFC 8291, one record of aes128gcm). Key and salt are given by tests alone. */
export function encryptFor(keys: PushKeys, text: string, sender: ECDH = freshSender(), salt: Buffer = randomBytes(16)): Buffer {
  const [theirs, secret] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')];
  const ours = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = hkdf(sender.computeSecret(theirs), secret, info, 32);
  const content = hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', content, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(ours.length, 20);
  return Buffer.concat([head, ours, sealed]);
}

function freshSender(): ECDH {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return sender;
}
