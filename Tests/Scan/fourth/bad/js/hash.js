// Hashes the nonce in the browser before it is handed to Apple JS.
const encoder = new TextEncoder();

function hexOf(buffer) {
  return Array.from(new Uint8Array(buffer))
    .map((b) => b.toString(16))
    .join('');
}

export async function sha256Hex(nonce) {
  return hexOf(await window.crypto.subtle.digest('SHA-256', encoder.encode(nonce)));
}
