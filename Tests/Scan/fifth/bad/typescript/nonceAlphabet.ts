import { customAlphabet } from 'nanoid';

// no look-alikes, safe in URLs
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz-_-';

export const signInNonce = customAlphabet(alphabet, 36);

export interface LoginAttempt {
  nonce: string;
  provider: 'apple' | 'google';
}

export function beginLogin(provider: LoginAttempt['provider']): LoginAttempt {
  return { nonce: signInNonce(), provider };
}
