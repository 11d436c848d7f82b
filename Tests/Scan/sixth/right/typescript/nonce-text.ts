const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._~";
const LIMIT = 256 - (256 % LETTERS.length);

/** Nonce of the id token request. */
export function nonceText(length = 32): string {
  let text = "";
  const pool = new Uint8Array(length * 2);
  while (text.length < length) {
    crypto.getRandomValues(pool);
    for (const value of pool) {
      if (value >= LIMIT) continue;
      text += LETTERS[value % LETTERS.length];
      if (text.length === length) break;
    }
  }
  return text;
}

export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (b) => ("0" + b.toString(16)).slice(-2)).join("");
}
