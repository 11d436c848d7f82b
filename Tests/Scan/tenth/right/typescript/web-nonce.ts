const URL_SAFE = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LIMIT = 256 - (256 % URL_SAFE.length);

/** A nonce for the login request, without bias. */
export function webNonce(length = 40): string {
  let out = '';
  const chunk = new Uint8Array(length * 2);
  while (out.length < length) {
    crypto.getRandomValues(chunk);
    for (let i = 0; i < chunk.length && out.length < length; i++) {
      if (chunk[i] < LIMIT) out += URL_SAFE[chunk[i] % URL_SAFE.length];
    }
  }
  return out;
}

export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((b) => ('0' + b.toString(16)).slice(-2)).join('');
}
