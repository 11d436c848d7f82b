import { randomBytes } from 'crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';

export interface NonceOptions {
  length?: number;
}

/** Nonce for the login request of the OIDC client. */
export function createNonce({ length = 32 }: NonceOptions = {}): string {
  const bytes = randomBytes(length);
  let out = '';
  for (let i = 0; i < bytes.length; i++) {
    out += ALPHABET.charAt(bytes[i] % ALPHABET.length);
  }
  return out;
}

export const createState = (): string => randomBytes(16).toString('base64url');
