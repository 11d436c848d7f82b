import { randomBytes } from 'crypto';

const CHARSET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LIMIT = 252;

/** Uniform nonce for the OpenID Connect sign-in. */
export function loginNonce(length: number): string {
  let out = '';
  while (out.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte >= LIMIT) continue;
      out += CHARSET[byte % CHARSET.length];
      if (out.length === length) break;
    }
  }
  return out;
}
