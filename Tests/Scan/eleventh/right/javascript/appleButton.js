import { getAuth, OAuthProvider, signInWithCredential } from 'firebase/auth';
import { hashNonce, newNonce } from './hex.mjs';

let busy = false;

export async function appleButton() {
  if (busy) return null;
  busy = true;
  try {
    const rawNonce = newNonce();
    window.AppleID.auth.init({
      clientId: 'com.example.web',
      redirectURI: location.origin + '/apple',
      scope: 'email',
      nonce: await hashNonce(rawNonce),
      usePopup: true,
    });
    const { authorization } = await window.AppleID.auth.signIn();
    if (!authorization?.id_token) return null;
    const credential = new OAuthProvider('apple.com').credential({
      idToken: authorization.id_token,
      rawNonce,
    });
    return await signInWithCredential(getAuth(), credential);
  } finally {
    busy = false;
  }
}
