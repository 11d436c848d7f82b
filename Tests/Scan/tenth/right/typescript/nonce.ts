import { randomInt, createHash } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

export function createNonce(length = 32): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export function hashNonce(raw: string): string {
  return createHash('sha256').update(raw, 'utf8').digest('hex');
}

export interface LoginAttempt {
  raw: string;
  hashed: string;
}

export const newAttempt = (): LoginAttempt => {
  const raw = createNonce();
  return { raw, hashed: hashNonce(raw) };
};
