export const hashNonce = async (nonce) => {
  const buffer = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  return [...new Uint8Array(buffer)].map((x) => x.toString(16).padStart(2, '0')).join('');
};

export const hexColor = (r, g, b) => '#' + ((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1);

export function sameHash(a, b) {
  if (typeof a !== 'string' || typeof b !== 'string' || a.length !== 64) return false;
  return a === b;
}
