import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Uniform random text: bytes above the limit are thrown away,
 * so that no letter is preferred.
 */
const LIMIT = 250;

export function randomText(length: number): string {
  const out: string[] = [];
  while (out.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte >= LIMIT) continue;
      out.push(ALPHABET[byte % ALPHABET.length]);
      if (out.length === length) break;
    }
  }
  return out.join('');
}

export interface AuthAttempt {
  nonce: string;
  state: string;
}

export function beginAttempt(): AuthAttempt {
  return { nonce: randomText(32), state: randomText(24) };
}
