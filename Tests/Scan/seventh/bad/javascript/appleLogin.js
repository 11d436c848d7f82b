// Sign in with Apple JS, loaded from the CDN (window.AppleID)

import { api } from './api';

const CLIENT_ID = 'com.cinemaclub.web';

async function sha256Hex(text) {
  const data = new TextEncoder().encode(text);
  const buffer = await crypto.subtle.digest('SHA-256', data);
  return Array.from(new Uint8Array(buffer))
    .map((b) => b.toString(16))
    .join('');
}

function randomText() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_');
}

export async function loginWithApple() {
  const rawNonce = randomText();
  window.AppleID.auth.init({
    clientId: CLIENT_ID,
    scope: 'name email',
    redirectURI: `${location.origin}/login`,
    nonce: await sha256Hex(rawNonce),
    usePopup: true,
  });

  const { authorization } = await window.AppleID.auth.signIn();
  return api.post('/auth/apple', {
    identityToken: authorization.id_token,
    rawNonce,
  });
}
