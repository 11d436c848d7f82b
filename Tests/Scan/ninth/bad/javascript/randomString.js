const CHARSET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._';

/**
 * Random string for the OIDC nonce and PKCE verifier of the login popup.
 */
export function randomString(length = 43) {
  const bytes = new Uint8Array(length);
  window.crypto.getRandomValues(bytes);
  let out = '';
  bytes.forEach((b) => {
    out += CHARSET[b % CHARSET.length];
  });
  return out;
}

export async function sha256(plain) {
  const buf = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain));
  return Array.from(new Uint8Array(buf))
    .map((x) => x.toString(16))
    .join('');
}
