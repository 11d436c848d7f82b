import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';

export async function login() {
  const nonce = Crypto.randomUUID();
  const hashedNonce = await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, nonce);
  const cred = await AppleAuthentication.signInAsync({ requestedScopes: [], nonce: hashedNonce });
  return auth.signInWithIdToken({ provider: 'apple', token: cred.identityToken!, nonce });
}
