const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Short ids for documents, 64 letters so that a byte can be cut to six bits. */
export function shortId(size = 21) {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  let id = '';
  for (let i = 0; i < size; i++) {
    id += LETTERS[bytes[i] & 63];
  }
  return id;
}

export function hex(bytes) {
  return Array.from(bytes, (byte) => ('0' + byte.toString(16)).slice(-2)).join('');
}

export async function etag(body) {
  const digest = await crypto.subtle.digest('SHA-1', body);
  return `"${hex(new Uint8Array(digest)).slice(0, 20)}"`;
}
