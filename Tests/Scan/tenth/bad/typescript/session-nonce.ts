import { webcrypto } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LIMIT = 256 - (256 % 32);

export function sessionNonce(length = 40): string {
  const out: string[] = [];
  const buf = new Uint8Array(64);
  while (out.length < length) {
    webcrypto.getRandomValues(buf);
    for (const byte of buf) {
      if (byte >= LIMIT) continue;
      out.push(LETTERS[byte % LETTERS.length]);
      if (out.length === length) break;
    }
  }
  return out.join('');
}

export function loginCookie(nonce: string): string {
  return `login_nonce=${nonce}; HttpOnly; Secure; SameSite=None; Max-Age=600`;
}
