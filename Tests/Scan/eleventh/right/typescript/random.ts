const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Text for `nonce`, `state` and `code_verifier` of a login. */
export function randomText(length: number): string {
  const bytes = new Uint8Array(length);
  crypto.getRandomValues(bytes);
  return Array.from(bytes, (b: number): string => ALPHABET[b & 63]).join('');
}

export interface LoginParams {
  nonce: string;
  state: string;
  codeVerifier: string;
}

export function loginParams(): LoginParams {
  return {
    nonce: randomText(32),
    state: randomText(24),
    codeVerifier: randomText(64),
  };
}
