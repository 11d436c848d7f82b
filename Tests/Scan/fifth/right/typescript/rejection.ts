import { randomFillSync } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LIMIT = 248; // the largest multiple of 62 below 256

export function oidcNonce(size = 32): string {
  const chunk = new Uint8Array(size);
  const picked: string[] = [];
  while (picked.length < size) {
    randomFillSync(chunk);
    for (const byte of chunk) {
      if (byte >= LIMIT) continue;
      picked.push(ALPHABET[byte % 62]);
    }
  }
  return picked.slice(0, size).join('');
}
