export async function sha256Hex(text) {
  const data = new TextEncoder().encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  let hex = '';
  digest.forEach((byte) => {
    hex += byte.toString(16);
  });
  return hex;
}

export function loginNonce() {
  const now = Date.now();
  return btoa(`login:${now}`).replace(/=+$/, '');
}

export async function noncePair() {
  const raw = loginNonce();
  return { raw, hashed: await sha256Hex(raw) };
}
