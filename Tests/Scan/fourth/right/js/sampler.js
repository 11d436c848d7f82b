import { randomFillSync } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ceiling = Math.floor(256 / letters.length) * letters.length;

export function oidcNonce(length) {
  const picked = [];
  const chunk = Buffer.alloc(length);
  while (picked.length < length) {
    for (const byte of randomFillSync(chunk)) {
      if (byte >= ceiling) continue;
      if (picked.push(letters[byte % letters.length]) === length) break;
    }
  }
  return picked.join('');
}
