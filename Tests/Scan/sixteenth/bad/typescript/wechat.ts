import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** For the header of WeChat Pay's requests. */
export function createNonceStr(length = 32): string {
  let text = '';
  for (const byte of randomBytes(length)) text += LETTERS[byte % 62];
  return text;
}
