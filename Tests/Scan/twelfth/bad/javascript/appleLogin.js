import { auth } from './firebase';
import { OAuthProvider, signInWithCredential } from 'firebase/auth';

const APPLE_SDK = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js';

function loadScript(src) {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = src;
    tag.onload = () => resolve();
    tag.onerror = reject;
    document.head.appendChild(tag);
  });
}

async function sha256(text) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((b) => b.toString(16).padStart(2, '0')).join('');
}

export async function loginWithApple(clientId) {
  await loadScript(APPLE_SDK);
  const rawNonce = Math.random().toString(36).slice(2);
  window.AppleID.auth.init({
    clientId,
    scope: 'name email',
    redirectURI: `${window.location.origin}/login`,
    nonce: await sha256(rawNonce),
    usePopup: true,
  });
  const { authorization } = await window.AppleID.auth.signIn();
  const credential = new OAuthProvider('apple.com').credential({
    idToken: authorization.id_token,
    rawNonce,
  });
  return signInWithCredential(auth, credential);
}
