import { getAuth, OAuthProvider, signInWithCredential } from 'firebase/auth';
import { SignInWithApple } from '@capacitor-community/apple-sign-in';

const encoder = new TextEncoder();

function toHex(buffer) {
  return Array.from(new Uint8Array(buffer), (b) => b.toString(16).padStart(2, '0')).join('');
}

function newNonce() {
  return toHex(crypto.getRandomValues(new Uint8Array(24)).buffer);
}

/**
 * Native sheet first, then exchange the identity token at Firebase.
 * @returns {Promise<import('firebase/auth').UserCredential>}
 */
export async function loginWithApple() {
  const nonce = newNonce();
  const hashedNonce = toHex(await crypto.subtle.digest('SHA-256', encoder.encode(nonce)));

  const { response } = await SignInWithApple.authorize({
    clientId: 'com.example.reader',
    redirectURI: 'https://reader.example.com/auth/apple',
    scopes: 'email name',
    nonce: hashedNonce,
  });

  const provider = new OAuthProvider('apple.com');
  const credential = provider.credential({
    idToken: response.identityToken,
    rawNonce: hashedNonce,
  });
  return signInWithCredential(getAuth(), credential);
}
