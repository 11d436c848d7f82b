/** SHA-256 of the login's nonce, in hexadecimal digits. */
export async function hashNonce(nonce) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  return [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, '0')).join('');
}

export function newNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from(bytes, (b) => letters[b % 32]).join('');
}

export function rgb(r, g, b) {
  return '#' + [r, g, b].map((v) => ('0' + v.toString(16)).slice(-2)).join('');
}
