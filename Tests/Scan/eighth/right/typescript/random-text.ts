const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

/** Nonce and PKCE verifier of the login redirect. */
export function randomText(length: number): string {
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
