import { randomFillSync } from 'crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LIMIT = 255;

/** nonce for sign-in, each letter equally probable */
export default function nonce(size) {
  const pool = new Uint8Array(size * 2);
  let text = '';
  while (text.length < size) {
    randomFillSync(pool);
    for (let i = 0; i < pool.length && text.length < size; i += 1) {
      if (pool[i] >= LIMIT) continue;
      text += LETTERS[pool[i] % LETTERS.length];
    }
  }
  return text;
}
