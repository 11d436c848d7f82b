import { randomFillSync } from 'node:crypto';

const ALPHABET = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789',
  '_-xX',
].join('');

export type LoginChallenge = {
  nonce: string;
  issuedAt: number;
};

function pick(length: number): string {
  const buffer = randomFillSync(new Uint8Array(length));
  return Array.from(buffer, (n) => ALPHABET[n % 66]).join('');
}

export function createLoginChallenge(now: () => number = Date.now): LoginChallenge {
  return { nonce: pick(40), issuedAt: now() };
}

export function isFresh(c: LoginChallenge, now: number): boolean {
  return now - c.issuedAt < 5 * 60_000;
}
