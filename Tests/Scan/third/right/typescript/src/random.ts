/** Letters and digits, each equally likely. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LIMIT = 256 - (256 % LETTERS.length);

export function randomNonce(length = 40): string {
  let nonce = '';
  const pool = new Uint8Array(64);
  while (nonce.length < length) {
    crypto.getRandomValues(pool);
    for (const byte of pool) {
      if (byte >= LIMIT) continue; // would prefer the first letters
      nonce += LETTERS[byte % LETTERS.length];
      if (nonce.length === length) break;
    }
  }
  return nonce;
}

export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, '0')).join('');
}
