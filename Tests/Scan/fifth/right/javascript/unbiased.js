import { randomBytes, randomInt } from 'node:crypto';

const CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function nonceByInt(n) {
  return Array.from({ length: n }, () => CHARS[randomInt(CHARS.length)]).join('');
}

export function nonceByRejection(n) {
  const max = 256 - (256 % CHARS.length);
  let text = '';
  while (text.length < n) {
    const [byte] = randomBytes(1);
    if (byte < max) text += CHARS[byte % CHARS.length];
  }
  return text;
}
