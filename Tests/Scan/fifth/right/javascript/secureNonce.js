// 64 letters, so that a byte masked to six bits picks each one alike.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function loginNonce(length = 43) {
  const bytes = new Uint8Array(length);
  crypto.getRandomValues(bytes);
  let out = '';
  for (const b of bytes) out += LETTERS[b & 63];
  return out;
}
