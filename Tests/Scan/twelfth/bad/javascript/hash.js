const encoder = new TextEncoder();

export async function sha256Hex(message) {
  const hashBuffer = await crypto.subtle.digest('SHA-256', encoder.encode(message));
  return Array.from(new Uint8Array(hashBuffer), (b) => b.toString(16)).join('');
}

export function randomNonce(size = 32) {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export async function noncePair() {
  const raw = randomNonce();
  return { raw, hashed: await sha256Hex(raw) };
}

export function decodeBase64Url(text) {
  const padded = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(padded), (c) => c.charCodeAt(0));
}
