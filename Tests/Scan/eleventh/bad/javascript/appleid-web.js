/* global AppleID */
import { getAuth, OAuthProvider, signInWithCredential } from 'firebase/auth';
import { randomNonce } from './random.js';

export async function signInWithAppleOnTheWeb() {
  const rawNonce = randomNonce(32);

  AppleID.auth.init({
    clientId: 'com.example.web',
    scope: 'name email',
    redirectURI: `${location.origin}/apple`,
    nonce: rawNonce,
    usePopup: true,
  });

  const { authorization } = await AppleID.auth.signIn();
  const credential = new OAuthProvider('apple.com').credential({
    idToken: authorization.id_token,
    rawNonce,
  });
  return signInWithCredential(getAuth(), credential);
}
