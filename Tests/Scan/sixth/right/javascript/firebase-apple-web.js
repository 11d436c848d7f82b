import { getAuth, OAuthProvider, signInWithCredential } from 'firebase/auth';

const APPLE = 'https://appleid.apple.com/auth/authorize';

const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

export function beginApple(clientId, redirectUri) {
  const rawNonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem('apple', JSON.stringify({ rawNonce }));
  return digest(rawNonce).then((nonce) => {
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code id_token',
      response_mode: 'fragment',
      nonce,
    });
    location.assign(`${APPLE}?${query}`);
  });
}

export async function finishApple(fragment) {
  const stored = sessionStorage.getItem('apple');
  sessionStorage.removeItem('apple');
  if (!stored) throw new Error('no login was started');
  const { rawNonce } = JSON.parse(stored);
  const idToken = new URLSearchParams(fragment.slice(1)).get('id_token');
  const credential = new OAuthProvider('apple.com').credential({ idToken, rawNonce });
  return signInWithCredential(getAuth(), credential);
}

async function digest(text) {
  const d = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hex(new Uint8Array(d));
}
