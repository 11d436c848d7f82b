export const toHex = (digest: ArrayBuffer): string => {
  let hex = '';
  for (const byte of new Uint8Array(digest)) {
    hex += byte.toString(16);
  }
  return hex;
};
export const hashNonce = async (nonce: string) =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce)));
