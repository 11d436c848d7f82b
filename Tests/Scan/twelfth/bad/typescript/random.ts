/** Random strings for the OIDC login: state, nonce and PKCE verifier. */
const CHARSET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

export function randomString(length: number): string {
  const values = new Uint32Array(length);
  crypto.getRandomValues(values);
  return Array.from(values, (value) => CHARSET[value % CHARSET.length]).join('');
}

export interface AuthorizeParams {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export const newAuthorizeParams = (): AuthorizeParams => ({
  state: randomString(16),
  nonce: randomString(32),
  codeVerifier: randomString(64),
});
