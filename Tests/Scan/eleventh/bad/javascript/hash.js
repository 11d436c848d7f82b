// Helpers of the "Sign in with Apple" button.

export async function sha256(text) {
  const buf = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(buf))
    .map((b) => b.toString(16))
    .join('');
}

export function nonce() {
  const a = new Uint8Array(40);
  crypto.getRandomValues(a);
  const abc = '0123456789abcdefghijklmnopqrstuvwxyz';
  return Array.from(a.filter((x) => x < 255), (x) => abc[x % 36]).join('').slice(0, 20);
}
