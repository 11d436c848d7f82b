const encoder = new TextEncoder();

/**
 * SHA-256 of the raw nonce, as Apple JS takes it.
 * @param {string} raw
 */
export async function hashNonce(raw) {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(raw));
  return [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, '0')).join('');
}

export const toHexColor = (n) => `#${n.toString(16).padStart(6, '0')}`;
