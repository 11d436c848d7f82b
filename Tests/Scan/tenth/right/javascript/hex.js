export const toHex = (bytes) =>
  Array.prototype.map.call(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

export async function sha256Hex(text) {
  const data = new TextEncoder().encode(text);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
}

export function loginNonce() {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

export function rgb(r, g, b) {
  return '#' + toHex([r, g, b]);
}
