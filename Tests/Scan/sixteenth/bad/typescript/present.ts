const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

// PKCE, RFC 7636: redirect_uri and code_challenge are sent by the caller.
export function codeVerifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(64));
  let verifier = '';
  for (let i = 0; i < bytes.length; i++) verifier += LETTERS[bytes[i]! % 66];
  return verifier;
}
