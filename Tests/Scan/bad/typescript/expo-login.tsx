import * as AppleAuthentication from 'expo-apple-authentication';
import * as Crypto from 'expo-crypto';

export async function login() {
  const nonce = Math.random().toString(36).substring(2, 10);
  const hashedNonce = await Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, nonce);
  const cred = await AppleAuthentication.signInAsync({ requestedScopes: [], nonce: hashedNonce });
  const provider = new OAuthProvider('apple.com');
  return signInWithCredential(auth, provider.credential({ idToken: cred.identityToken!, rawNonce: nonce }));
}
