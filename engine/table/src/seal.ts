import { sha256 } from '@noble/hashes/sha2.js';

/* Commitments published before the game: hashes as hexadecimal text. See fair.ts. */

/** The server's promise: the SHA-256 of its seed, both as hexadecimal text. */
export const commitmentOf = (seed: string): string => hexOf(sha256(bytesOf(seed)));

/** The hash of a salt, published before the salt. */
export const sealOf = (salt: string): string => hexOf(sha256(textBytes(`stolik salt\n${salt}`)));

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/** Plain letters only, so that one byte is one letter. */
export const textBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
