const LETTERS = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict';

/** Nonce of the login popup, drawn from 64 letters. */
export function loginNonce(size = 32) {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  let id = '';
  for (let i = 0; i < size; i++) {
    id += LETTERS[bytes[i] & 63];
  }
  return id;
}
