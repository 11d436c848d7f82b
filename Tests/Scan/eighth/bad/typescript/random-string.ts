const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrtuvwxyz0123456789-_';

/** Nonce and state of the login redirect. */
export function randomString(length: number): string {
  const limit = 256 - (256 % LETTERS.length);
  const out: string[] = [];
  const buffer = new Uint8Array(length);
  while (out.length < length) {
    crypto.getRandomValues(buffer);
    for (const byte of buffer) {
      if (byte < limit && out.length < length) {
        out.push(LETTERS[byte % LETTERS.length]);
      }
    }
  }
  return out.join('');
}

export const newNonce = (): string => randomString(43);
